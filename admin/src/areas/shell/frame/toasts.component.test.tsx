import { array, assert, asyncProperty, integer, record } from 'fast-check';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../../../platform/toasts.ts';
import { draw } from '../../../testing/draw.tsx';
import Toasts from './toasts.tsx';

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

let show: (places: Place[]) => void = () => {};

/** A page whose controls the test puts anywhere, below the top bar. */
function Page({ first }: { first: Place[] }) {
  const [places, setPlaces] = useState(first);
  show = setPlaces;
  return (
    <main>
      {places.map((place, index) => (
        <button key={JSON.stringify(place)} type="button" style={{ position: 'fixed', ...place }}>
          {index}
        </button>
      ))}
    </main>
  );
}

const element = () => document.querySelector<HTMLElement>('.mantine-Notification-root');

/** A toast comes from the side. */
const isAtItsPlace = () => {
  const left = parseFloat(document.documentElement.style.getPropertyValue('--app-toast-left'));
  return Math.abs((element()?.getBoundingClientRect().left ?? Number.NaN) - left) < 1;
};

/** A toast on such a page, that does not leave by itself: the pointer is on it, as it were. */
async function aToast(first: Place[]) {
  onTestFinished(async () => {
    toast.closeAll();
    await expect.poll(element).toBe(null);
  });
  await draw(
    <>
      <Page first={first} />
      <Toasts />
    </>,
  );
  toast.success('order.edit', 'The order has been saved.');
  await expect.poll(element).not.toBe(null);
  element()?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await expect.poll(isAtItsPlace).toBe(true);
}

/** A toast follows a change of the page in the next frame. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Whether the toast covers a control, once it stands still. */
const covers = () => {
  const area = element()?.getBoundingClientRect();
  if (!area) return 'no toast';
  return [...document.querySelectorAll('main button')].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
  });
};
const placeOf = () => {
  const { left = 0, top = 0, width = 0 } = element()?.getBoundingClientRect() ?? {};
  return { left: Math.round(left), top: Math.round(top), right: Math.round(left + width) };
};

const TOP_BAR = 56;

test('NTF-05 a toast stands at the top right, and keeps its place while nothing comes below it', async () => {
  await aToast([{ left: 20, top: 80, width: 300, height: 40 }]);
  await expect.poll(() => placeOf().right).toBe(1430);
  const { top } = placeOf();
  expect(top).toBeGreaterThanOrEqual(TOP_BAR);
  show([{ left: 20, top: 80, width: 600, height: 40 }]);
  await expect.element(page.getByRole('button', { name: '0' })).toBeVisible();
  expect(placeOf()).toMatchObject({ right: 1430, top });
});

test('NTF-05 a toast goes aside when a control comes below it', async () => {
  await aToast([]);
  const { left, top } = placeOf();
  show([{ left: left - 40, top, width: 200, height: 40 }]);
  await expect.poll(covers).toBe(false);
  expect(placeOf().top).toBeGreaterThanOrEqual(TOP_BAR);
});

test('NTF-05 a toast stays within a window that becomes smaller', async () => {
  await aToast([]);
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(992, 700);
  await expect.poll(() => placeOf().right).toBe(982);
});

test('NTF-05 wherever controls are, a toast covers none of them, or presses go through it', async () => {
  await aToast([]);
  const place = record({
    left: integer({ min: 0, max: 1400 }),
    top: integer({ min: TOP_BAR, max: 560 }),
    width: integer({ min: 20, max: 1200 }),
    height: integer({ min: 20, max: 90 }),
  });
  await assert(
    asyncProperty(array(place, { maxLength: 12 }), async (places) => {
      show(places);
      await frames();
      expect(covers()).toBe(element()?.hasAttribute('data-covering'));
    }),
    { numRuns: 25 },
  );
});

test('where every place has a control, the control below a toast can be pressed, and the toast closed', async () => {
  await aToast([{ left: 0, top: 0, width: 1440, height: 900 }]);
  const { left, top } = placeOf();
  const below = page.getByRole('button', { name: '0' });
  // Waits until the press would reach it.
  await below.click({ position: { x: left + 20, y: top + 10 } });
  await expect.element(below).toHaveFocus();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(element).toBe(null);
});
