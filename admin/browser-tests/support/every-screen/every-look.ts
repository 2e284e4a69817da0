import type { Language } from '@share/contract/shared/languages.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { untilQuiet } from '../quiet.ts';
import { findingsOfLook, show } from './findings-of-look.ts';
import { type Look, type Place, SCHEMES, type Screen, WIDTHS } from './screen.ts';
import { settled } from './settled.ts';
import { ownTexts } from './texts-of-both-languages.ts';

const PANEL = 'main [role=tabpanel]';

/** Findings, and the looks in which each of them was seen. */
type Findings = Map<string, Set<string>>;

/** Opens a screen and returns what is wrong with it in each of its looks, one line for each finding. */
export async function everyLook(screen: Screen, place: Place): Promise<string[]> {
  const { page } = place;
  const own = await ownTexts();
  const found: Findings = new Map();
  const looksOf = async (language: Language, tab: string, shown: Screen = screen) => {
    for (const scheme of screen.schemes ?? SCHEMES) {
      const widths = WIDTHS.filter((width) => screen.widths?.includes(width) ?? true);
      // As few changes as possible: from wide to narrow and back.
      for (const width of scheme === 'light' ? widths : widths.toReversed()) {
        const look: Look = { language, scheme, width };
        await show(page, look);
        for (const finding of await findingsOfLook(page, look, own, shown)) {
          const line = tab === '' ? finding : `${tab}: ${finding}`;
          found.set(line, (found.get(line) ?? new Set()).add(`${language} ${width} ${scheme}`));
        }
      }
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widest(screen), height: 900 });
  };

  await page.setViewportSize({ width: widest(screen), height: 900 });
  await screen.open(place);
  await untilLoaded(screen, page);
  for (const language of ['en', 'pl'] as const) {
    if (language !== 'en') await switchTo(language, screen, place);
    const tabs = screen.withTabs ? await tabsOf(page).count() : 0;
    if (tabs === 0) await shorten(screen, page);
    if (tabs === 0) await looksOf(language, '');
    for (let tab = 0; tab < tabs; tab += 1) {
      const name = await openTab(page, tab);
      await shorten(screen, page);
      // What is around the tabs has been checked with the first one.
      await looksOf(language, name, tab === 0 ? screen : { ...screen, part: PANEL });
    }
  }
  return linesOf(found, screen);
}

const untilLoaded = ({ staysBusy }: Screen, page: Page) =>
  staysBusy ? page.evaluate(settled) : untilQuiet(page);

async function shorten({ shortened }: Screen, page: Page): Promise<void> {
  if (shortened === undefined) return;
  const searches = await page.locator('main').getByRole('searchbox').filter({ visible: true }).all();
  for (const search of searches) await search.fill(shortened);
  if (searches.length > 0) await untilQuiet(page);
}

const widest = ({ widths = WIDTHS }: Screen) => Math.max(...widths);

/** The tabs of the first row of tabs. */
const tabsOf = (page: Page) =>
  page.locator('main [role=tablist]').first().getByRole('tab', { disabled: false });

async function openTab(page: Page, index: number): Promise<string> {
  const tab = tabsOf(page).nth(index);
  if ((await tab.getAttribute('aria-selected')) !== 'true') {
    await tab.click();
    await untilQuiet(page);
  }
  return `tab ${index + 1} (${(await tab.innerText()).replace(/\s+/g, ' ')})`;
}

/** Changes the language in the open page, as its switch does. */
async function switchTo(language: Language, screen: Screen, place: Place): Promise<void> {
  const { page } = place;
  if (screen.reopens) {
    await page.evaluate((chosen) => localStorage.setItem('platformLanguage', chosen), language);
    await screen.open({ ...place, language });
    await untilLoaded(screen, page);
  } else {
    // A dialogue covers it.
    await page.locator(`button[lang=${language}][aria-pressed]`).first().dispatchEvent('click');
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
    await untilLoaded(screen, page);
  }
}

/** One line for each finding that no exception explains, and for each exception that explains nothing. */
function linesOf(found: Findings, { name, exceptions = [] }: Screen): string[] {
  const isMeant = (finding: string) => exceptions.some((exception) => exception.finding.test(finding));
  const needless = exceptions.filter(({ finding }) => ![...found.keys()].some((line) => finding.test(line)));
  return [
    ...[...found]
      .filter(([finding]) => !isMeant(finding))
      .map(([finding, looks]) => `${name}: ${finding.replace(/\s+/g, ' ')} [${[...looks].join(', ')}]`),
    ...needless.map(({ finding }) => `${name}: nothing is found any more that fits ${finding}`),
  ];
}

/** Fails with all findings, a line each. */
export const expectNothing = (findings: string[]): void => expect(findings).toEqual([]);
