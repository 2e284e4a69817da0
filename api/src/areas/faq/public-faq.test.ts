import { createFaq, deleteFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import type { FaqInput } from '@share/contract/areas/faq/faq.schemas.ts';
import { listPublicFaq } from '@share/contract/areas/faq/public-faq.endpoints.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, { can: ['admin:faq:create', 'admin:faq:delete'] });

const create = async (pl: string, fields: Partial<FaqInput> = {}) => {
  const body = {
    active: true,
    position: 1,
    isFeatured: true,
    question: { pl, en: '' },
    answer: { pl: '<p></p>', en: '<p>Yes</p>' },
    ...fields,
  };
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
