import { describe, expect, test } from 'vitest';
import { callApi } from './records.ts';
import { button, field, heading, held, onSeries, pathOf } from './screens.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

describe('leaving', () => {
  test('asks before a link or going back loses unsaved changes', { tags: 'essential' }, async () => {
    const { page } = await onSeries(browser, 'Teak');
    await page.goto('/series?filters[name][value]=Teak');
    await page.getByRole('link', { name: 'Teak EN', exact: true }).click();
    await heading(page, 'Teak EN').waitFor();
    await field(page, 'Name (English)').fill('Teak two');

    await page.getByRole('link', { name: 'Agreements' }).click();
    await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Stay');
    await button(page, 'Stay').click();
    await expect.poll(() => field(page, 'Name (English)').inputValue()).toBe('Teak two');

    await page.goBack();
    await button(page, 'Stay').click();
    await expect.poll(() => pathOf(page)).toMatch(/edit$/);

    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await button(page, 'Discard changes').click();
    await heading(page, 'Share series').waitFor();
  });

  test('a save that succeeds meanwhile continues the navigation without an answer', async () => {
    const { page, series } = await onSeries(browser, 'Tamarind');
    const answer = await held(page, '**/api/admin/share/series/*');
    await field(page, 'Name (English)').fill('Tamarind two');
    await button(page, 'Save and back').click();
    await page.getByRole('link', { name: 'Agreements' }).click();
    await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor();
    answer();
    await heading(page, 'Agreements').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const saved = await callApi<typeof series>(page, 'GET', `/admin/share/series/${series.id}`);
    expect(saved.name.en).toBe('Tamarind two');
  });

  test('what is typed during "save and back" is not lost: the form stays, with what is unsaved', async () => {
    const { page, series } = await onSeries(browser, 'Thuja');
    const answer = await held(page, '**/api/admin/share/series/*');
    await field(page, 'Name (English)').fill('Thuja two');
    await button(page, 'Save and back').click();
    await field(page, 'Display name (English)').fill('Typed meanwhile');
    answer();
    await page.getByText('Series saved').waitFor();
    await page.getByText('Unsaved changes').waitFor();
    await expect.poll(() => field(page, 'Display name (English)').inputValue()).toBe('Typed meanwhile');
    await button(page, 'Save and back').click();
    await heading(page, 'Share series').waitFor();
    const saved = await callApi<typeof series>(page, 'GET', `/admin/share/series/${series.id}`);
    expect(saved).toMatchObject({ name: { en: 'Thuja two' }, displayName: { en: 'Typed meanwhile' } });
  });

  test('a save that fails meanwhile leaves the question open', async () => {
    const { page } = await onSeries(browser, 'Tulip tree');
    expectFailure(page, { address: '/share/series/', status: 422 });
    const answer = await held(page, '**/api/admin/share/series/*');
    await field(page, 'Account number').fill('PL00 0000');
    await button(page, 'Save').click();
    await page.getByRole('link', { name: 'Agreements' }).click();
    await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor();
    answer();
    await page.getByText('The series could not be saved').waitFor();
    await button(page, 'Stay').click();
    await expect.poll(() => field(page, 'Account number').inputValue()).toBe('PL00 0000');
  });

  test('closing the tab asks too; switching the language does not', async () => {
    const { page } = await onSeries(browser, 'Umbrella pine');
    await field(page, 'Name (English)').fill('Typed');
    await page.getByRole('button', { name: /^PL/ }).click();
    await page.getByText('Niezapisane zmiany').waitFor();
    await expect.poll(() => field(page, 'Nazwa (angielski)').inputValue()).toBe('Typed');
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await Promise.all([dialog.accept(), closed]);
  });
});

describe('R7 another user saved meanwhile', () => {
  async function aConflict(name: string) {
    const { page, series } = await onSeries(browser, name);
    const { id, version: _version, numberOfShares: _bought, reservedShares: _reserved, ...stored } = series;
    await callApi(page, 'PUT', `/admin/share/series/${id}`, {
      ...stored,
      name: { ...series.name, en: `${name} theirs` },
      displayName: { pl: 'Inna', en: 'Another' },
      limit: 7_000,
    });
    await field(page, 'Name (English)').fill(`${name} mine`);
    expectFailure(page, { address: '/share/series/', status: 412 });
    await button(page, 'Save').click();
    const dialog = page.getByRole('dialog', { name: 'Somebody changed this record' });
    await dialog.waitFor();
    return { page, series, dialog };
  }

  test('the dialogue names who and when; what both changed is chosen, what one changed is retained', {
    tags: 'essential',
  }, async () => {
    const { page, series, dialog } = await aConflict('Vine');
    await expect
      .poll(() => dialog.textContent())
      .toMatch(/Last saved by Alicja Administratorska, \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await expect
      .poll(() => dialog.innerText())
      .toContain('Added from the saved version: Display name (Polish), Display name (English), Share limit.');
    const name = dialog.getByRole('radiogroup', { name: 'Name (English)' });
    await expect
      .poll(() => name.getByRole('radio').allTextContents())
      .toEqual(['MineVine mine', 'SavedVine theirs']);
    await expect.poll(() => dialog.getByRole('radiogroup').count()).toBe(1);
    await expect.poll(() => dialog.getByRole('button', { name: 'Apply and go on' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => field(page, 'Name (English)').inputValue()).toBe('Vine mine');

    await button(page, 'Save').click();
    await name.getByRole('radio', { name: 'Mine' }).click();
    await dialog.getByRole('button', { name: 'Apply and go on' }).click();
    await page.getByText('The changes are merged. Check and save them.').waitFor();
    await expect.poll(() => field(page, 'Share limit').inputValue()).toBe('7,000');
    await button(page, 'Save').click();
    await heading(page, 'Vine mine').waitFor();
    const saved = await callApi<typeof series>(page, 'GET', `/admin/share/series/${series.id}`);
    expect(saved).toMatchObject({
      name: { en: 'Vine mine' },
      displayName: { pl: 'Inna', en: 'Another' },
      limit: 7_000,
    });
  });

  test('or the stored record is taken', async () => {
    const { page, dialog } = await aConflict('Yew');
    await dialog.getByRole('button', { name: 'Load the saved version' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="displayName.en"]')?.value === 'Another',
    );
    await expect.poll(() => field(page, 'Name (English)').inputValue()).toBe('Yew theirs');
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  });
});
