import type { Page } from 'playwright-core';

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

/** Signs in without opening a screen, which saves time: enough for calls of the API before the test opens a page. */
export async function signInAhead(page: Page, account: Account): Promise<void> {
  const tokens = await tokensFor(page, account);
  await page.goto('/favicon.svg');
  await page.evaluate(({ accessToken, refreshToken, expiresIn }) => {
    localStorage.setItem('accessToken_admin', accessToken);
    localStorage.setItem('refreshToken_admin', refreshToken);
    localStorage.setItem('expiresAt_admin', String(Date.now() + expiresIn * 1_000));
    localStorage.setItem('isLoggedIn_admin', 'true');
  }, tokens);
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
  return data;
}
