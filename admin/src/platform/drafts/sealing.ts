/** An encrypted value. */
export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const NONCE_BYTES = 12;

/** Encrypts a value that JSON can represent. A number that is not readable, NaN, is stored as an empty field. It can be decrypted only with the same key and place. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value, withoutNaN));
  return { nonce, bytes: await crypto.subtle.encrypt(settings(nonce, place), key, text) };
}

/** JSON would make a null of NaN, which no field of a number has. */
const withoutNaN = (_: string, value: unknown) => (Number.isNaN(value) ? '' : value);

/** Decrypts the value. Throws if the key or the place differs, or the bytes were changed. */
export async function unseal(key: CryptoKey, place: string, { nonce, bytes }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt(settings(nonce, place), key, bytes);
  return JSON.parse(new TextDecoder().decode(text));
}

const settings = (nonce: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(place),
});
