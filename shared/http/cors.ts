/** Verbatim from the specification, section 4.3. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, x-api-key',
} as const;

/** What lets a browser read the answer of a POST, and the correlation beside it, where the operation declares OPTIONS. */
export const readableByBrowsers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'x-execution-id, x-error-code',
} as const;
