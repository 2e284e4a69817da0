import type { Locator, Page } from 'playwright';

/** That handle, once what drags is loaded: a mouse that moves on before would have gone too far. */
export const draggable = (handle: Locator): Locator =>
  handle.and(handle.page().locator('[aria-roledescription]'));

/** Drags an item of a list by its handle, with the mouse, to the place of another one, which is that position of the list. */
export async function dragTo(page: Page, handle: Locator, target: Locator, position: number): Promise<void> {
  for (const one of [draggable(handle), target]) await one.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('A handle is not on the screen');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + (to.y > from.y ? 20 : 5), { steps: 25 });
  await page.getByText(`Now position ${position}.`).waitFor({ state: 'attached' });
  await page.mouse.up();
}
