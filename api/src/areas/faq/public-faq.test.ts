import { createFaq, deleteFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import type { FaqInput } from '@share/contract/areas/faq/faq.schemas.ts';
import { listPublicFaq } from '@share/contract/areas/faq/public-faq.endpoints.ts';
import { expect, test } from 'vitest';
import { aFaqInput } from '../../testing/content/faq.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, { can: ['admin:faq:create', 'admin:faq:delete'] });

const create = async (pl: string, fields: Partial<FaqInput> = {}) => {
  const body = aFaqInput({
    isFeatured: true,
    question: { pl, en: '' },
    answer: { pl: '<p></p>', en: '<p>Yes</p>' },
    ...fields,
  });
  return (await staff(createFaq, { body })).data;
};

test('visitors read the active questions in their order, with fallback to the other language', async () => {
  const second = await create('Drugie');
  await create('Wyłączone', { active: false });
  await create('Przyszłe', { visibleFrom: '2999-01-01 00:00:00' });
  await create('Minione', { visibleUntil: '2001-01-01 00:00:00' });
  const gone = await create('Usunięte');
  await staff(deleteFaq, { params: { id: gone.id } });
  const first = await create('Pierwsze');
  const { data } = await app.asVisitor(listPublicFaq);
  const shown = { isFeatured: true, answer: { pl: '<p>Yes</p>', en: '<p>Yes</p>' } };
  expect(data.items).toEqual([
    { ...shown, id: first.id, position: 1, question: { pl: 'Pierwsze', en: 'Pierwsze' } },
    { ...shown, id: second.id, position: 2, question: { pl: 'Drugie', en: 'Drugie' } },
  ]);
});

test('a cache learns with 304 that nothing changed, and gets the new answer when something did', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    app.app.http.inject({ method: 'GET', url: '/api/faq', headers });
  const first = await ask();
  const etag = String(first.headers.etag);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
  const again = await ask({ 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  const { id } = await create('Nowe', { visibleUntil: '2999-01-01 00:00:00' });
  const changed = await ask({ 'if-none-match': etag });
  expect([changed.statusCode, changed.json().data.items[0].id]).toEqual([200, id]);
  expect(changed.headers['content-type']).toBe(first.headers['content-type']);
  app.setClock(new Date('3000-01-01'));
  expect((await ask({ 'if-none-match': String(changed.headers.etag) })).statusCode).toBe(200);
  app.setClock(null);
});
