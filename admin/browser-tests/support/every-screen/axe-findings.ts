import axe from 'axe-core';
import type { Page } from 'playwright';
import { all, ofColours } from '../accessible.ts';
import type { Look } from './screen.ts';
import { settled } from './settled.ts';

/** Controls are at least 24 × 24 px large, or have that much room. Axe checks it only if it is told to. */
const SIZES = 'target-size';
const ofSizes: axe.RunOnly = { type: 'rule', values: [SIZES] };

/** In which looks axe runs: what it checks depends on the width and the scheme, and hardly on the language. */
const rulesFor = ({ language, scheme, width }: Look) => {
  const at = `${language} ${width} ${scheme}`;
  if (at === 'en 1440 light' || at === 'pl 375 light') return all;
  if (at === 'pl 992 light') return ofSizes;
  return at === 'pl 1440 dark' || at === 'en 375 dark' ? ofColours : null;
};

/** What axe finds in a part of the page in this look: for each rule and reason one place, and how many more there are. */
export async function axeFindings(page: Page, part: string, look: Look): Promise<string[]> {
  const runOnly = rulesFor(look);
  if (!runOnly) return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = { [SIZES]: { enabled: true } };
  const options: axe.RunOptions = { runOnly, rules, resultTypes: ['violations'], iframes: false };
  const run = () => runAxe(page, part, options);
  let violations = await run();
  // What a bar at the edge of the window covers may be large enough all the same.
  if (violations.some(({ why }) => why.includes('obscured'))) {
    const viewport = page.viewportSize() ?? { width: look.width, height: 900 };
    await page.setViewportSize({ ...viewport, height: await page.evaluate(heightOfPage) });
    await page.evaluate(settled);
    violations = await run();
    await page.setViewportSize(viewport);
    await page.evaluate(settled);
  }
  // Numbers within the reason differ from place to place.
  const alike = Map.groupBy(violations, ({ id, why }) => `${id} ${why.replace(/[\d.]+/g, '#')}`);
  return [...alike.values()].map((places) => {
    const [{ id = '', at = '', why = '' } = {}, ...more] = places;
    return `${id} ${at}${more.length > 0 ? ` and ${more.length} more` : ''}: ${why}`;
  });
}

/** Runs in the page: its height, and that of the bars at the edges of the window. */
const heightOfPage = (): number => document.documentElement.scrollHeight + 400;

const runAxe = (page: Page, part: string, options: axe.RunOptions) =>
  page.evaluate(
    async ([within, given]) => {
      const results = await (window as unknown as { axe: typeof axe }).axe.run(within, given);
      /** A label is pressed as well as its box, and a row as well as the link to its record (the exception “equivalent”). */
      const isReachedOtherwise = (control: Element | null) => {
        if (control?.matches('tr[data-opens] a[data-record]')) return true;
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        return labels.some((label) => Math.min(label.offsetWidth, label.offsetHeight) >= 24);
      };
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ target, any, all: every, none }) => {
          const at = target.join(' ');
          if (id === 'target-size' && isReachedOtherwise(document.querySelector(at))) return [];
          const why = [...any, ...every, ...none].map(({ message }) => message).join('; ');
          return [{ id, at, why }];
        }),
      );
    },
    [part, options] as const,
  );
