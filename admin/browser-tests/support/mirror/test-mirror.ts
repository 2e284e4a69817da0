import { languages } from '@share/contract/shared/languages.ts';
import { expect, test } from 'vitest';
import type { aBrowser } from '../browser.ts';
import { mirrorForm } from './mirror-form.ts';
import type { MirroredForm } from './mirrored-forms.ts';

/** `MIRROR_SEED=7 npm test -- mirror` fills each field in another way. */
export const SEED = Number(process.env.MIRROR_SEED ?? 1);

/** A page of staff whose clipboard can be used. */
export async function aTypist(browser: ReturnType<typeof aBrowser>, language: (typeof languages)[number]) {
  const page = await browser.staff({ language });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return page;
}

/** Tests that fill these forms in both languages; those of an essential route run for every change, in its language alone. */
export function testMirror(
  browser: ReturnType<typeof aBrowser>,
  forms: readonly MirroredForm[],
  essential: Partial<Record<(typeof languages)[number], string>> = {},
): void {
  for (const language of languages) {
    for (const { title, route, prepare } of forms) {
      const tags = route === essential[language] ? ['essential'] : [];
      test(`R37 in ${language} every field of ${title} shows what is stored`, { tags }, async () => {
        const page = await aTypist(browser, language);
        expect(await mirrorForm(page, await prepare(page), { language, seed: SEED })).toEqual([]);
      });
    }
  }
}
