import { sha256 } from '../secrets.ts';
import { PayPalToken } from './paypal-answers.ts';
import { type PayPalAnswer, send } from './send-to-paypal.ts';

/** A token is not used in its last minute. */
const SPARE_SECONDS = 60;
const MOST_TOKENS = 100;

/** Credentials of a PayPal application, and whether it is one with real money. */
export interface PayPalAccount {
  productionMode: boolean;
  clientId: string;
  clientSecret: string;
}

export interface PayPalTokens {
  /** The stored token of the account, or a new one. */
  tokenOf(account: PayPalAccount): Promise<PayPalAnswer<string>>;
  newToken(account: PayPalAccount): Promise<PayPalAnswer<string>>;
}

/** Gets tokens from PayPal for credentials, and keeps them in memory until they end. */
export function openTokens(baseOf: (account: PayPalAccount) => string, timeoutSeconds: number): PayPalTokens {
  const tokens = new Map<string, { text: string; until: number }>();
  const keyOf = (account: PayPalAccount) =>
    sha256([baseOf(account), account.clientId, account.clientSecret].join('\0'));

  async function newToken(account: PayPalAccount): Promise<PayPalAnswer<string>> {
    const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
    const answer = await send(
      `${baseOf(account)}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
      { schema: PayPalToken, timeoutSeconds },
    );
    if (answer.outcome !== 'done') {
      // OAuth errors have no `name`, so they are known by their status.
      const isRefused = answer.status === 401 || answer.status === 400;
      return isRefused ? { outcome: 'refused', issue: 'CREDENTIALS_REFUSED', isMissing: false } : answer;
    }
    const { access_token: text, expires_in: seconds } = answer.value;
    const key = keyOf(account);
    tokens.delete(key);
    tokens.set(key, { text, until: performance.now() + (seconds - SPARE_SECONDS) * 1_000 });
    const [oldest] = tokens.keys();
    if (tokens.size > MOST_TOKENS && oldest !== undefined) tokens.delete(oldest);
    return { outcome: 'done', value: text };
  }

  async function tokenOf(account: PayPalAccount): Promise<PayPalAnswer<string>> {
    const known = tokens.get(keyOf(account));
    return known && known.until > performance.now()
      ? { outcome: 'done', value: known.text }
      : newToken(account);
  }

  return { tokenOf, newToken };
}
