import type { Language } from '@share/contract/shared/languages.ts';
import type { SaidText } from './said-texts.ts';
import type { OwnTexts } from './texts-of-both-languages.ts';

const fileEndings = /\.(com|csv|docx?|example|html?|jpe?g|net|org|pdf|pl|png|svg|txt|webp|xlsx|zip)$/;

/** Texts that are written for the program: keys, codes, and values that were never meant to be shown. */
const raw: readonly (readonly [name: string, isRaw: (words: string) => boolean])[] = [
  ['a key', (words) => /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/.test(words) && !fileEndings.test(words)],
  ['a code', (words) => /\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b/.test(words)],
  ['a missing value', (words) => /\b(undefined|NaN|null)\b|\[object |Invalid Date/.test(words)],
];

/** What is said in the words of the program, or in the language of somebody else, on purpose. */
const meant: readonly (readonly [reason: string, words: RegExp])[] = [
  ['the title of a transfer is in the language in which the order was placed', /^Zamówienie nr \d+$/],
  ['whoever asks us for help can tell us the code of an error', /^(Code|Kod): [A-Z_]+$/],
  ['the setting that whoever runs the server has to make', /\(PUBLIC_SITE_URL\)/],
  ['the name on the key of the keyboard', /^Delete$/],
];

const otherThan = (language: Language): Language => (language === 'pl' ? 'en' : 'pl');

/** What a page says that it should not: in the language of the other half of our texts, or in that of the program. */
export function wrongTexts(said: readonly SaidText[], language: Language, own: OwnTexts): string[] {
  return said.flatMap(({ words, language: marked, where }) => {
    if (meant.some(([, isMeant]) => isMeant.test(words))) return [];
    const wrong = raw.find(([, isRaw]) => isRaw(words))?.[0];
    if (wrong) return [`“${words.slice(0, 80)}” (${where}) is ${wrong}`];
    const wanted = marked === 'pl' || marked === 'en' ? marked : language;
    return isIn(words, otherThan(wanted), own) && !isIn(words, wanted, own)
      ? [`“${words.slice(0, 80)}” (${where}) is not in the language ${wanted}`]
      : [];
  });
}

const known = new Map<string, boolean>();

function isIn(words: string, language: Language, own: OwnTexts): boolean {
  const key = `${language} ${words}`;
  const answer =
    known.get(key) ??
    (own.whole[language].has(words) || own.patterns[language].some((pattern) => pattern.test(words)));
  known.set(key, answer);
  return answer;
}
