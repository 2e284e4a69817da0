import { expect, test } from 'vitest';
import { allEndpoints } from '../../endpoints.ts';
import { getOffer } from './offers.endpoints.ts';
import { reservedOfferSlugs } from './offers.schemas.ts';
import { getPublicOffer } from './public-offers.endpoints.ts';

/** The fixed words that paths of endpoints have at the place where these two endpoints have a slug. */
const wordsOfRoutes = [getOffer, getPublicOffer].flatMap(({ path }) => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return allEndpoints
    .flatMap(({ endpoint }) => [endpoint.path, ...(endpoint.aliases ?? [])])
    .filter((other) => other.startsWith(folder))
    .map((other) => other.slice(folder.length).split('/')[0] ?? '')
    .filter((word) => word !== '' && !word.startsWith(':'));
});

test('OFR-31 every word with which an endpoint answers instead of an offer is reserved', () => {
  expect([...reservedOfferSlugs].toSorted()).toEqual([...new Set(wordsOfRoutes)].toSorted());
});
