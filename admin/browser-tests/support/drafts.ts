import type { Page } from 'playwright';
import { anOffer } from '../offer-records.ts';
import { accounts, signInAhead } from './accounts.ts';

/** Opens the editor of a new offer, signed in as the administrator. */
export async function openNewOffer(page: Page, title: string): Promise<number> {
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title);
  await page.goto(`/offers/${id}/edit`);
  await page.locator('input[name="address"]').waitFor();
  return id;
}

/** Closes the page without any question, as when the browser crashes, and opens the address again, until that field is there. */
export async function crashed(page: Page, field = 'address'): Promise<Page> {
  const address = page.url();
  const next = await page.context().newPage();
  await page.close();
  await next.goto(address);
  await next.locator(`input[name="${field}"]`).waitFor();
  return next;
}

interface StoredDrafts {
  /** As the storage of the browser shows them to anybody at the computer. */
  raw: string[];
  /** What the signed-in user can read of them. */
  readable: string[];
}

/** The drafts in the storage of this browser. */
export const storedDrafts = (page: Page): Promise<StoredDrafts> =>
  page.evaluate(async () => {
    const found = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await found(indexedDB.open('drafts'));
    if (!database.objectStoreNames.contains('drafts')) return { raw: [], readable: [] };
    const drafts = database.transaction('drafts').objectStore('drafts');
    const [keys, values] = await Promise.all([found(drafts.getAllKeys()), found(drafts.getAll())]);
    database.close();
    const token = localStorage.getItem('accessToken_admin');
    const keyOf = async () => {
      const answer = await fetch('/api/user/me/draft-key', { headers: { Authorization: `Bearer ${token}` } });
      const base64 = (await answer.json()).data.key.replaceAll('-', '+').replaceAll('_', '/');
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt']);
    };
    const key = token === null ? null : await keyOf();
    const readable: string[] = [];
    for (const [at, { sealed }] of values.entries()) {
      const additionalData = new TextEncoder().encode(String(keys[at]));
      const settings = { name: 'AES-GCM', iv: sealed?.nonce, additionalData };
      const opened = key && (await crypto.subtle.decrypt(settings, key, sealed?.bytes).catch(() => null));
      if (!opened) continue;
      const { values: typed, part } = JSON.parse(new TextDecoder().decode(opened));
      readable.push(JSON.stringify({ values: typed, part }));
    }
    const raw = values.map((draft) => {
      const bytesOfDraft = draft.sealed ? new TextDecoder().decode(draft.sealed.bytes) : '';
      return JSON.stringify(draft) + bytesOfDraft;
    });
    return { raw, readable };
  });

/** How many stored drafts of the signed-in user contain the word. */
export const draftsWith = async (page: Page, word: string): Promise<number> =>
  (await storedDrafts(page)).readable.filter((text) => text.includes(word)).length;
