/** Where the investor pays, on the order and on its transaction: to be scanned, and to be copied. */
import { transferCode } from '@share/contract/areas/transactions/transfer-code.ts';
import { qrCode } from '@share/contract/shared/qr-code.ts';
import { describe, expect, test } from 'vitest';
import { anOrder, aSellingOffer, pay, transactionOf } from './order-records.ts';
import { unique } from './records.ts';
import { button } from './screens.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

const account = {
  accountNumber: '61109010140000071219812874',
  bankName: 'Bank Pekao S.A.',
  accountHolder: 'Kamienica sp. z o.o.',
};

describe.each(['order', 'transaction'] as const)(
  'while its money is awaited, the screen of the %s',
  (kind) => {
    async function aScreen() {
      const page = await browser.staff();
      const offer = await aSellingOffer(page, `Kod ${unique()}`, { series: { bankInfo: account } });
      const order = await anOrder(page, offer, { email: `code-${unique()}@example.com` });
      const address =
        kind === 'order' ? `/orders/${order.id}/edit` : `/transactions/${transactionOf(order)}/edit`;
      const code = page.getByRole('img', { name: "Code of the transfer, to be scanned with a bank's app" });
      await page.goto(address);
      await code.waitFor();
      return { page, order, address, code, title: `Zamówienie nr ${order.id}` };
    }

    test('draws the code of the transfer with account, amount and title, large enough to be scanned', async () => {
      const { page, order, address, code, title } = await aScreen();
      const text = transferCode({ ...account, amount: 501, title });
      await expect.poll(() => code.locator('path').getAttribute('d')).toBe(qrCode(text ?? '').path);
      const { width = 0, height = 0 } = (await code.boundingBox()) ?? {};
      expect([width, height]).toEqual([132, 132]);
      await pay(page, order);
      await page.goto(address);
      await button(page, 'Copy: Payment reference').waitFor();
      expect(await code.count()).toBe(0);
    });

    test('copies the title and the account with one click each, and says so', async () => {
      const { page, title } = await aScreen();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      for (const [name, value] of [
        ['Payment reference', title],
        ['Account to pay to', account.accountNumber],
      ] as const) {
        await button(page, `Copy: ${name}`).click();
        await page.getByRole('button', { name: 'Copied' }).first().waitFor();
        await expect.poll(copied).toBe(value);
      }
    });
  },
);
