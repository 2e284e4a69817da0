import { expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../endpoints.ts';
import { languages } from '../languages.ts';
import { fieldNames } from './field-names.ts';

/** Names that the journal never shows, because their values are read under another name or stored elsewhere. */
const technical = {
  'the bytes of a file, and what becomes of them': ['file', 'base64', 'delete'],
  'the type of an element says what its data are': ['data'],
  'how a line of a statement is divided, which its parts say': ['parts'],
  'how later lines of statements are recognised, which its parts say': ['rule'],
  'another spelling of maintenanceMode': ['isMaintenanceMode'],
  'where the link of an e-mail leads': ['resetPasswordUrlPattern'],
  "a person's own convenience, which is not recorded": ['isDefault'],
};

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $defs?: Record<string, JsonSchema>;
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
const formsOf = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema) => [...anyOf, ...oneOf, ...allOf];

function namesIn(schema: JsonSchema): string[] {
  const { properties = {}, items, $defs = {} } = schema;
  const parts = [...formsOf(schema), ...Object.values($defs), ...Object.values(properties)];
  return [...Object.keys(properties), ...[...parts, ...(items ? [items] : [])].flatMap(namesIn)];
}

/** Whether the answer is the record that was created or changed. */
const answersRecord = (answer: JsonSchema): boolean =>
  'id' in (answer.properties ?? {}) ||
  'version' in (answer.properties ?? {}) ||
  formsOf(answer).some(answersRecord);

test('every field with which records are created and changed has a name in both languages', () => {
  const bodies = allEndpoints.flatMap(({ endpoint: { body, answer, download } }) =>
    body && !download && answersRecord(jsonOf(answer, 'output')) ? [jsonOf(body, 'input')] : [],
  );
  expect(bodies.length).toBeGreaterThan(30);
  const names = [...new Set(bodies.flatMap(namesIn))];
  const nameless = names.filter((name) => languages.some((language) => !fieldNames[name]?.[language]));
  expect(nameless.sort()).toEqual(Object.values(technical).flat().sort());
});
