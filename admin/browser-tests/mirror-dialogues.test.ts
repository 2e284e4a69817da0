import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { languages } from '@share/contract/shared/languages.ts';
import { expect, test } from 'vitest';
import { aBrowser } from './support/browser.ts';
import { mirrorDialogue } from './support/mirror/mirror-dialogue.ts';
import { dialoguesWithoutMirror, mirroredDialogues } from './support/mirror/mirrored-dialogues.ts';
import { aTypist, SEED } from './support/mirror/test-mirror.ts';

const browser = aBrowser();

/** The amount and the day of a payment. */
const ESSENTIAL = 'the payment that is accepted';

for (const language of languages) {
  for (const { title, prepare } of mirroredDialogues) {
    const tags = language === 'pl' && title === ESSENTIAL ? ['essential'] : [];
    test(`R37 in ${language} every field of the dialogue of ${title} shows what is sent`, {
      tags,
    }, async () => {
      const page = await aTypist(browser, language);
      expect(await mirrorDialogue(page, await prepare(page), { language, seed: SEED })).toEqual([]);
    });
  }
}

test('every dialogue with a form is mirrored, or named with the reason', { tags: 'essential' }, async () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tsx'));
  const contents = await Promise.all(sources.map((name) => readFile(new URL(name, folder), 'utf8')));
  const withForm = sources.filter((_, index) => contents[index]?.includes('<FormDialog'));
  const named = [...mirroredDialogues.map(({ source }) => source), ...Object.keys(dialoguesWithoutMirror)];
  expect(withForm.filter((name) => !named.includes(basename(name)))).toEqual([]);
});
