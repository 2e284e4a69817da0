import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { mainJobWords } from './main-job-words.ts';
import { button, field } from './offer-records.ts';
import { choose, dialogue, fact, said } from './order-records.ts';
import { accounts } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

for (const language of ['pl', 'en'] as const) {
  const tags = language === 'pl' ? ['essential'] : [];
  test(`from signing in to shares in an investment, only on the screens (${language})`, {
    tags,
  }, async () => {
    const w = mainJobWords[language];
    const page = await browser.page({ language });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(accounts.admin.email);
    await page.getByLabel(w.password, { exact: true }).fill(accounts.admin.password);
    await button(page, w.signIn).click();
    await heading(page, w.dashboard);

    // A share series …
    await page.getByRole('link', { name: w.series, exact: true }).click();
    await page.getByRole('link', { name: w.addSeries }).first().click();
    await heading(page, w.newSeries);
    for (const name of [w.name, w.displayName]) {
      await field(page, `${name} (${w.polish})`).fill(`Zorza ${language}`);
      await field(page, `${name} (${w.english})`).fill(`Aurora ${language}`);
    }
    await field(page, w.limit).fill('100');
    await field(page, w.price).fill(w.typedPrice);
    await field(page, w.availableFrom).fill('2020-01-01');
    await field(page, w.availableTo).fill('2099-12-31');
    await field(page, w.accountNumber).fill('61109010140000071219812874');
    await button(page, w.add).click();
    await said(page, w.seriesAdded);
    await heading(page, w.seriesName(language));

    // … a general agreement …
    await page.getByRole('link', { name: w.agreements, exact: true }).click();
    await page.getByRole('link', { name: w.addAgreement }).first().click();
    await heading(page, w.newAgreement);
    await choose(page, w.type, w.terms);
    await choose(page, w.target, w.investmentTarget);
    await field(page, `${w.name} (${w.polish})`).fill('Zgoda ogólna');
    await field(page, `${w.name} (${w.english})`).fill('General consent');
    await page.getByRole('textbox', { name: `${w.content} (${w.polish})` }).fill('Zgadzam się.');
    await page.getByRole('textbox', { name: `${w.content} (${w.english})` }).fill('I agree.');
    await button(page, w.add).click();
    await said(page, w.agreementAdded);

    // … and an offer that sells the series and has an agreement.
    await page.getByRole('link', { name: w.offers, exact: true }).click();
    await page.getByRole('link', { name: w.addOffer }).first().click();
    await heading(page, w.newOffer);
    await field(page, `${w.offerTitle} (${w.polish})`).fill(`Dom Zorza ${language}`);
    await field(page, `${w.offerTitle} (${w.english})`).fill(`Aurora House ${language}`);
    await choose(page, w.shareSeries, w.seriesName(language));
    await field(page, w.investmentStart).fill('2020-01-01');
    await field(page, w.investmentEnd).fill('2099-12-31');
    await page.getByRole('switch', { name: w.visible }).check();
    await page.getByRole('tab', { name: w.offerAgreements }).click();
    await button(page, w.addOfferAgreement).click();
    for (const name of [w.active, w.required]) await page.getByRole('switch', { name }).check();
    await field(page, `${w.name} (${w.polish})`).fill('Regulamin');
    await field(page, `${w.name} (${w.english})`).fill('Terms');
    await page.getByRole('textbox', { name: `${w.content} (${w.polish})` }).fill('Akceptuję regulamin.');
    await page.getByRole('textbox', { name: `${w.content} (${w.english})` }).fill('I accept the terms.');
    await button(page, w.add).click();
    await said(page, w.offerAdded);

    // An order for a new investor.
    await page.getByRole('link', { name: w.orders, exact: true }).click();
    await page.getByRole('link', { name: w.placeOrder }).click();
    await heading(page, w.newOrder);
    await choose(page, w.offer, w.offerName(language));
    await field(page, w.quantity).fill('3');
    await page.getByText(w.total).waitFor();
    await page.getByRole('combobox', { name: w.email, exact: true }).fill(`nowy-${language}@example.com`);
    await field(page, w.firstName).fill('Nina');
    await field(page, w.lastName).fill('Nowicka');
    await choose(page, w.country, w.poland);
    await choose(page, w.state, w.masovia);
    await page.getByRole('tab', { name: w.agreements }).click();
    await page.getByRole('checkbox', { name: w.generalAgreement }).first().waitFor();
    await page.getByRole('checkbox', { name: w.requiredAgreement }).check();
    await button(page, w.place).click();
    await said(page, w.orderPlaced);
    await page.getByRole('heading', { level: 1, name: w.order }).waitFor();
    await expect.poll(() => fact(page, w.status).textContent()).toBe(w.pending.order);
    await expect.poll(() => button(page, w.accept).isDisabled()).toBe(true);
    await page.getByText(w.waiting).waitFor();
    await screenshot(page, `main-job-order-new-${language}`);

    // The money arrives.
    await page.getByRole('table', { name: w.transactions }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: w.transaction }).waitFor();
    await button(page, w.acceptPayment).click();
    await expect.poll(() => dialogue(page).textContent()).toContain(w.amount);
    await dialogue(page).getByRole('button', { name: w.acceptPayment, exact: true }).click();
    await said(page, w.transactionAccepted);
    await expect.poll(() => fact(page, w.status).textContent()).toBe(w.paid.transaction);

    // The shares are issued.
    await fact(page, w.orderOfTransaction).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: w.order }).waitFor();
    await expect.poll(() => fact(page, w.status).textContent()).toBe(w.paid.order);
    await button(page, w.accept).click();
    await expect
      .poll(() => dialogue(page).textContent())
      .toContain(`Nina Nowickanowy-${language}@example.com`);
    await dialogue(page).getByRole('button', { name: w.accept }).click();
    await said(page, w.orderAccepted);
    await expect.poll(() => fact(page, w.status).textContent()).toBe(w.completed.order);
    await screenshot(page, `main-job-order-completed-${language}`);

    await fact(page, w.investment).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: w.investmentName }).waitFor();
    await expect.poll(() => fact(page, w.sharesOwned).textContent()).toBe('3');
    await expect.poll(() => fact(page, w.invested).textContent()).toBe(w.amount);
    await page.locator('summary').first().click();
    const shares = page.getByRole('table', { name: w.shares });
    await expect.poll(() => shares.getByRole('row').count()).toBe(1 + 3);
    await screenshot(page, `main-job-investment-${language}`);
  });
}
