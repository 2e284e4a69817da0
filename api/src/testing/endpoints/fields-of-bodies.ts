import { z } from 'zod';

interface JsonSchema {
  properties?: Record<string, unknown>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** The names of the top-level fields of a schema, in all its forms. */
export const fieldsOf = (schema: z.ZodType | undefined): string[] => (schema ? namesIn(takenBy(schema)) : []);

/** The names of the top-level fields of each form by itself. */
export function fieldsOfForms(schema: z.ZodType): string[][] {
  const { anyOf = [], oneOf = [], ...one } = takenBy(schema);
  const forms = [...anyOf, ...oneOf];
  return (forms.length === 0 ? [one] : forms).map(namesIn);
}

const takenBy = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const namesIn = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf, ...allOf].flatMap(namesIn),
];
