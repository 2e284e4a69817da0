import type { ErasureOfEntries } from '../areas/journal/erasure/erasure-digest.ts';
import { type Verified, verifySeals } from '../areas/journal/seals/verify-seals.ts';
import { openSecrets } from '../platform/secrets.ts';
import { runCheck } from './run-check.ts';

/**
 * `npm run audit:verify` calculates every seal of the audit trail again and names the first one that does not fit. It changes
 * nothing and may run while servers run. It names every erasure of a person for which entries lost values. Exit status 0: all
 * fit; 1: one is broken; 2: they could not be verified. Compare the newest seal with those that the server logs each hour,
 * because somebody who has the database and its key could replace all seals.
 */
await runCheck('The audit trail could not be verified', async (db, environment) => {
  const found = await verifySeals(db, openSecrets(environment.secretKey));
  for (const line of [inWords(found), ...found.erasures.map(erasureInWords)]) console.log(line);
  return !found.broken && found.isKeyed && found.forgedErasure === null;
});

function inWords({ seals, newest, unsealed, broken, isKeyed, forgedErasure }: Verified): string {
  if (broken) {
    const { seal, previous } = broken;
    return `The audit trail is broken at seal ${seal.id} of ${seal.sealedAt.toISOString()}: entries ${
      previous ? `${previous.lastId + 1}` : 'from the first'
    } to ${seal.lastId}, or the seal itself, were changed, deleted or added, or SECRET_KEY is not the key with which it was made.`;
  }
  if (forgedErasure !== null)
    return `The audit trail is broken: entries about person ${forgedErasure} are not as their erasure left them.`;
  if (newest && !isKeyed)
    return `The audit trail is not proven: seal ${newest.id} of ${newest.sealedAt.toISOString()}, the newest, needs no key, so anybody with the database can have made it. A running server adds a keyed seal within a minute of the next entry.`;
  if (!newest) return `The audit trail has no seal yet; ${unsealed} entries wait for one.`;
  return `The audit trail is right: ${seals} seals fit. The newest is seal ${newest.id} of ${newest.sealedAt.toISOString()}, ${newest.hash}; ${unsealed} entries are newer.`;
}

const reasonsInWords = {
  'about-person': 'about the person',
  'names-person': 'searches and saved views that name the person',
  'of-person': 'acts of the person',
};

function erasureInWords({ userId, at, by, reasons }: ErasureOfEntries): string {
  const emptied = reasons.map(
    ({ reason, entries }) => `${entries} ${reason ? reasonsInWords[reason] : 'without a recorded reason'}`,
  );
  return `Emptied on ${at.toISOString()} by ${by}, when the data of person ${userId} were erased: ${emptied.join(', ')}.`;
}
