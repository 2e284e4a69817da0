import type { MarkupTag } from '../mail-markup.ts';
import { declarationsOf, matchOf, type rulesOf } from './style-rules.ts';

type Rules = ReturnType<typeof rulesOf>;

interface Candidate {
  value: string;
  /** The higher one wins. */
  rank: number;
  isSure: boolean;
}

/** Ranks: a rule by its weight, a style attribute above all rules, and what is important above what is not. */
const OF_ATTRIBUTE = 1_000_000;
const IMPORTANT = 10_000_000;

/** The style of an element: for each property its value, and others that it has if a selector matches that is not read. */
export type DrawnStyle = ReadonlyMap<string, readonly string[]>;

/** The style of the element in programs that apply rules without a condition, and those with this one. */
export function drawnStyle(tag: MarkupTag, rules: Rules, condition: string): DrawnStyle {
  const found = new Map<string, Candidate[]>();
  const add = (name: string, candidate: Candidate) =>
    found.set(name, [...(found.get(name) ?? []), candidate]);
  for (const [order, { selector, declarations, condition: own }] of rules.entries()) {
    const match = own === '' || own === condition ? matchOf(selector, tag) : null;
    if (!match) continue;
    const weight = match.weight * 1_000 + order / rules.length;
    for (const { name, value, isImportant } of declarations)
      add(name, { value, rank: weight + (isImportant ? IMPORTANT : 0), isSure: match.isSure });
  }
  for (const { name, value } of presentational(tag)) add(name, { value, rank: -1, isSure: true });
  for (const { name, value, isImportant } of declarationsOf(unquoted(tag)))
    add(name, { value, rank: OF_ATTRIBUTE + (isImportant ? IMPORTANT : 0), isSure: true });
  return new Map([...found].map(([name, candidates]) => [name, possibleOf(candidates)]));
}

/** The last sure value of the highest rank, and the others above it that may apply. */
function possibleOf(candidates: readonly Candidate[]): string[] {
  const ranked = candidates.toSorted((one, other) => one.rank - other.rank);
  return ranked
    .slice(
      Math.max(
        0,
        ranked.findLastIndex(({ isSure }) => isSure),
      ),
    )
    .map(({ value }) => value);
}

const unquoted = (tag: MarkupTag): string => attributeOf(tag, 'style').replaceAll(/&(?:quot|apos|#39);/g, '');

const attributeOf = (tag: MarkupTag, name: string): string =>
  tag.attributes
    .find((one) => one.name === name)
    ?.value.trim()
    .toLowerCase() ?? '';

/** Attributes of tags that say what a style would say. */
function presentational(tag: MarkupTag): { name: string; value: string }[] {
  const has = (name: string) => tag.attributes.some((one) => one.name === name);
  return [
    ...(has('bgcolor') ? [{ name: 'background-color', value: attributeOf(tag, 'bgcolor') }] : []),
    ...(tag.name === 'font' && has('color') ? [{ name: 'color', value: attributeOf(tag, 'color') }] : []),
    ...(tag.name === 'body' && has('text') ? [{ name: 'color', value: attributeOf(tag, 'text') }] : []),
    ...(has('hidden') || tag.name === 'details' || tag.name === 'noscript'
      ? [{ name: 'display', value: 'none' }]
      : []),
  ];
}
