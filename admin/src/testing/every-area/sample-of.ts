import type { z } from 'zod';

/** Can be read as a text, as a day and as an instant. */
const TEXT = '2026-11-20 12:00:00';

/** What this file reads of the definition of a schema. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  items?: z.ZodType[];
  getter?: () => z.ZodType;
}

/**
 * A value that satisfies the schema of an answer: with every optional field, one item in each list, the first of several choices
 * unless there may be none, and 1 for each number, so that the records of an answer refer to each other.
 */
export function sampleOf(schema: z.ZodType): unknown {
  const definition = schema.def as unknown as Definition;
  const { shape, element, innerType, options, entries, values, keyType, valueType } = definition;
  switch (definition.type) {
    case 'object':
      return mapped(shape ?? {}, sampleOf);
    case 'array':
      return element ? [sampleOf(element)] : [];
    case 'tuple':
      return (definition.items ?? []).map(sampleOf);
    case 'record':
      return keyType?.def.type === 'enum' && valueType
        ? mapped((keyType.def as unknown as Definition).entries ?? {}, () => sampleOf(valueType))
        : {};
    case 'union':
      return options?.[0] && sampleOf(options[0]);
    case 'nullable':
      return innerType && innerType.def.type !== 'enum' ? sampleOf(innerType) : null;
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return innerType && sampleOf(innerType);
    case 'lazy':
      return definition.getter && sampleOf(definition.getter());
    case 'pipe':
      return definition.in && sampleOf(definition.in);
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'literal':
      return values?.[0];
    case 'string':
      return TEXT;
    case 'number':
    case 'int':
      return 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

const mapped = <Value>(from: Record<string, Value>, to: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));
