import * as z from 'zod';
import { type Environment, readEnvironment } from '#shared/runtime/environment.ts';

const bytesRule = 'must be a whole number of bytes, at least 1';

/** The default is below the 32 MB at which managed gateways and Cloud Run cut a request. */
const limits = { MAX_BODY_BYTES: z.coerce.number(bytesRule).int(bytesRule).positive(bytesRule).default(20_000_000) };

/** The largest body, before and after decompression. @throws ConfigurationError when it is no number of bytes */
export function readBodyLimit(environment: Environment): number {
  return readEnvironment(limits, environment).MAX_BODY_BYTES;
}
