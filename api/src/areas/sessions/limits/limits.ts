import { callerId } from '../../../platform/caller-id.ts';
import type { Context } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countTryHere, giveBackHere } from './memory-throttle.ts';
import { countTry, forget, giveBack, isRemembered, type Limit, remember } from './throttle.ts';

const A_MONTH_OF_SECONDS = 30 * 86_400;
/**
 * The most failures of one network, whatever LOGIN_TRIES allows to one account: an office has hundreds of people, but not
 * hundreds of failures.
 */
const TRIES_OF_A_NETWORK = 100;

/**
 * Counts a sign-in against a wide limit per network, a slower one per account, and LOGIN_TRIES per account and network. The
 * limit per account does not apply to networks that are known for the account: otherwise an attacker with many addresses could
 * block its owner permanently (R24).
 */
export async function countSignIn(context: Context, email: string): Promise<readonly Limit[]> {
  const { wide, anywhere, strict } = signInLimits(context, email);
  const isKnown = await isRemembered(context, knownKey(context, email));
  const counted = isKnown ? [wide, strict] : [wide, anywhere, strict];
  await countTry(context, counted);
  return counted;
}

/** Only failures count: a success gives its own try back, forgets the failures here, and makes the network known. */
export async function forgiveSignIn(
  context: Context,
  email: string,
  counted: readonly Limit[],
): Promise<void> {
  await giveBackAll(context, counted);
  await knowNetwork(context, email);
}

export async function giveBackAll(context: Context, counted: readonly Limit[]): Promise<void> {
  for (const limit of counted) await giveBack(context, limit);
}

/**
 * Counts a try of a one-time code, a recovery code or a passkey. Somebody who tries has the password already, so an account
 * allows few tries from all networks together; its owner ends them by changing the password.
 */
export async function countCodeTry(context: Context, email: string): Promise<readonly Limit[]> {
  const { loginTries: tries, loginWaitSeconds: seconds } = context.environment;
  const counted = [
    { key: `code ${email}`, tries: tries * 2, seconds: seconds * 10 },
    { key: `code ${email} ${networkOf(context.ip)}`, tries, seconds },
  ];
  await countTry(context, counted);
  return counted;
}

/**
 * Makes the network known for the account. Somebody who has proved to own the account from here may sign in from here, whatever
 * others guessed before.
 */
export async function knowNetwork(context: Context, email: string): Promise<void> {
  await forget(context, signInLimits(context, email).strict);
  await remember(context, knownKey(context, email), A_MONTH_OF_SECONDS);
}

const knownKey = ({ ip }: Context, email: string) => `known ${email} ${networkOf(ip)}`;

function signInLimits({ environment, ip }: Context, email: string) {
  const { loginTries: tries, loginWaitSeconds: seconds } = environment;
  const network = networkOf(ip);
  return {
    wide: { key: `sign-in ${network}`, tries: TRIES_OF_A_NETWORK, seconds: seconds * 10 },
    anywhere: { key: `sign-in ${email}`, tries: tries * 10, seconds: seconds * 10 },
    strict: { key: `sign-in ${email} ${network}`, tries, seconds },
  };
}

/**
 * Counts a request for a link, per network only: with a limit per account, strangers could prevent its owner from resetting the
 * password. Where links are mailed, another limit says how often an address gets one.
 */
export const countLinkRequest = (context: Context): Promise<void> =>
  countTry(context, [linksOfNetwork(context)]);

const OWN_TRIES = 60;

/**
 * Counts a call of an investor that takes a place in a series' queue, asks PayPal or stores a file. It is counted per account
 * only: nobody else can use up its tries, and another network brings no new ones.
 */
export const countOwnTry = (context: Context, what: string): Promise<void> =>
  countTry(context, [ownLimit(context, what)]);

/**
 * Runs the placing of an order. Tries are counted in memory, because in a rush each order would otherwise cost one more write. A
 * try that found no place in the queue does not count: otherwise investors who try again in a rush would be shut out.
 */
export async function countingOwnOrder<Answer>(
  context: Context,
  place: () => Promise<Answer>,
): Promise<Answer> {
  const limit = ownLimit(context, 'order');
  countTryHere(context, limit);
  try {
    return await place();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') giveBackHere(context, limit);
    throw error;
  }
}

const ownLimit = (context: Context, what: string): Limit => ({
  key: `${what} account ${callerId(context)}`,
  tries: OWN_TRIES,
  seconds: context.environment.loginWaitSeconds * 10,
});

/** Counts a try of a link's token. */
export const countTokenTry = (context: Context, token: string): Promise<void> => {
  const { loginTries: tries, loginWaitSeconds: seconds } = context.environment;
  const strict = { key: `token ${token} ${networkOf(context.ip)}`, tries, seconds };
  return countTry(context, [linksOfNetwork(context), strict]);
};

const linksOfNetwork = ({ environment, ip }: Context): Limit => ({
  key: `password ${networkOf(ip)}`,
  tries: TRIES_OF_A_NETWORK,
  seconds: environment.loginWaitSeconds * 5,
});
