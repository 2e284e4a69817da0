import { signOutOfSite } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { call } from './api.ts';
import { h } from './dom.ts';
import { chooseLanguage, currentLanguage, t } from './language.ts';
import { go } from './router.ts';
import { forgetSession, isSignedIn } from './session.ts';

export function header(): Node[] {
  const link = (href: string, text: string) =>
    h('a', { href, 'aria-current': window.location.pathname === href ? 'page' : null }, text);
  const ofInvestor = () => [
    link('/orders', t().orders),
    link('/investments', t().investments),
    link('/profile', t().profile),
    link('/devices', t().devices),
    h('button', { type: 'button', class: 'quiet', click: () => void signOut() }, t().signOut),
  ];
  const ofVisitor = () => [link('/register', t().register), link('/sign-in', t().signIn)];
  return [
    h(
      'nav',
      { 'aria-label': t().menu },
      link('/', t().offers),
      ...(isSignedIn() ? ofInvestor() : ofVisitor()),
    ),
    h('div', { class: 'languages' }, languageButton('pl', 'Polski'), languageButton('en', 'English')),
  ];
}

function languageButton(language: Language, name: string): HTMLElement {
  const choose = () => {
    chooseLanguage(language);
    go();
  };
  const isChosen = language === currentLanguage();
  return h(
    'button',
    { type: 'button', class: 'quiet', lang: language, 'aria-pressed': String(isChosen), click: choose },
    name,
  );
}

/** The tokens are forgotten even if the server cannot be reached, because the next person at the computer must not find them. */
async function signOut(): Promise<void> {
  await call(signOutOfSite).catch(() => null);
  forgetSession();
  go('/');
}
