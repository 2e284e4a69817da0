import { notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { toast } from './toasts.ts';

const shown = () => notificationsStore.getState().notifications;
const texts = () => shown().map(({ message }) => message);
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

beforeEach(async () => {
  toast.closeAll();
  await settled();
});

test('NTF-01, NTF-02 one toast at a time, in the order of the calls', async () => {
  toast.success('offer.create', 'Offer added');
  toast.error('offer.error.edit', 'The offer could not be saved');
  expect(texts()).toEqual(['Offer added']);
  toast.close('offer.create');
  await settled();
  expect(texts()).toEqual(['The offer could not be saved']);
});

test('NTF-03 a toast that is already shown or waiting is not repeated', async () => {
  toast.success('offer.create', 'Offer added');
  toast.success('offer.create', 'Offer added');
  toast.success('offer.edit', 'Offer saved');
  toast.success('offer.edit', 'Offer saved');
  toast.close('offer.create');
  await settled();
  toast.close('offer.edit');
  await settled();
  expect(texts()).toEqual([]);
});

test('NTF-01 a waiting toast is removed, all are closed', async () => {
  toast.success('a.edit', 'A');
  toast.success('b.edit', 'B');
  toast.success('c.edit', 'C');
  toast.remove('b.edit');
  toast.close('a.edit');
  await settled();
  expect(texts()).toEqual(['C']);
  toast.success('d.edit', 'D');
  toast.closeAll();
  await settled();
  expect(texts()).toEqual([]);
});

test('NTF-04, NTF-05 four seconds; on the right for an area, in the middle without one', async () => {
  toast.success('a.edit', 'A');
  expect(shown()[0]).toMatchObject({ autoClose: 4_000, position: 'top-right' });
  toast.close('a.edit');
  await settled();
  toast.notice('Copied');
  expect(shown()[0]).toMatchObject({ autoClose: 4_000, position: 'top-center' });
});
