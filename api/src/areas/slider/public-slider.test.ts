import { listPublicSlides } from '@share/contract/areas/slider/public-slider.endpoints.ts';
import * as endpoints from '@share/contract/areas/slider/slider.endpoints.ts';
import type { SlideInput } from '@share/contract/areas/slider/slider.schemas.ts';
import { expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aSentPicture, aSlideInput } from '../../testing/slides.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, { can: ['admin:slider:create', 'admin:slider:delete'] });

const create = async (name: string, fields: Partial<SlideInput> = {}) =>
  (
    await staff(endpoints.createSlide, {
      body: aSlideInput(name, { image: await aSentPicture(), ...fields }),
    })
  ).data;

test('visitors see the active slides in their order, with fallback to the other language', async () => {
  const last = await create('last', { position: 9, content: { pl: '', en: '<p>Only English</p>' } });
  await create('off', { active: false });
  await create('future', { visibleFrom: '2999-01-01 00:00:00' });
  await create('past', { visibleUntil: '2001-01-01 00:00:00' });
  const gone = await create('gone');
  await staff(endpoints.deleteSlide, { params: { id: gone.id } });
  const first = await create('first', { name: { pl: '', en: 'First' }, imageAlt: { pl: 'Dom', en: '' } });
  const { data } = await app.asVisitor(listPublicSlides);
  expect(data.items).toMatchObject([
    {
      id: first.id,
      position: 1,
      name: { pl: 'First', en: 'First' },
      imageAlt: { pl: 'Dom', en: 'Dom' },
      imageUrl: first.imageUrl,
      guestButtonUrl: { pl: '/dolacz', en: '/join' },
    },
    {
      id: last.id,
      position: 2,
      content: { pl: '<p>Only English</p>', en: '<p>Only English</p>' },
      imageAlt: { pl: 'last', en: 'last EN' },
    },
  ]);
  expect(data.items).toHaveLength(2);
  for (const internal of ['version', 'active']) expect(data.items[0]).not.toHaveProperty(internal);
});
