import { expect, test } from 'vitest';
import { PairStatus } from './order-status.tsx';

const words = { new: 'Pending', paid: 'Paid', completed: 'Completed', rejected: 'Cancelled' };

test('ORD-24 an unknown status shows a dash', () => {
  for (const status of ['refunded', '', 'toString']) expect(PairStatus({ status, words })).toBe('-');
  expect(PairStatus({ status: 'new', words })).not.toBe('-');
});
