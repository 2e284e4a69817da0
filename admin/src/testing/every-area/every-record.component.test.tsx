import { getPermission } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { statusOf } from '@share/contract/shared/errors.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '../network.ts';
import { areaScreens, creatingScreens, recordScreens } from './area-screens.ts';
import { answerEverything, drawOffice, only, sample } from './draw-office.tsx';

const main = page.getByRole('main');
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)];
const banner = () => all('[role=alert]')[0]?.textContent ?? '';
const heading = () => all('h1')[0]?.textContent ?? '';

/** Fields that can be changed; views are chosen by radio buttons and by switches without a name. */
const EDITABLE =
  'form :is(input:not([type=hidden], [type=radio], [role=switch]:not([name])), textarea, select):enabled:not([readonly]), form [contenteditable=true]';
const CHANGING =
  /^(Save|Add|Delete|Remove|Accept|Reject|Send|Suggest|Change|Choose|Restore|Extend|Record|Drag|Move|Undo|Duplicate|Insert)/;
/** The preview of an offer is no form of it. */
const records = recordScreens.filter(({ path }) => path !== '/offers/$id/preview');

describe.each(records)('$path', ({ path, address, read, update }) => {
  test('says why it cannot be loaded, tries again, and says that another one is missing', async () => {
    answerEverything();
    answer(read, () => refusal('INTERNAL_ERROR'));
    const { goTo } = await drawOffice(address);
    await expect.poll(banner).toMatch(/Something unexpected went wrong/);
    answer(read, () => sample(read));
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(banner).not.toMatch(/Something unexpected/);
    const missing = read.errors.find((code) => statusOf(code, null) === 404) ?? 'NOT_FOUND';
    answer(read, () => refusal(missing));
    goTo(path.replace('$id', '2'));
    await expect.element(main.getByRole('link', { name: 'Back to the list' })).toBeVisible();
    expect(heading()).toMatch(/not (exist|found)|no such/);
    expect(all('[role=alert]')).toEqual([]);
  });

  test('ACL-09 is read-only for those who may only read it, and asks for nothing else', async () => {
    const asked = answerEverything();
    const may = only(read);
    await drawOffice(address, may);
    await expect.element(main.getByRole('link', { name: 'Back', exact: true }).first()).toBeVisible();
    await expect.poll(() => all('form:not([data-read-only]) button[type=submit]')).toEqual([]);
    if (update) expect(all('form[data-read-only]').length).toBe(1);
    expect(all(EDITABLE).map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(all('form [role=toolbar]')).toEqual([]);
    const buttons = all('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(buttons.filter((name) => CHANGING.test(name))).toEqual([]);
    const addresses = all('a[href^="/"]').map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    const isOpen = (pathname: string) =>
      areaScreens.some(
        ({ path: one, needs }) =>
          one.replace(/\$id/, '1') === pathname && (needs.length === 0 || needs.some(may)),
      );
    expect(addresses.filter((pathname) => !isOpen(pathname))).toEqual([]);
    expect(asked.filter((call) => !may(call.endpoint)).map((call) => call.endpoint.path)).toEqual([]);
  });
});

describe.each([...records.filter(({ update }) => update), ...creatingScreens])(
  'the form of $path',
  ({ address }) => {
    test('FRM-08 marks what is not saved, and asks before it is left', async () => {
      answerEverything();
      answer(getPermission, () => ({ ...sample(getPermission), isBuiltIn: false }));
      const { goTo, path } = await drawOffice(address);
      const typed = () =>
        all('form :is(input:is([type=text], :not([type])):not([role=combobox]), textarea):read-write')[0];
      await expect.poll(typed).toBeTruthy();
      await page.elementLocator(typed() as HTMLElement).fill('7');
      goTo('/account');
      await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
      expect(path()).toBe(address);
      expect((typed() as HTMLInputElement).value).toBe('7');
    });
  },
);

test.each(creatingScreens)('the first field of $address can be typed at once', async ({ address }) => {
  answerEverything();
  await drawOffice(address);
  await expect.poll(() => document.activeElement?.matches('form :is(input, textarea)')).toBe(true);
  expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe(heading());
});

test('RTE-09 no screen is found without its permission, and none asks for anything', async () => {
  const asked = answerEverything();
  const { goTo, drawn } = await drawOffice('/account', only());
  for (const { address, needs } of areaScreens) {
    if (needs.every(only())) continue;
    goTo(address);
    await expect.poll(drawn).toBe(address);
    await expect.poll(heading).toBe('Page with the given Slug does not exist');
  }
  expect(asked.filter(({ endpoint }) => !only()(endpoint))).toEqual([]);
});
