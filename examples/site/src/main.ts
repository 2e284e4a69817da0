import { isApiError } from '@share/contract/client/api-error.ts';
import { h } from './dom.ts';
import { messageOf } from './form.ts';
import { header } from './header.ts';
import { currentLanguage, t } from './language.ts';
import * as account from './pages/account.ts';
import { devices } from './pages/devices.ts';
import { investments } from './pages/investments.ts';
import { offer, offers } from './pages/offers.ts';
import { order, payPalApproved, payPalCancelled } from './pages/order.ts';
import { orders } from './pages/orders.ts';
import { profile } from './pages/profile.ts';
import { go, type Page, pageOf, type Show } from './router.ts';

const pages: Readonly<Record<string, Show>> = {
  '/': offers,
  '/offers/:id': offer,
  '/register': account.register,
  '/activate/:token': account.activate,
  '/sign-in': account.signIn,
  '/forgot-password': account.forgotPassword,
  '/set-password/:token': account.setPassword,
  '/reset-password/:token': account.setPassword,
  '/profile': profile,
  '/devices': devices,
  '/orders': orders,
  '/orders/:id': order,
  '/orders/:id/payment/approved': payPalApproved,
  '/orders/:id/payment/cancelled': payPalCancelled,
  '/investments': investments,
};

const main = document.querySelector('main') as HTMLElement;
let latest = 0;

/** Draws the page of the present address, unless another one was asked for meanwhile. */
async function draw(): Promise<void> {
  latest += 1;
  const mine = latest;
  document.documentElement.lang = currentLanguage();
  document.querySelector('header')?.replaceChildren(...header());
  main.setAttribute('aria-busy', 'true');
  const { title, content } = await pageNow();
  if (mine !== latest) return;
  document.title = `${title} – ${t().site}`;
  main.replaceChildren(h('h1', {}, title), ...content);
  main.removeAttribute('aria-busy');
  main.focus({ preventScroll: true });
}

async function pageNow(): Promise<Page> {
  const show = pageOf(pages, window.location.pathname);
  if (!show) return { title: t().notFound, content: [] };
  try {
    return await show();
  } catch (failure) {
    if (isApiError(failure) && failure.status === 401) return account.signIn();
    return { title: t().site, content: [h('p', { role: 'alert', class: 'error' }, messageOf(failure))] };
  }
}

window.addEventListener('popstate', () => void draw());
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== window.location.origin || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  go(link.pathname);
});
void draw();
