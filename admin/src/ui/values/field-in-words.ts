import { fieldNames } from '@share/contract/shared/content/field-names.ts';
import type { Language } from '@share/contract/shared/languages.ts';

/** The path of a field as text: `Investor data › Address › City`; entries of lists are `no. 3`. */
export const fieldInWords = (path: string, language: Language): string =>
  path
    .split('.')
    .filter((name) => name !== 'data')
    .map((name) => {
      if (name.startsWith('#')) return `${language === 'pl' ? 'nr' : 'no.'} ${name.slice(1)}`;
      return Object.hasOwn(fieldNames, name) ? (fieldNames[name]?.[language] ?? name) : spaced(name);
    })
    .join(' › ');

/** `costPerStock` → `cost per stock`. */
const spaced = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
