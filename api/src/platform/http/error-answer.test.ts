import { expect, test } from 'vitest';
import { z } from 'zod';
import { Refusal, Refusals } from '../refusal.ts';
import { errorAnswer, refusalsOf, refusalsOfIssues } from './error-answer.ts';

const faults = (schema: z.ZodType, value: unknown) =>
  refusalsOfIssues(schema.safeParse(value).error?.issues ?? []).map(({ path, code }) => [path, code]);

test('R15 every issue is reported: our rules with their code, missing values and wrong types with general codes', () => {
  const schema = z.object({
    name: z.string().min(3, { error: 'NAME_IS_EMPTY' }),
    items: z.array(z.object({ count: z.number() })),
    missing: z.string(),
    nothing: z.number(),
  });
  expect(faults(schema, { name: 'a', items: [{ count: 1 }, { count: 'x' }], nothing: null })).toEqual([
    ['name', 'NAME_IS_EMPTY'],
    ['items.1.count', 'VALUE_INVALID'],
    ['missing', 'IS_REQUIRED'],
    ['nothing', 'VALUE_INVALID'],
  ]);
  expect(faults(schema, 'text')).toEqual([[null, 'VALUE_INVALID']]);
});

test('fields that are not allowed are named one by one', () => {
  expect(faults(z.object({ a: z.strictObject({}) }), { a: { b: 1, c: 2 } })).toEqual([
    ['a.b', 'UNKNOWN_FIELD'],
    ['a.c', 'UNKNOWN_FIELD'],
  ]);
});

test('for a body that may have several forms, the faults of the best matching form are reported', () => {
  const schema = z.object({
    by: z.union([
      z.object({ email: z.string(), pattern: z.string(), more: z.string() }),
      z.object({ token: z.string(), password: z.string().min(8, { error: 'PASSWORD_TOO_WEAK' }) }),
    ]),
  });
  expect(faults(schema, { by: { token: 'x', password: 'short' } })).toEqual([
    ['by.password', 'PASSWORD_TOO_WEAK'],
  ]);
});

test.each<[unknown, string[] | null]>([
  [new Refusal('OFFER_NOT_EXISTS'), ['OFFER_NOT_EXISTS']],
  [
    new Refusals([new Refusal('IS_REQUIRED', 'a'), new Refusal('VALUE_INVALID', 'b')]),
    ['IS_REQUIRED', 'VALUE_INVALID'],
  ],
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, ['REQUEST_TOO_LARGE']],
  [{ code: 'FST_UNDER_PRESSURE', statusCode: 503 }, ['TOO_MANY_REQUESTS']],
  [{ code: 'FST_ERR_ANY', statusCode: 415 }, ['REQUEST_MALFORMED']],
  [{ cause: { code: '40001' } }, ['TRY_AGAIN']],
  [{ code: 'ECONNRESET' }, ['DATABASE_UNAVAILABLE']],
  [{ code: 'ECONNRESET', statusCode: 400 }, ['REQUEST_MALFORMED']],
  [new z.ZodError([]), null],
  [{ statusCode: 500 }, null],
  [new Error('anything'), null],
  ['thrown text', null],
  [undefined, null],
])('%j is refused with %j; null is an internal error', (error, codes) => {
  expect(refusalsOf(error)?.map(({ code }) => code) ?? null).toEqual(codes);
});

test.each<[Refusal, number]>([
  [new Refusal('OFFER_NOT_EXISTS'), 404],
  [new Refusal('OFFER_NOT_EXISTS', 'offer'), 422],
  [new Refusal('IS_REQUIRED', 'name'), 422],
  [new Refusal('VALUE_INVALID'), 400],
  [new Refusal('CHANGED_MEANWHILE'), 412],
  [new Refusal('CANT_DELETE_SERIES'), 409],
  [new Refusal('NOT_SIGNED_IN'), 401],
  [new Refusal('FORBIDDEN'), 403],
  [new Refusal('INTERNAL_ERROR'), 500],
])(
  'HTP-03 the status of a refusal (%#) depends on its code and on whether it names a field',
  (refusal, status) => {
    const answer = errorAnswer([refusal], 'en');
    expect(answer).toMatchObject({
      status,
      data: null,
      errors: [{ code: refusal.code, path: refusal.path }],
    });
  },
);
