import { afterAll, expect, test } from 'vitest';
import { aBrowser } from './support/browser.ts';
import { knownRoutes } from './support/every-screen/known-routes.ts';
import { mapProviders } from './support/map-providers.ts';
import { mirrorForm } from './support/mirror/mirror-form.ts';
import { mirroredForms, routesWithoutMirror } from './support/mirror/mirrored-forms.ts';

/** `MIRROR_SEED=7 npm test -- mirror` fills each field in another way. */
const SEED = Number(process.env.MIRROR_SEED ?? 1);

const maps = await mapProviders();
const browser = aBrowser(maps.environment);
afterAll(() => maps.stop());

/** The money and the days of a series in one language, the address and the account of an order in the other. */
const essential = { pl: '/series/$id/edit', en: '/orders/$id/edit' } as const;

for (const language of ['pl', 'en'] as const) {
  for (const { title, route, prepare } of mirroredForms) {
    const tags = route === essential[language] ? ['essential'] : [];
    test(`R37 in ${language} every field of ${title} shows what is stored`, { tags }, async () => {
      const page = await browser.staff({ language });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      expect(await mirrorForm(page, await prepare(page), language, SEED)).toEqual([]);
    });
  }
}

test('every form that saves a record is mirrored; other routes are named', {
  tags: 'essential',
}, async () => {
  const named = [...mirroredForms.map(({ route }) => route), ...Object.values(routesWithoutMirror).flat()];
  expect(new Set(named)).toEqual(new Set(await knownRoutes()));
});
