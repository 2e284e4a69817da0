import { createOffer, getOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferAgreementInput } from '@share/contract/areas/offers/offers.schemas.ts';
import { expect, test } from 'vitest';
import { anOffer } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { anOfferAgreementInput, anOfferInput } from '../../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:offer:create', 'admin:offer:edit'] });

const named = (name: string, fields: Partial<OfferAgreementInput> = {}) =>
  anOfferAgreementInput({ name: { pl: name, en: name }, ...fields });
const create = (agreements: OfferAgreementInput[]) =>
  call(createOffer, { body: anOfferInput({ agreements }) });
const update = (id: number, agreements: OfferAgreementInput[]) =>
  call(updateOffer, { params: { id }, body: anOfferInput({ agreements }) });

test('OFR-67 to OFR-70 agreements are stored in the order and with the ids that were sent; one that is left out is deleted', async () => {
  const { data } = await create([named('a'), named('b'), named('c')]);
  expect(data.agreements.map(({ name, position }) => [name.pl, position])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const [a, , c] = data.agreements;
  const changed = await update(data.id, [named('c2', { id: c?.id }), named('d'), named('a', { id: a?.id })]);
  expect(changed.data.agreements.map(({ id, name, position }) => [id, name.pl, position])).toEqual([
    [c?.id, 'c2', 1],
    [expect.any(Number), 'd', 2],
    [a?.id, 'a', 3],
  ]);
  expect((await update(data.id, [])).data.agreements).toEqual([]);
});

test("saving an offer does not change other offers' agreements", async () => {
  const other = await anOffer(app.context, { agreements: [{}] });
  const { data } = await create([named('a')]);
  await update(data.id, []);
  const read = await call(getOffer, { params: { idOrSlug: other.id } });
  expect(read.data.agreements.map(({ id }) => id)).toEqual([other.agreements[0]?.id]);
});

test('OFR-69 the target of an offer agreement is always the investment', async () => {
  const { data } = await create([named('a', { target: 'contact' })]);
  expect(data.agreements[0]?.target).toBe('investment');
  const again = await update(data.id, [named('a', { id: data.agreements[0]?.id, target: 'registration' })]);
  expect(again.data.agreements[0]?.target).toBe('investment');
});

test("an id of another offer's agreement is refused at its path, and nothing is changed", async () => {
  const other = await anOffer(app.context, { agreements: [{}] });
  const { data } = await create([named('own')]);
  const own = data.agreements[0]?.id;
  const refused = await update(data.id, [
    named('own', { id: own }),
    named('x', { id: other.agreements[0]?.id }),
    named('y', { id: own }),
  ]);
  expect(refused.status).toBe(422);
  expect(refused.errors).toMatchObject([
    { code: 'AGREEMENT_NOT_EXISTS', path: 'agreements.1.id' },
    { code: 'AGREEMENT_NOT_EXISTS', path: 'agreements.2.id' },
  ]);
  const atCreation = await create([named('x', { id: other.agreements[0]?.id })]);
  expect(atCreation.errors).toMatchObject([{ code: 'AGREEMENT_NOT_EXISTS', path: 'agreements.0.id' }]);
});

test('content is sanitised, and refused when nothing is left after that', async () => {
  const content = { pl: '<p>Tak</p><script>x()</script>', en: '<p>Yes</p>' };
  const { data } = await create([named('a', { content })]);
  expect(data.agreements[0]?.content).toEqual({ pl: '<p>Tak</p>', en: '<p>Yes</p>' });
  const empty = await create([
    named('a'),
    named('b', { content: { pl: '<p>Tak</p>', en: '<script>x</script>' } }),
  ]);
  expect(empty.errors).toMatchObject([{ code: 'IS_REQUIRED', path: 'agreements.1.content.en' }]);
});

test('OFR-71 all faults of all agreements are named with their paths', async () => {
  const { errors } = await create([
    named('a', { name: { pl: '', en: 'a' } }),
    named('b', { type: 'unknown' as 'other', content: { pl: '<p> </p>', en: '<p>b</p>' } }),
  ]);
  expect(errors.map(({ path, code }) => [path, code])).toEqual([
    ['agreements.0.name.pl', 'NAME_IS_EMPTY'],
    ['agreements.1.content.pl', 'IS_REQUIRED'],
    ['agreements.1.type', 'IS_REQUIRED'],
  ]);
});
