/** @module-tag essential */
import { expect, test } from 'vitest';
import { accountScreens } from './support/every-screen/account-screens.ts';
import { bookScreens } from './support/every-screen/book-screens.ts';
import { entranceScreens } from './support/every-screen/entrance-screens.ts';
import { formScreens } from './support/every-screen/form-screens.ts';
import { knownRoutes } from './support/every-screen/known-routes.ts';
import { listScreens } from './support/every-screen/list-screens.ts';
import { offerScreens } from './support/every-screen/offer-screens.ts';
import { payPalScreens } from './support/every-screen/paypal-screens.ts';
import { recordScreens } from './support/every-screen/record-screens.ts';
import { shellScreens } from './support/every-screen/shell-screens.ts';

const screens = [
  ...accountScreens,
  ...bookScreens,
  ...entranceScreens,
  ...formScreens,
  ...listScreens,
  ...offerScreens,
  ...payPalScreens,
  ...recordScreens,
  ...shellScreens,
];

/** Routes that show no screen of their own. */
const elsewhere = ['/general']; // It leads to `/settings`.

test('every route of the back office is in the table of screens, and nothing else', async () => {
  const known = new Set(screens.flatMap(({ route = [] }) => route));
  const routes = await knownRoutes();
  expect(routes.length).toBeGreaterThan(60);
  expect(routes.filter((route) => !known.has(route) && !elsewhere.includes(route))).toEqual([]);
  expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
});

test('no two screens of the table have one name', () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
