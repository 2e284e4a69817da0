import type { FoundPlace } from '@share/contract/areas/maps/maps.endpoints.ts';
import { and, eq, gt, ne, or } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openSemaphore } from '../../platform/semaphore.ts';
import { askGeocoder } from './ask-geocoder.ts';
import { waitForTurn } from './geocoder-turns.ts';
import { geocoderAnswers } from './maps.tables.ts';

const CACHE_MILLISECONDS = 30 * 86_400_000;
/** New developments are unknown at first and found later. */
const EMPTY_CACHE_MILLISECONDS = 3_600_000;

/** The places of an address, from stored answers or the geocoder (ELM-42, ELM-44). Empty answers are stored for an hour. */
export async function findPlaces(context: Context, address: string): Promise<FoundPlace[]> {
  const query = normalised(address);
  const stored = await loadStoredAnswer(context, query);
  if (stored) return stored;
  const release = await asking.acquire(context.actor.id, context.left);
  try {
    return await askInTurn(context, query);
  } finally {
    release();
  }
}

/** Each person has only one search at a time, so that others get their turns. */
const asking = openSemaphore(2, 4);

async function askInTurn(context: Context, query: string): Promise<FoundPlace[]> {
  await waitForTurn(context);
  // Another request may have stored the answer while this one waited.
  return (await loadStoredAnswer(context, query)) ?? storeAnswer(context, query, await ask(context, query));
}

const normalised = (address: string) => address.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

async function loadStoredAnswer({ db, language, now }: Context, query: string): Promise<FoundPlace[] | null> {
  const isSameSearch = and(eq(geocoderAnswers.language, language), eq(geocoderAnswers.query, query));
  const after = (milliseconds: number) =>
    gt(geocoderAnswers.createdAt, new Date(now().getTime() - milliseconds));
  const isFresh = or(
    after(EMPTY_CACHE_MILLISECONDS),
    and(ne(geocoderAnswers.answer, []), after(CACHE_MILLISECONDS)),
  );
  const [stored] = await db.select().from(geocoderAnswers).where(and(isSameSearch, isFresh));
  return stored?.answer ?? null;
}

async function storeAnswer(
  { db, language, now }: Context,
  query: string,
  answer: FoundPlace[],
): Promise<FoundPlace[]> {
  const createdAt = now();
  await db
    .insert(geocoderAnswers)
    .values({ language, query, answer, createdAt })
    .onConflictDoUpdate({
      target: [geocoderAnswers.language, geocoderAnswers.query],
      set: { answer, createdAt },
    });
  return answer;
}

async function ask(context: Context, query: string): Promise<FoundPlace[]> {
  try {
    return await askGeocoder(context, query);
  } catch (error) {
    context.log.warn(
      { requestId: context.requestId, err: error },
      'the geocoder did not answer as it should',
    );
    throw new Refusal('GEOCODER_UNAVAILABLE');
  }
}
