import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2 AA as far as a machine can see it, in both colour schemes; leaves the page in the light one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: 'attached' });
    await page.evaluate(settled);
    const { violations } = await new AxeBuilder({ page })
      // A third of the work: nothing of what is right is described, and our pages frame nothing of other origins.
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${scheme} ${id} ${target.join(' ')}: ${failureSummary}`),
    );
    expect(found).toEqual([]);
  }
}

/** Until what fades from one scheme to the other has its last colour. */
async function settled(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
}
