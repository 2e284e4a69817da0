import { afterAll, expect, test } from 'vitest';
import { aBrowser } from './support/browser.ts';
import { knownRoutes } from './support/every-screen/known-routes.ts';
import { mapProviders } from './support/map-providers.ts';
import { isOfOffers, mirroredForms, routesWithoutMirror } from './support/mirror/mirrored-forms.ts';
import { testMirror } from './support/mirror/test-mirror.ts';

const maps = await mapProviders();
const browser = aBrowser(maps.environment);
afterAll(() => maps.stop());

const forms = mirroredForms.filter((form) => !isOfOffers(form));
/** The money and the days of a series in one language, the address and the account of an order in the other. */
testMirror(browser, forms, { pl: '/series/$id/edit', en: '/orders/$id/edit' });

test('every form that saves a record is mirrored; other routes are named', {
  tags: 'essential',
}, async () => {
  const named = [...mirroredForms.map(({ route }) => route), ...Object.values(routesWithoutMirror).flat()];
  expect(new Set(named)).toEqual(new Set(await knownRoutes()));
});
