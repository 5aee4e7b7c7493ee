/** Set by one operation when it calls another, so that the log tells who began the call. */
export const triggerHeader = 'x-triggered-by';

/** Names the execution whose input is run again. */
export const reExecutedFromHeader = 'x-re-executed-from';
