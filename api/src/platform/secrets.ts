import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ENVELOPE = /^v1\.([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/**
 * Encrypts secrets that must be readable again, and makes fingerprints of texts that must only be recognised (R25). A sealed
 * text is bound to its place (`series:paypal_sandbox_client_secret:12`), so that it cannot be copied into another row.
 */
export interface Secrets {
  seal(text: string, place: string): string;
  open(sealed: string, place: string): string;
  /** Seals and opens with a key that is derived from a seed: nobody can open the text when all copies of the seed are gone. */
  under(seed: string): Pick<Secrets, 'seal' | 'open'>;
  /** A keyed fingerprint of a text, base64url; `purpose` separates uses. */
  fingerprint(text: string, purpose: string): string;
  signingKey: Uint8Array;
}

export function openSecrets(secretKey: string): Secrets {
  const master = Buffer.from(secretKey, 'base64');
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, '', purpose, 32));
  const sealingKey = derive('seal');
  const signingKey = derive('access-token');
  const fingerprintKey = derive('fingerprint');

  return {
    signingKey,
    ...sealingUnder(sealingKey),
    under: (seed) => sealingUnder(derive(`seal ${seed}`)),
    fingerprint: (text, purpose) =>
      createHmac('sha256', fingerprintKey).update(`${purpose}\0${text}`).digest('base64url'),
  };
}

function sealingUnder(key: Buffer): Pick<Secrets, 'seal' | 'open'> {
  return {
    seal(text, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return ['v1', nonce, cipher.getAuthTag(), sealed]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.');
    },
    open(envelope, place) {
      const parts = ENVELOPE.exec(envelope)
        ?.slice(1)
        .map((part) => Buffer.from(part, 'base64url'));
      const [nonce, tag, sealed] = parts ?? [];
      if (!nonce || !tag || !sealed) throw new Error(`What is stored at ${place} is not a sealed secret`);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    },
  };
}

/** Lower-case hexadecimal SHA-256, the form in which tokens are stored. */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
