import type { Page } from 'playwright';
import { callApi } from './records.ts';

/** The screen of a record, and the list of such records. */
const screens = [
  ['/series/$id/edit', '/admin/share/series'],
  ['/agreements/$id', '/admin/agreements'],
  ['/users/$id', '/admin/user'],
  ['/roles/$id/edit', '/admin/role'],
  ['/permission/$id', '/admin/permission'],
  ['/faq/$id', '/admin/faq'],
  ['/pages/$id', '/admin/page'],
  ['/slider/$id', '/admin/slider'],
  ['/pictures/$id', '/admin/picture'],
  ['/featured-offers/$id', '/admin/featured-offer'],
  ['/email-templates/$id/edit', '/admin/email/template'],
  ['/emails/$id', '/admin/email'],
  ['/statements/$id', '/admin/statement'],
  ['/payment-files/$id', '/admin/payment-file'],
  ['/payouts/$id', '/admin/payout'],
  ['/proposals/$id', '/admin/proposal'],
] as const;

/** The addresses of the screens of one record of each kind, those of an order and what belongs to it excepted. */
export async function recordAddresses(page: Page): Promise<string[]> {
  const addresses: string[] = ['/static-content/element/11', '/settings', '/account'];
  for (const [screen, list] of screens) {
    const { items } = await callApi<{ items: { id: number }[] }>(page, 'GET', list);
    const [first] = items;
    if (!first) throw new Error(`${list} has no records`);
    addresses.push(screen.replace('$id', String(first.id)));
  }
  return addresses;
}
