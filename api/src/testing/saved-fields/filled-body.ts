/** Bodies in which every field of a schema has a value, made from the schema alone: a new field is in them at once. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';

/** 0 or 1: a field has different values in the two rounds. */
export type Round = 0 | 1;

/** The place of a value: the path of its field, the record, and the round. */
export interface Place {
  path: readonly (string | number)[];
  record: string;
  round: Round;
}

/**
 * Values of fields whose schema alone does not tell a valid one, by the end of their paths: `*` stands for an index. Where items
 * have several forms, the path names the form as well: `*.[gallery].data.items.*.file`. The longest end counts.
 */
export type Given = Readonly<Record<string, (place: Place) => unknown>>;

/** The internal properties of schemas that this module uses. */
interface Inside {
  type: string;
  innerType: z.ZodType;
  element: z.ZodType;
  in: z.ZodType;
  out: z.ZodType;
  shape: Record<string, z.ZodType>;
  entries: Record<string, unknown>;
  values: unknown[];
  options: z.ZodType[];
  discriminator?: string;
}
const insideOf = (schema: z.ZodType) => schema.def as unknown as Inside;

/** Refuses a schema for which the values do not fit each other. */
export function filledBody(schema: z.ZodType, given: Given, place: Omit<Place, 'path'>): unknown {
  const made = valueAt(schema, given, { ...place, path: [] });
  const { error } = schema.safeParse(made);
  if (error) throw new Error(`No body: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return made;
}

function valueAt(schema: z.ZodType, given: Given, place: Place): unknown {
  const exact = givenAt(given, place.path);
  if (exact) return exact(place);
  const inside = insideOf(schema);
  const at = (step: string | number, of: z.ZodType) =>
    valueAt(of, given, { ...place, path: [...place.path, step] });
  switch (inside.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return valueAt(inside.innerType, given, place);
    case 'pipe': {
      const isPreparing = insideOf(inside.in).type === 'transform';
      return valueAt(isPreparing ? inside.out : inside.in, given, place);
    }
    case 'object':
      return Object.fromEntries(Object.entries(inside.shape).map(([name, field]) => [name, at(name, field)]));
    case 'array':
      return itemsOf(inside.element, given, place);
    case 'union':
      // The form with the most fields: an object rather than a text.
      return valueAt(inside.options.at(-1) ?? schema, given, place);
    case 'boolean':
      return place.round === 0;
    case 'enum':
      return choiceOf(Object.values(inside.entries), place);
    case 'literal':
      return choiceOf(inside.values, place);
    case 'number':
      return firstTaken(
        schema,
        place,
        [11, 1, 0.5].map((number) => number + place.round),
      );
    case 'string':
      return firstTaken(schema, place, textsAt(place));
    case 'unknown':
      return undefined;
    default:
      return firstTaken(schema, place, []);
  }
}

/** One item; for items with several forms, one of each; none where no item is allowed. */
function itemsOf(element: z.ZodType, given: Given, place: Place): unknown[] {
  const forms = formsOf(element);
  if (forms) {
    const { discriminator = '', options } = forms;
    return options.map((option, index) => {
      const [name] = insideOf(insideOf(option).shape[discriminator] as z.ZodType).values as string[];
      return valueAt(option, given, { ...place, path: [...place.path, index, `[${name}]`] });
    });
  }
  const item = valueAt(element, given, { ...place, path: [...place.path, 0] });
  return item === undefined ? [] : [item];
}

function formsOf(element: z.ZodType): Inside | null {
  const inside = insideOf(element);
  if (inside.type === 'pipe') return formsOf(inside.out);
  return inside.type === 'union' && inside.discriminator ? inside : null;
}

const choiceOf = (choices: unknown[], { round }: Place) => choices[round % choices.length];

/** Texts of many kinds; a field without a rule takes the first. */
function textsAt({ path, record, round }: Place): string[] {
  const word = [...path.slice(-2), record, round].join('-').toLowerCase();
  const day = `2030-01-0${round + 1}`;
  return [
    word,
    `#0a0b0${round}`,
    day,
    `${day} 12:00:00`,
    `${word}@example.com`,
    `https://example.com/${word}`,
    `60070080${round}`,
    `column${round}`,
  ];
}

/** The first that the schema takes and does not change. */
function firstTaken(schema: z.ZodType, { path }: Place, candidates: readonly unknown[]): unknown {
  const taken = candidates.find((candidate) => schema.safeParse(candidate).data === candidate);
  if (taken === undefined)
    throw new Error(`It is not known what ${path.join('.')} may be: name it in \`given\``);
  return taken;
}

/** The id is the same in every round, and differs between records and places. */
export function nodeIdAt({ path, record }: Place): string {
  const hex = createHash('sha256')
    .update([record, ...path].join('/'))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function givenAt(given: Given, path: Place['path']): Given[string] | undefined {
  const steps = path.map((step) => (typeof step === 'number' ? '*' : step));
  for (let from = 0; from < steps.length; from += 1) {
    const found = given[steps.slice(from).join('.')];
    if (found) return found;
  }
  return undefined;
}
