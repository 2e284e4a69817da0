import type { Page } from 'playwright';
import { paleBorders } from '../borders.ts';
import { untilQuiet } from '../quiet.ts';
import { smallTargets } from '../targets.ts';
import { axeFindings } from './axe-findings.ts';
import { findCutTexts } from './cut-texts.ts';
import { findSaidTexts } from './said-texts.ts';
import type { Look, Screen } from './screen.ts';
import { settled } from './settled.ts';
import type { OwnTexts } from './texts-of-both-languages.ts';
import { wrongTexts } from './wrong-texts.ts';

/** Shows the page in that width and scheme; its language is another matter. */
export async function show(page: Page, { scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(settled);
}

/** What is wrong with the page in the look that it has. What is found while something is still loading is looked for again. */
export async function findingsOfLook(
  page: Page,
  look: Look,
  own: OwnTexts,
  screen: Screen,
): Promise<string[]> {
  const findings = await check(page, look, own, screen);
  if (findings.length === 0) return [];
  if (!screen.staysBusy) await untilQuiet(page);
  await page.evaluate(settled);
  return check(page, look, own, screen);
}

async function check(page: Page, look: Look, own: OwnTexts, screen: Screen): Promise<string[]> {
  const { part = 'html', forFingers = true } = screen;
  const findings = (await page.evaluate(paleBorders)).map((border) => `a pale border: ${border}`);
  if (look.scheme === 'light') {
    findings.push(
      ...(await page.evaluate(findFaultsOfPage, look)),
      ...(await page.evaluate(findCutTexts)),
      ...wrongTexts(await page.evaluate(findSaidTexts), look.language, own),
    );
  }
  findings.push(...(await axeFindings(page, part, look)));
  if (forFingers && look.scheme === 'light' && look.width === 375)
    findings.push(...(await smallTargets(page, part)).map((target) => `small for a finger: ${target}`));
  return findings;
}

/** Runs in the page. */
function findFaultsOfPage({ language, width }: Look): string[] {
  const { scrollWidth, lang } = document.documentElement;
  const headings = [...document.querySelectorAll('h1')].filter(
    // A preview of the site has the heading of its page.
    (heading) => heading.checkVisibility() && !heading.closest('[inert], [aria-hidden=true], article'),
  );
  return [
    ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []),
    ...(lang === language ? [] : [`the page says that its language is “${lang}”`]),
    ...(headings.length === 1 ? [] : [`the page has ${headings.length} headings of the first level`]),
  ];
}
