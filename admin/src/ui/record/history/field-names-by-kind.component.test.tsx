import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/draw.tsx';
import { DifferenceList } from './difference-list.tsx';
import { VersionList } from './version-list.tsx';

test('a field is called in the history as in its form: an agreement is “Aktywna”', async () => {
  const row = {
    version: 2,
    at: '2026-11-20T10:00:00.000Z',
    by: 'Anna Nowak',
    changed: ['active'],
    restored: null,
  };
  const differences = [{ path: 'active', language: null, before: true, after: false }];
  await draw(
    <>
      <p id="versions">Wersje</p>
      <VersionList entity="agreement" versions={[row]} shown={2} onShow={() => {}} />
      <DifferenceList entity="agreement" differences={differences} reordered={[]} isWhole={false} />
    </>,
    'pl',
  );
  await expect.poll(() => page.getByRole('button').element().textContent).toContain('Aktywna');
  await expect.poll(() => page.getByRole('term').element().textContent).toBe('Aktywna');
});
