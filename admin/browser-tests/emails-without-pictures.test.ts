import { withDrawnCodes } from '@share/contract/areas/email-templates/drawn-codes.ts';
import { renderBody } from '@share/contract/areas/email-templates/render-template.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { expect, test } from 'vitest';
import { defaultTemplates } from '../../api/src/areas/email-templates/default-templates.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const values = {
  firstName: 'Anna',
  orderId: '7',
  offerTitle: 'Kamienica pod Lipami',
  quantity: '3',
  totalAmount: '3 000,00 zł',
  accountHolder: 'Kamienica sp. z o.o.',
  bankName: 'Bank Przykładowy',
  accountNumber: '61 1090 1014 0000 0712 1981 2874',
  transferTitle: 'ZAMOWIENIE 7',
  transferCode: '|PL|61109010140000071219812874|300000|Kamienica|ZAMOWIENIE 7|||',
  waitUntil: '31.12.2026 12:00',
  sender: 'Przykład',
};
const alt = { pl: 'Kod QR przelewu', en: 'QR code of the transfer' };
const templates = ['order-created', 'payment-reminder', 'transaction-expiry-extended'] as const;

test.each(templates.flatMap((type) => languages.map((language) => ({ type, language }))))(
  '%o says everything in a mail program that blocks pictures',
  async ({ type, language }) => {
    const page = await browser.page({ language });
    const html = renderBody(defaultTemplates[type].body[language], values, language);
    // What such a program shows of a picture that travels with the e-mail: none.
    await page.setContent(withDrawnCodes(html, () => 'data:,'));
    const picture = page.getByAltText(alt[language]);
    await picture.waitFor();
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(0);
    for (const shown of [values.accountNumber, values.transferTitle, values.totalAmount])
      await page.getByText(shown, { exact: false }).first().waitFor();
    for (const width of [600, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await screenshot(page, `mail-without-pictures-${type}-${language}-${width}`);
    }
  },
);
