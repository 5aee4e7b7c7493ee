import { readOptions } from '#infra/command/read-options.ts';
import { type SimulatedVendor, simulatedVendors } from './vendors.ts';

export interface Options {
  readonly vendor: SimulatedVendor;
  readonly count: number;
  /** How often each event is sent. */
  readonly duplicates: number;
  readonly concurrency: number;
  readonly url: string;
  /** Undefined for the key of `npm start`. */
  readonly key: string | undefined;
  /** Undefined for the vendor's variable in the environment, and without one for no signature. */
  readonly secret: string | undefined;
  /** Sends no key: the signature has to suffice. */
  readonly signatureOnly: boolean;
  /** Where the stand-in for the vendor's downloads listens. */
  readonly standInPort: number;
}

const flags = {
  vendor: { type: 'string', default: 'generic' },
  count: { type: 'string', default: '10' },
  duplicates: { type: 'string', default: '1' },
  concurrency: { type: 'string', default: '8' },
  url: { type: 'string', default: 'http://127.0.0.1:8080/recorder' },
  key: { type: 'string' },
  secret: { type: 'string' },
  'signature-only': { type: 'boolean', default: false },
  'stand-in-port': { type: 'string', default: '8099' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const usage = `npm run simulate -- recorder --vendor <${simulatedVendors.join('|')}> [--count 10] [--duplicates 1]
  [--concurrency 8] [--url http://127.0.0.1:8080/recorder] [--key KEY] [--secret SECRET] [--signature-only] [--stand-in-port 8099]`;

/** Undefined where only the usage is asked for. @throws Error naming the argument that is wrong and what it may be */
export function parseOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = readOptions({ args: [...args], options: flags, allowPositionals: true }, usage);
  if (values.help) return undefined;
  if (positionals.length !== 1 || positionals[0] !== 'recorder') throw new Error(`say what to simulate\n${usage}`);
  const vendor = simulatedVendors.find((name) => name === values.vendor);
  if (!vendor) throw new Error(`--vendor: must be one of ${simulatedVendors.join(', ')}`);
  if (!/^https?:$/.test(URL.parse(values.url)?.protocol ?? ''))
    throw new Error('--url: must be the http address of the recorder behind a gateway');
  return {
    vendor,
    count: numberOf('count', values.count, 100_000),
    duplicates: numberOf('duplicates', values.duplicates, 100),
    concurrency: numberOf('concurrency', values.concurrency, 1000),
    url: values.url,
    key: values.key,
    secret: values.secret,
    signatureOnly: values['signature-only'],
    standInPort: numberOf('stand-in-port', values['stand-in-port'], 65_535),
  };
}

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new Error(`--${name}: must be a whole number between 1 and ${most}`);
}
