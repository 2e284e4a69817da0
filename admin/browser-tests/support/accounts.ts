import type { Page } from 'playwright';

export interface Account {
  email: string;
  password: string;
}

export const accounts = {
  admin: { email: 'admin@example.com', password: 'Admin1234' },
  editor: { email: 'editor@example.com', password: 'Editor1234' },
  investor: { email: 'investor@example.com', password: 'Investor1234' },
} as const satisfies Record<string, Account>;

/** Opens an address as a signed-in user, without the login screen. */
export async function signedIn(page: Page, account: Account, address = '/'): Promise<void> {
  await signInAhead(page, account);
  await page.goto(address);
}

/** What is known of pages that have opened nothing yet. */
const ahead = new WeakMap<Page, { accessToken: string; origin: string }>();

/**
 * Signs in without opening a screen, which saves time: enough for calls of the API (`callApi`) before the test opens one. A new page
 * gets its session with its first document, any other at once.
 */
export async function signInAhead(page: Page, account: Account): Promise<void> {
  const tokens = await tokensFor(page, account);
  if (page.url() === 'about:blank' && !ahead.has(page)) {
    ahead.set(page, tokens);
    await page.addInitScript(keepSession, { ...tokens, onlyFirst: true });
  } else {
    await page.goto('/favicon.svg');
    await page.evaluate(keepSession, { ...tokens, onlyFirst: false });
  }
}

/** The access token of a page that is signed in. */
export const accessTokenOf = async (page: Page): Promise<string | null> =>
  page.url() === 'about:blank'
    ? (ahead.get(page)?.accessToken ?? null)
    : page.evaluate(() => localStorage.getItem('accessToken_admin'));

/** The server of a page that is signed in, as in `https://office.example`. */
export const originOf = (page: Page): string => ahead.get(page)?.origin ?? new URL(page.url()).origin;

type Tokens = Awaited<ReturnType<typeof tokensFor>>;

/** Runs in the page. With `onlyFirst` it does so before each document, and nothing after the first: the session may have been renewed or ended. */
function keepSession({
  accessToken,
  refreshToken,
  expiresIn,
  onlyFirst,
}: Tokens & { onlyFirst: boolean }): void {
  if (onlyFirst) {
    if (window !== window.top || window.name !== '' || !location.protocol.startsWith('http')) return;
    window.name = 'has opened a document';
  }
  localStorage.setItem('accessToken_admin', accessToken);
  localStorage.setItem('refreshToken_admin', refreshToken);
  localStorage.setItem('expiresAt_admin', String(Date.now() + expiresIn * 1_000));
  localStorage.setItem('isLoggedIn_admin', 'true');
}

async function tokensFor(page: Page, { email, password }: Account) {
  const answer = await page.request.post('/api/token', {
    data: {
      grantType: 'password',
      email,
      password,
      forAdmin: true,
      clientId: 'back-office',
      clientSecret: 'back-office',
    },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { data } = (await answer.json()) as {
    data: { accessToken: string; refreshToken: string; expiresIn: number };
  };
  return { ...data, origin: new URL(answer.url()).origin };
}
