/** Offers have a server of their own, whose maps need no key: the settings that other tests save have one. */
import { afterAll } from 'vitest';
import { aBrowser } from './support/browser.ts';
import { mapProviders } from './support/map-providers.ts';
import { isOfOffers, mirroredForms } from './support/mirror/mirrored-forms.ts';
import { testMirror } from './support/mirror/test-mirror.ts';

const maps = await mapProviders();
const browser = aBrowser(maps.environment);
afterAll(() => maps.stop());

testMirror(browser, mirroredForms.filter(isOfOffers));
