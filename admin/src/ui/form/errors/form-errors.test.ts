import { expect, it } from 'vitest';
import { z } from 'zod';
import { flatErrors, isWithin, resolverOf } from './form-errors.ts';

const schema = z.object({
  name: z.string().min(1, { error: 'NAME_IS_EMPTY' }),
  count: z.number({ error: 'VALUE_INVALID' }),
  kind: z.enum(['a', 'b']),
  inner: z.object({
    list: z.array(z.object({ price: z.number().min(1, { error: 'MUST_BE_GREATER_THAN_0' }) })),
  }),
});
type Values = { name: string; count: number | ''; kind: string; inner: { list: { price: number }[] } };

const codesOf = async (values: Values) => {
  const check = resolverOf<Values>(
    schema,
    (given) => given,
    (path) => path,
  );
  const { errors } = await check(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(flatErrors(errors).map(({ path, code }) => [path, code]));
};

it('every field has the code of the first rule that it breaks', async () => {
  expect(
    await codesOf({ name: '', count: 1, kind: 'a', inner: { list: [{ price: 2 }, { price: 0 }] } }),
  ).toEqual({
    name: 'NAME_IS_EMPTY',
    'inner.list.1.price': 'MUST_BE_GREATER_THAN_0',
  });
});

it('a missing value is "required", a wrong one "invalid", and a sentence of zod is never shown', async () => {
  const inner = { list: [] };
  expect(await codesOf({ name: 'a', count: '', kind: '', inner })).toEqual({
    count: 'IS_REQUIRED',
    kind: 'IS_REQUIRED',
  });
  expect(await codesOf({ name: 'a', count: 1, kind: 'z', inner })).toEqual({ kind: 'VALUE_INVALID' });
});

it('a valid form has no errors', async () => {
  expect(await codesOf({ name: 'a', count: 1, kind: 'b', inner: { list: [] } })).toEqual({});
});

it('a path is within itself and within its parents', () => {
  expect(isWithin('name.pl', 'name')).toBe(true);
  expect(isWithin('name', 'name')).toBe(true);
  expect(isWithin('names.pl', 'name')).toBe(false);
});
