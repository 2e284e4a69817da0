import { getSplashScreen } from '@share/contract/areas/shell/shell.endpoints.ts';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '../../platform/api/api-client.ts';
import { draw } from '../../testing/draw.tsx';
import { answer } from '../../testing/network.ts';
import { lazyPart } from './lazy-part.tsx';

type Loaded = { default: ComponentType };
const loaded: Loaded = { default: () => <p>The part</p> };
const part = page.getByText('The part');
const notice = page.getByRole('alert');

/** A part whose file the browser cannot load until `arrive`. */
function aMissingPart() {
  let isThere = false;
  const missing = '/assets/not-there.js';
  const load = () =>
    isThere ? Promise.resolve(loaded) : (import(/* @vite-ignore */ missing) as Promise<Loaded>);
  const arrive = () => {
    isThere = true;
  };
  return { Part: lazyPart(load), arrive };
}

test('a part that could not be loaded comes by itself when the network is back', async () => {
  const { Part, arrive } = aMissingPart();
  await draw(<Part />);
  await expect.element(notice).toBeVisible();
  arrive();
  window.dispatchEvent(new Event('online'));
  await expect.element(part).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a part that could not be loaded comes by itself when the server answers again', async () => {
  answer(getSplashScreen, () => ({ menu: [] }));
  const { Part, arrive } = aMissingPart();
  await draw(<Part />);
  await expect.element(notice).toBeVisible();
  arrive();
  await call(getSplashScreen);
  await expect.element(part).toBeVisible();
});

test('the placeholder stays the same element, with its focus, while its part is loading', async () => {
  const held = Promise.withResolvers<Loaded>();
  const Part = lazyPart(() => held.promise);
  function Screen() {
    const [isWanted, setWanted] = useState(false);
    return (
      <Part isWanted={isWanted} meanwhile={<input aria-label="Text" onKeyDown={() => setWanted(true)} />} />
    );
  }
  await draw(<Screen />);
  const placeholder = page.getByLabelText('Text').element();
  await userEvent.click(placeholder);
  await userEvent.keyboard('a');
  await expect.poll(() => document.activeElement).toBe(placeholder);
  await userEvent.keyboard('b');
  await expect.element(page.getByLabelText('Text')).toHaveValue('ab');
  held.resolve(loaded);
  await expect.element(part).toBeVisible();
});
