import type { Language } from '@share/contract/shared/languages.ts';
import type { FieldKind } from './fields-of-form.ts';
import type { Filled } from './filled-fields.ts';
import { readNumber } from './written-forms.ts';

/** What is wrong with a field that showed a text before its form was sent. */
export function findingsOf(
  name: string,
  { kind, meant, shown }: Filled,
  text: string,
  body: unknown,
  language: Language,
): string[] {
  const findings: string[] = [];
  if (!isSent(body, name, kind, text, language))
    findings.push(`showed "${text}", but ${JSON.stringify(valueAt(body, name))} was sent`);
  // Another field may have changed it meanwhile, such as the country.
  if (text === shown && !says(kind, text, meant, language))
    findings.push(`"${meant}" was typed, "${text}" is shown`);
  return findings;
}

/** Whether a text says that value. */
function says(kind: FieldKind, shown: string, value: unknown, language: Language): boolean {
  if (kind === 'switch') return shown === String(value);
  if (kind === 'select' || kind === 'searched select') return value === null || shown === value;
  if (kind === 'secret') return shown === value;
  if (kind === 'native select') return shown === String(value);
  if (typeof value === 'number') return readNumber(shown, language) === value;
  if (kind === 'day') return String(value ?? '').slice(0, 10) === shown;
  if (kind === 'time') return String(value ?? '').slice(0, 16) === shown;
  if (kind === 'rich text' || kind === 'cell')
    return plain(String(value ?? '').replace(/<[^>]+>/g, '')) === plain(shown);
  return plain(String(value ?? '')) === plain(shown);
}

/** The letters and digits: account numbers are shown in groups. */
const plain = (text: string) => text.replace(/[\s-]/g, '');

/** Whether a body says what a field shows, at its path; where the path is another, somewhere. */
function isSent(body: unknown, name: string, kind: FieldKind, shown: string, language: Language): boolean {
  const value = valueAt(body, name);
  if (kind === 'select' || kind === 'searched select')
    return value === undefined || (value === null || value === '') === (shown === '');
  if (kind === 'switch') return typeof value !== 'boolean' || shown === String(value);
  if (value !== undefined) return says(kind, shown, value, language);
  return leavesOf(body).some((leaf) => says(kind, shown, leaf, language));
}

/** The value at the path of a field; that of an element of an offer begins with its id. */
export function valueAt(body: unknown, name: string): unknown {
  const [, id, inside] = /^element\.([^.]+)\.(.+)$/.exec(name) ?? [];
  const from = id === undefined ? body : nodeWithId(body, id);
  return (inside ?? name)
    .split('.')
    .reduce<unknown>((one, step) => (one as Record<string, unknown> | null | undefined)?.[step], from);
}

function nodeWithId(node: unknown, id: string): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('id' in node && node.id === id) return node;
  return Object.values(node)
    .map((inner) => nodeWithId(inner, id))
    .find((found) => found !== undefined);
}

const leavesOf = (node: unknown): unknown[] =>
  typeof node === 'object' && node !== null ? Object.values(node).flatMap(leavesOf) : [node];
