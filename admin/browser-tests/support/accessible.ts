import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectSeenBorders } from './borders.ts';

// Light and dark differ only in colours, so one of them needs only these rules.
export const ofColours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
export const all: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Checks the automatable part of WCAG 2.2 AA and the borders of controls in both colour schemes; leaves the page in the light one. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  for (const [scheme, rules] of [['dark', ofColours] as const, ['light', all] as const]) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: 'attached' });
    await page.evaluate(settled);
    expect([scheme, ...(await violationsIn(page, 'html', rules))]).toEqual([scheme]);
    await expectSeenBorders(page);
  }
}

/** Checks a part of the page in its present colours. */
export async function expectAccessiblePart(page: Page, selector: string): Promise<void> {
  await page.evaluate(axe.source);
  expect(await violationsIn(page, selector, all)).toEqual([]);
}

const violationsIn = (page: Page, selector: string, runOnly: axe.RunOnly): Promise<string[]> =>
  page.evaluate(
    async ([within, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    },
    // Skips the report of passed rules, a third of the work; our pages embed only other origins.
    [selector, { runOnly, resultTypes: ['violations'], iframes: false } satisfies axe.RunOptions] as const,
  );

/** Resolves when the transition between the schemes has ended. */
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
