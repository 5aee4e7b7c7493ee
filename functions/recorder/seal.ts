import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Keeps a secret for a later attempt so that nobody can read it in the store. */
export interface Sealer {
  /** Undefined where there is no key to seal with: the secret is then known to the first attempt alone. */
  readonly seal: (secret: string) => string | undefined;
  /** Undefined when it was sealed under another key. */
  readonly open: (sealed: string) => string | undefined;
}

export function openSealer(apiKey: string | undefined): Sealer {
  if (apiKey === undefined) return { seal: () => undefined, open: () => undefined };
  const key = Buffer.from(hkdfSync('sha256', apiKey, '', 'minutes-api recorder', keyBytes));
  return {
    seal: (secret) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return undefined;
      }
    },
  };
}
