import { getDraftKey } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { call } from '../api/api-client.ts';
import { currentUser } from '../session/current-user.ts';

let known: { userId: number; key: Promise<CryptoKey> } | null = null;

/**
 * The key that encrypts the drafts of the signed-in user; only the server can derive it. It stays in memory, so that drafts can
 * still be written when the session ends. Rejects if there is no key: without https browsers do not encrypt.
 */
export function draftKey(): Promise<CryptoKey> {
  const userId = currentUser()?.id;
  if (userId === undefined) return Promise.reject(new Error('Nobody is signed in'));
  if (known?.userId !== userId) {
    const asked = { userId, key: fetchKey() };
    known = asked;
    asked.key.catch(() => {
      if (known === asked) known = null; // The next draft requests it again.
    });
  }
  return known.key;
}

async function fetchKey(): Promise<CryptoKey> {
  const { key } = await call(getDraftKey);
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
