import { allEndpoints } from '@share/contract/endpoints.ts';
import { inputNames, viewNames } from '@share/contract/shared/reference/schema-names.ts';
import { z } from 'zod';

export type Json = Record<string, unknown>;
export type Declared = (typeof allEndpoints)[number];

const places = {
  input: { names: inputNames, io: 'input' },
  answer: { names: viewNames, io: 'output' },
} as const;
type Place = keyof typeof places;

/** Several areas have endpoints of the same shape and name. */
const namesOfSeveral = new Set(
  allEndpoints.map(({ name }) => name).filter((name, nth, all) => all.indexOf(name) !== nth),
);

/** The name of the call for generated clients. */
export const operationIdOf = ({ area, name }: Declared): string =>
  namesOfSeveral.has(name) ? `${area}_${name}` : name;

/**
 * Names bodies and answers after the first endpoint that has them, and the rows of lists after their list. What stands within them
 * is described in its place, unless the contract names it.
 */
export function nameSchemas(): void {
  for (const one of allEndpoints) {
    const { body, answer, list } = one.endpoint;
    const id = operationIdOf(one);
    const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
    if (body) nameUnlessNamed('input', body, `${name}Body`);
    const items = list && answer instanceof z.ZodObject ? answer.shape.items : null;
    if (items instanceof z.ZodArray) nameUnlessNamed('answer', items.element as z.ZodType, `${name}Row`);
    nameUnlessNamed('answer', answer, `${name}Answer`);
  }
}

const plain = ['null', 'never', 'string', 'number', 'boolean'];

function nameUnlessNamed(place: Place, schema: z.ZodType, id: string): void {
  const { names } = places[place];
  if (!names.has(schema) && !plain.includes(schema.def.type)) names.add(schema, { id });
}

const BELOW = '#/components/schemas/';
const options = { unrepresentable: 'any', target: 'draft-2020-12' } as const;

/** The schema itself, or the reference to it if it has a name. */
export function schemaOf(place: Place, schema: z.ZodType): Json {
  const { names, io } = places[place];
  const named = names.get(schema);
  if (named) return { $ref: `${BELOW}${named.id}` };
  const { $schema: _, ...described } = z.toJSONSchema(schema, { ...options, io }) as Json;
  return described;
}

/** All schemas that have a name. */
export const namedSchemas = (): Json => ({ ...namedIn('input'), ...namedIn('answer') });

function namedIn(place: Place): Json {
  const { names, io } = places[place];
  const { schemas } = z.toJSONSchema(names, { ...options, io, uri: (id) => `${BELOW}${id}` });
  return Object.fromEntries(
    Object.entries(schemas as Record<string, Json>).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      schema,
    ]),
  );
}
