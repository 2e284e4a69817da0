import axe from 'axe-core';
import { expect } from 'vitest';

const rules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
// Light and dark differ only in colours.
const ofColours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Checks the automatable part of WCAG 2.2 AA within an element, in both colour schemes; the light one stays. */
export async function expectAccessible(part: Element): Promise<void> {
  for (const [scheme, runOnly] of [['dark', ofColours] as const, ['light', rules] as const]) {
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const isEnding = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.all(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished.catch(() => null)),
    );
    const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'] });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
    expect([scheme, ...found]).toEqual([scheme]);
  }
}
