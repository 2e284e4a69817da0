import { getMapSettings } from '@share/contract/areas/maps/maps.endpoints.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paste } from '../../testing/clipboard.ts';
import { answer } from '../../testing/network.ts';
import { both, element, firstData, openElements } from '../../testing/offer-sections.tsx';

const aMap = element('map', 'Położenie', {
  address: both('Rynek 1'),
  latitude: 50,
  longitude: 20,
  zoom: 16,
});
const latitude = page.getByRole('textbox', { name: /^Latitude/ });
const longitude = page.getByRole('textbox', { name: /^Longitude/ });
const pin = page.getByRole('button', { name: /^Marker: / });

async function openMap() {
  answer(getMapSettings, () => ({
    googleMapsId: null,
    tilesUrl: '/tiles/{z}/{x}/{y}',
    tilesAttribution: '',
  }));
  const store = await openElements([aMap]);
  await expect.element(pin).toBeVisible();
  return store;
}

test('CON-16 a coordinate that is no number stays in its field with a message; the map keeps its place', async () => {
  const store = await openMap();
  await latitude.fill('5o');
  await userEvent.tab();
  await expect.element(latitude).toHaveValue('5o');
  await expect.element(latitude).toBeInvalid();
  await expect.element(pin).toBeVisible();
  expect(firstData<'map'>(store)).toMatchObject({ latitude: Number.NaN, longitude: 20 });
  await latitude.fill('51.5');
  expect(firstData<'map'>(store)).toMatchObject({ latitude: 51.5, longitude: 20 });
});

test('CON-16 two coordinates that are pasted together fill both fields, as one undo step', async () => {
  const store = await openMap();
  await longitude.click();
  paste({ 'text/plain': '52.2297, 21.0122' });
  await expect.element(latitude).toHaveValue('52.2297');
  await expect.element(longitude).toHaveValue('21.0122');
  expect(firstData<'map'>(store)).toMatchObject({ latitude: 52.2297, longitude: 21.0122 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(latitude).toHaveValue('50');
});
