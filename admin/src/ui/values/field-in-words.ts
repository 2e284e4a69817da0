import type { Language } from '@share/contract/shared/languages.ts';
import { fieldNames } from './field-names.ts';

/** `Investor data › Address › City`; entries of lists as `no. 3`. */
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
