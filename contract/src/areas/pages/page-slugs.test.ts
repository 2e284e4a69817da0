import { expect, test } from 'vitest';
import { allEndpoints } from '../../endpoints.ts';
import { reservedPageSlugs } from './pages.schemas.ts';

test('every word with which an endpoint answers beside a page is reserved', () => {
  const words = allEndpoints.flatMap(
    ({ endpoint: { path } }) => /^(?:\/admin)?\/page\/([^/:]+)/.exec(path)?.[1] ?? [],
  );
  expect([...reservedPageSlugs].toSorted()).toEqual([...new Set(words)].toSorted());
});
