import type { PayPalState } from '@share/contract/areas/paypal/paypal.schemas.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;
const FIRST_WAIT = A_MINUTE / 2;
const LONGEST_WAIT = AN_HOUR;

/** When PayPal is asked again after that many asks without a result: sooner at first, then every hour. */
export const nextAsk = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_WAIT * 2 ** Math.min(asks, 10), LONGEST_WAIT));

const MOST_VAIN_ASKS = 12;

interface Asked {
  state: PayPalState;
  failedAt: Date | null;
  releasedAt: Date | null;
  disputedAs: string | null;
  isContradicted: boolean;
}

/**
 * When PayPal is asked again about a payment, or null. While money may be taken it is asked for ever, also after its hold was released
 * (`releasedAt`), and while the payment is disputed or PayPal shows it in another way than the books; where people have to look, after no answer, and while what was approved is not
 * taken yet (the process may have died, or too many waited for the series), a number of times. After a failed capture (`failedAt`) it is
 * asked for one more day, and if it does not answer, for a month.
 */
export function nextAskAfter(
  { state, failedAt, releasedAt, disputedAs, isContradicted }: Asked,
  { isAnswered, asks }: { isAnswered: boolean; asks: number },
  now: Date,
): Date | null {
  if (state === 'capturing' || releasedAt !== null || disputedAs !== null || isContradicted)
    return nextAsk(asks, now);
  if (failedAt !== null) {
    const isGivenUp = now.getTime() - failedAt.getTime() > 30 * A_DAY;
    return isAnswered || isGivenUp ? askAgainAfterFailure(failedAt, now) : nextAsk(asks, now);
  }
  const isOpenQuestion = state === 'unknown' || state === 'approved' || !isAnswered;
  return isOpenQuestion && asks < MOST_VAIN_ASKS ? nextAsk(asks, now) : null;
}

/** Times since the failure. They do not count questions, so notices and people who ask in between use none of them up. */
const AFTER_FAILURE = [5 * A_MINUTE, AN_HOUR, 6 * AN_HOUR, A_DAY];

const askAgainAfterFailure = (failedAt: Date, now: Date): Date | null =>
  AFTER_FAILURE.map((wait) => new Date(failedAt.getTime() + wait)).find((at) => at > now) ?? null;

/** When the capture failed by PayPal's answer, so that PayPal is asked again whether that is still true; null if it did not fail. */
export function failedSince(
  { state: before, failedAt, releasedAt }: Pick<Asked, 'state' | 'failedAt' | 'releasedAt'>,
  { state, isAnswered }: { state: PayPalState; isAnswered: boolean },
  now: Date,
): Date | null {
  if (state !== 'failed') return null;
  const isNews = before === 'capturing' || before === 'unknown' || (isAnswered && releasedAt !== null);
  return isNews ? now : failedAt;
}

const SHORTEST_PAUSE = 10_000;

/**
 * When PayPal is asked because of a notice. Anybody can send notices: so there is a pause after a question that brought nothing new,
 * which grows with each of them.
 */
export function askAfterNotice(
  { asks, askedAt, nextAskAt }: { asks: number; askedAt: Date | null; nextAskAt: Date | null },
  now: Date,
): Date {
  const pause = asks === 0 ? 0 : Math.min(SHORTEST_PAUSE * 2 ** Math.min(asks - 1, 10), LONGEST_WAIT);
  const allowed = Math.max(now.getTime(), (askedAt?.getTime() ?? 0) + pause);
  return new Date(Math.min(allowed, nextAskAt?.getTime() ?? allowed));
}
