import type { FoundPlace } from '@share/contract/areas/maps/maps.endpoints.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { askGeocoder } from './ask-geocoder.ts';
import { waitForTurn } from './geocoder-turns.ts';
import { geocoderAnswers } from './maps.tables.ts';

const KEPT_MILLISECONDS = 30 * 86_400_000;

/** Where an address lies, from what the geocoder said before or says now (ELM-42, ELM-44). Nothing found is an answer too. */
export async function findPlaces(context: Context, address: string): Promise<FoundPlace[]> {
  const query = normalised(address);
  const known = await readKept(context, query);
  if (known) return known;
  await waitForTurn(context);
  // Somebody may have asked the same meanwhile.
  return (await readKept(context, query)) ?? keep(context, query, await ask(context, query));
}

const normalised = (address: string) => address.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

async function readKept({ db, language, now }: Context, query: string): Promise<FoundPlace[] | null> {
  const asked = and(eq(geocoderAnswers.language, language), eq(geocoderAnswers.query, query));
  const isFresh = gt(geocoderAnswers.createdAt, new Date(now().getTime() - KEPT_MILLISECONDS));
  const [kept] = await db.select().from(geocoderAnswers).where(and(asked, isFresh));
  return kept?.answer ?? null;
}

async function keep(
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
