import { callerId } from '../../../platform/caller-id.ts';
import type { Context } from '../../../platform/context.ts';
import { networkOf, wideNetworkOf } from '../../../platform/http/network.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countTryHere, giveBackHere } from './memory-throttle.ts';
import { countTry, forget, giveBack, isAmongFirst, isRemembered, type Limit, remember } from './throttle.ts';

const A_DAY_OF_SECONDS = 86_400;
const A_MONTH_OF_SECONDS = 30 * A_DAY_OF_SECONDS;
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
  const isKnown = await knowsNetwork(context, email);
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

/** Whether the owner has signed in from this network within a month. */
export const knowsNetwork = (context: Context, email: string): Promise<boolean> =>
  isRemembered(context, knownKey(context, email));

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
const OWN_TRIES_OF_A_DAY = 300;

/**
 * Counts a call by which the owner of an account stores something, asks PayPal, or takes a place in a queue. It is counted per
 * account only: nobody else can use up its tries, and another network brings no new ones.
 */
export const countOwnTry = (context: Context, what: string, account = callerId(context)): Promise<void> =>
  countTry(context, [
    { key: `${what} day account ${account}`, tries: OWN_TRIES_OF_A_DAY, seconds: A_DAY_OF_SECONDS },
    ownLimit(context, what, account),
  ]);

/**
 * Runs the placing of an order. Tries are counted in memory, because in a rush each order would otherwise cost one more write. A
 * try that found no place in the queue does not count: otherwise investors who try again in a rush would be shut out.
 */
export async function countingOwnOrder<Answer>(
  context: Context,
  place: () => Promise<Answer>,
): Promise<Answer> {
  const limit = ownLimit(context, 'order', callerId(context));
  countTryHere(context, limit);
  try {
    return await place();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') giveBackHere(context, limit);
    throw error;
  }
}

const ownLimit = (context: Context, what: string, account: number): Limit => ({
  key: `${what} account ${account}`,
  tries: OWN_TRIES,
  seconds: context.environment.loginWaitSeconds * 10,
});

/**
 * Counts a registration. The limit is far lower than that of links, because each mails somebody who is not known here. An owner
 * of many IPv6 networks has a limit for all of them together.
 */
export const countRegistration = (context: Context): Promise<void> =>
  countTry(context, [
    { key: `registrations wide ${wideNetworkOf(context.ip)}`, tries: 500, seconds: A_DAY_OF_SECONDS },
    { key: `registrations ${networkOf(context.ip)}`, tries: 100, seconds: A_DAY_OF_SECONDS },
  ]);

/** Counts a message to the office. Strangers could use up a limit per address alone, by writing that address. */
export function countMessage(context: Context, email: string): Promise<void> {
  const [network, account] = [networkOf(context.ip), email.toLowerCase()];
  return countTry(context, [
    { key: `contact wide ${wideNetworkOf(context.ip)}`, tries: 200, seconds: A_DAY_OF_SECONDS },
    { key: `contact day ${network}`, tries: 100, seconds: A_DAY_OF_SECONDS },
    { key: `contact ${network}`, tries: 20, seconds: 3_600 },
    { key: `contact ${account} ${network}`, tries: 5, seconds: 600 },
  ]);
}

const MAILS_OF_A_DAY = 5;
/** Whether a mailbox may get one more of the e-mails of that kind for which strangers can ask; counts it. */
export const mayMailToday = (context: Context, what: string, mailbox: string): Promise<boolean> =>
  isAmongFirst(context, { key: `mail ${what} ${mailbox}`, tries: MAILS_OF_A_DAY, seconds: A_DAY_OF_SECONDS });

const A_MEGABYTE = 1_000_000;
/** Counts the bytes of a file that an investor stores, for the account and for the network. */
export function countBytes(context: Context, bytes: number): Promise<void> {
  const amount = Math.ceil(bytes / A_MEGABYTE);
  return countTry(context, [
    { key: `megabytes ${networkOf(context.ip)}`, tries: 1_000, seconds: A_DAY_OF_SECONDS, amount },
    { key: `megabytes account ${callerId(context)}`, tries: 200, seconds: A_DAY_OF_SECONDS, amount },
  ]);
}

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
