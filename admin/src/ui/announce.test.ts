import { notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { toast } from '../platform/toasts.ts';
import { announceDone, announceFailure, withdrawFailure } from './announce.ts';

const texts = () => notificationsStore.getState().notifications.map(({ message }) => message);
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

const ofOffer = { key: 'offer.edit', done: 'Offer saved', failed: 'The offer could not be saved' } as const;
const ofSeries = {
  key: 'series.edit',
  done: 'Series saved',
  failed: 'The series could not be saved',
} as const;

beforeEach(async () => {
  toast.closeAll();
  await settled();
});

test('NTF-01 a new attempt removes the toast of the failed one, and no other toast', async () => {
  announceFailure(ofOffer);
  announceFailure(ofSeries);
  withdrawFailure(ofOffer);
  await settled();
  expect(texts()).toEqual(['The series could not be saved']);
  withdrawFailure(ofOffer);
  await settled();
  expect(texts()).toEqual(['The series could not be saved']);
});

test('NTF-01 a waiting toast of a failed attempt is removed too', async () => {
  announceDone(ofSeries);
  announceFailure(ofOffer);
  withdrawFailure(ofOffer);
  announceDone(ofOffer);
  toast.close(ofSeries.key);
  await settled();
  expect(texts()).toEqual(['Offer saved']);
});

test('the next result of the same action replaces the one before, shown or waiting', async () => {
  const moved = (position: number) =>
    announceDone({ key: 'faq.move', done: `Position ${position}`, failed: 'Not moved' });
  moved(1);
  moved(2);
  await settled();
  expect(texts()).toEqual(['Position 2']);
  announceDone(ofOffer);
  announceDone(ofSeries);
  announceDone({ ...ofOffer, done: 'Offer saved again' });
  toast.close('faq.move');
  await settled();
  expect(texts()).toEqual(['Offer saved again']);
});

test('ROL-20 the key of a failure names it before its last part: role.user.error.add', () => {
  announceFailure({ key: 'role.user.add', done: 'Role assigned', failed: 'The role could not be assigned' });
  expect(notificationsStore.getState().notifications.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^role\.user\.error\.add /),
  ]);
});
