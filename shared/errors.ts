/** The caller can repair it. The message names the field and the rule and is sent to the caller; it never repeats private input. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The key or token is missing or not accepted. The message is sent to the caller; it never says why a given key was refused. */
export class AccessError extends Error {
  override readonly name = 'AccessError';
}

/** The operation could not do its work, for a reason the caller is told. Answered as 500; the message holds no secret and no input. */
export class OperationError extends Error {
  override readonly name: string = 'OperationError';
  /** Machine-readable reason, kept in the execution log. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
