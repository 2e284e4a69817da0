import type { Language } from '../languages.ts';
import type { Translated } from '../translated.ts';
import { fieldNames } from './field-names.ts';
import { fieldNamesOfKind } from './recorded-field-names.ts';

/**
 * The path of a field as text: `Investor data › Address › City`; entries of lists are `no. 3`. Fields of the same name are called
 * differently by different kinds of records.
 */
export function fieldInWords(path: string, language: Language, kind?: string): string {
  const names = path.split('.').filter((name) => name !== 'data');
  const words = names.map((name) => {
    if (name.startsWith('#')) return `${language === 'pl' ? 'nr' : 'no.'} ${name.slice(1)}`;
    return nameOfField(name, kind)?.[language] ?? spaced(name);
  });
  return words.filter((word, index) => word !== words[index - 1]).join(' › ');
}

/** Undefined for fields of later versions. */
export function nameOfField(name: string, kind?: string): Translated | undefined {
  const ofKind = kind !== undefined && Object.hasOwn(fieldNamesOfKind, kind) ? fieldNamesOfKind[kind] : {};
  if (ofKind && Object.hasOwn(ofKind, name)) return ofKind[name];
  return Object.hasOwn(fieldNames, name) ? fieldNames[name] : undefined;
}

/** `costPerStock` → `cost per stock`. */
const spaced = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
