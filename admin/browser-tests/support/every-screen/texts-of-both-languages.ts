import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@share/contract/shared/languages.ts';

/** Everything that the back office and the contract say, by language. Of a text with parameters, there is a pattern. */
export interface OwnTexts {
  whole: Record<Language, Set<string>>;
  patterns: Record<Language, RegExp[]>;
}

const root = join(import.meta.dirname, '../../../..');
const folders = ['admin/src', 'contract/src'];

/** Of a module without texts, nothing is to be learnt. */
const hasTexts = (source: string) => /\bpl: ?['"`{]|\bpl,|bothLanguages|recordTexts/.test(source);

let collected: Promise<OwnTexts> | null = null;

/** Collects the texts once for all files of a worker. */
export const ownTexts = (): Promise<OwnTexts> => {
  collected ??= collect();
  return collected;
};

async function collect(): Promise<OwnTexts> {
  const texts: OwnTexts = {
    whole: { pl: new Set(), en: new Set() },
    patterns: { pl: [], en: [] },
  };
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = join(root, folder, name);
      if (!/\.ts$/.test(name) || name.includes('.test.') || !hasTexts(readFileSync(path, 'utf8'))) continue;
      const exported: object = await import(pathToFileURL(path).href);
      collectFrom(exported, texts, new Set());
    }
  }
  return texts;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Finds each `{ pl, en }` in what a module exports. */
function collectFrom(value: unknown, texts: OwnTexts, met: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || met.has(value)) return;
  met.add(value);
  const isPlain = isGroup(value) || Array.isArray(value) || Object.getPrototypeOf(value) === null;
  if ('pl' in value && 'en' in value) addPair(value.pl, value.en, texts);
  else if (isPlain) for (const part of Object.values(value)) collectFrom(part, texts, met);
}

/** Texts that are the same in both languages say nothing about which one is shown. */
function addPair(pl: unknown, en: unknown, texts: OwnTexts): void {
  if (typeof pl === 'string' && typeof en === 'string') {
    texts.whole.pl.add(pl);
    texts.whole.en.add(en);
  } else if (typeof pl === 'function' && typeof en === 'function') {
    for (const [language, say] of [['pl', pl] as const, ['en', en] as const]) {
      const pattern = patternOf(say as (...parameters: unknown[]) => unknown);
      if (pattern) texts.patterns[language].push(pattern);
    }
  } else if (isGroup(pl) && isGroup(en)) {
    for (const name of Object.keys(pl)) addPair(pl[name], en[name], texts);
  }
}

const GAP = '\uE000';

/** Stands for whatever a text is made from: every property of it is a gap, too. */
const gap: unknown = new Proxy(() => GAP, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive || name === 'toString' || name === 'valueOf') return () => GAP;
    return gap;
  },
  apply: () => GAP,
});

/** What a text says around its parameters. Null where that is too little to know the language by. */
function patternOf(say: (...parameters: unknown[]) => unknown): RegExp | null {
  let said: unknown;
  try {
    said = say(gap, gap, gap, gap);
  } catch {
    return null; // It counts its parameters, or looks something up by them.
  }
  if (typeof said !== 'string') return null;
  const parts = said.replaceAll('NaN', GAP).split(GAP);
  const letters = parts.map((part) => part.replace(/[^\p{L}]/gu, '').length);
  const [atBeginning = 0] = letters;
  if (atBeginning < 4 && letters.reduce((sum, count) => sum + count, 0) < 15) return null;
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`, 'u');
}
