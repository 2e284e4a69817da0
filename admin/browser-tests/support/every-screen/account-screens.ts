import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import type { Page } from 'playwright';
import { accountWith } from '../../limited-account.ts';
import { aSeries, unique } from '../../records.ts';
import { button, field, heading } from '../../screens.ts';
import { type Account, signedIn } from '../accounts.ts';
import type { Place, Screen } from './screen.ts';

const DIALOG = { part: '[role=dialog]' };
const dialog = (page: Page) => page.getByRole('dialog');

async function query({ server }: Place, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(text, values).finally(() => client.end());
}

/** The own account of a new person, in a state that something has led to. */
const state = (
  name: string,
  more: Partial<Screen>,
  begin: (place: Place, account: Account) => Promise<unknown>,
): Screen => ({
  name: `account ${name}`,
  viewer: 'visitor',
  isAlone: true,
  open: async (place) => {
    const keys = ['admin:faq:list', 'admin:series:get', 'admin:series:edit'] as const;
    const account = await accountWith(place.server, ...keys);
    await signedIn(place.page, account, '/account');
    await heading(place.page, 'My account').waitFor();
    await begin(place, account);
  },
  ...more,
});

async function setUpCodes({ page }: Place): Promise<void> {
  await button(page, 'Turn on codes from an app').click();
  await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
}

async function turnOnCodes(place: Place): Promise<void> {
  const { page } = place;
  await setUpCodes(place);
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await field(page, 'Code from your app').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await button(page, 'Turn on').click();
  await page.getByText('Recovery codes left: 10.').waitFor();
}

async function signInAgain(place: Place, { email, password }: Account): Promise<void> {
  const { page, expectFailure } = place;
  await turnOnCodes(place);
  await button(page, 'I have saved them').click();
  for (const address of ['/api/', '/api/token']) expectFailure({ address, status: 401 });
  await button(page, 'Log out').click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await heading(page, 'Second step').waitFor();
}

/** Devices on which the person has signed in, one a day. */
async function manyDevices(place: Place, { email }: Account): Promise<void> {
  await query(
    place,
    `INSERT INTO sessions (id, user_id, token_hash, created_at, rotated_at, expires_at, ip, confirmed_at)
     SELECT gen_random_uuid(), own.user_id, encode(sha256(own.id::text::bytea || day::text::bytea), 'hex'), own.created_at, own.created_at - day * interval '1 day',
       own.expires_at, '10.0.0.' || day, own.confirmed_at
     FROM (SELECT * FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)) own,
       generate_series(1, 11) day`,
    [email],
  );
  await place.page.reload();
  await button(place.page, 'Show all (12)').waitFor();
}

/** Changes where money is paid to, long after the password was given. */
async function changeAccount(place: Place, { email }: Account): Promise<void> {
  const { page, staff, expectFailure } = place;
  const { id } = await aSeries(staff, `Pytana ${unique()}`);
  await query(
    place,
    `UPDATE sessions SET confirmed_at = now() - interval '11 minutes'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
  await page.goto(`/series/${id}/edit`);
  expectFailure({ address: '/api/', status: 403 });
  expectFailure({ address: '/api/self/confirm', status: 422 });
  await field(page, 'Account holder').fill('Nowy odbiorca');
  await button(page, 'Save').click();
  await dialog(page).getByLabel('Password', { exact: true }).fill('Wrong1wrong');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await dialog(page).getByText('The current password is not right.').waitFor();
}

export const accountScreens: Screen[] = [
  state('with many devices', {}, manyDevices),
  state('while codes from an app are set up', {}, setUpCodes),
  state('with its recovery codes', {}, turnOnCodes),
  state('asking before codes are turned off', DIALOG, async (place) => {
    await turnOnCodes(place);
    await button(place.page, 'I have saved them').click();
    await button(place.page, 'Turn off').click();
    await dialog(place.page).waitFor();
  }),
  state('asking for the name of a passkey', DIALOG, async ({ page }) => {
    await button(page, 'Add a passkey').click();
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await dialog(page).getByRole('alert').waitFor();
  }),
  state('asking for the password again', { ...DIALOG, staysBusy: true }, changeAccount),
  state('asking for the second step', {}, signInAgain),
];
