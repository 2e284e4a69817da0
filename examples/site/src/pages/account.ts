/** Becoming an investor, and signing in. */
import { publicAgreements } from '@share/contract/areas/consents/consents.endpoints.ts';
import {
  activate as activateEndpoint,
  getActivation,
  register as registerEndpoint,
} from '@share/contract/areas/registration/registration.endpoints.ts';
import { issueToken, resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { type ApiError, isApiError } from '@share/contract/client/api-error.ts';
import { agreementAnswers, agreementFields } from '../agreements.ts';
import { call } from '../api.ts';
import { ask } from '../dialogue.ts';
import { h } from '../dom.ts';
import { field, form } from '../form.ts';
import { currentLanguage, inLanguage, t } from '../language.ts';
import { richText } from '../rich-text.ts';
import { go, type Page } from '../router.ts';
import { runtimeConfig, storeSession } from '../session.ts';

const email = () => field({ name: 'email', label: t().email, type: 'email', autocomplete: 'email' });
const newPasswords = () => [
  field({ name: 'newPassword', label: t().newPasswordHint, type: 'password', autocomplete: 'new-password' }),
  field({
    name: 'repeatPassword',
    label: t().repeatPassword,
    type: 'password',
    autocomplete: 'new-password',
  }),
];
const done = (text: string) => h('p', { role: 'status', class: 'done' }, text);
const toSignIn = () => h('p', {}, h('a', { href: '/sign-in' }, t().signIn));

export async function register(): Promise<Page> {
  const [agreements, { publicSiteUrl }] = await Promise.all([
    call(publicAgreements, { query: { target: 'registration' } }),
    runtimeConfig(),
  ]);
  const section = h('div');
  section.append(
    h('p', {}, t().registerHint),
    form({
      fields: [email(), ...agreementFields(agreements)],
      submit: t().register,
      onSubmit: async (values) => {
        await call(registerEndpoint, {
          body: {
            email: values.text('email'),
            language: currentLanguage(),
            agreements: agreementAnswers(agreements, values),
            activationUrlPattern: `${publicSiteUrl}/activate/:token`,
          },
        });
        section.replaceChildren(done(t().mailSent));
      },
    }),
  );
  return { title: t().register, content: [section] };
}

export async function activate(token: string): Promise<Page> {
  const found = await call(getActivation, { query: { token } });
  const section = h('div');
  const agreements = found.agreements.map(({ name, content, isAccepted }) =>
    h(
      'li',
      {},
      `${inLanguage(name)}: ${isAccepted ? t().accepted : t().notAccepted}`,
      h('details', {}, h('summary', {}, t().readText), richText(inLanguage(content))),
    ),
  );
  section.append(
    h('p', {}, `${t().acceptedTitle} ${found.email}`),
    h('ul', {}, ...agreements),
    form({
      fields: [
        field({ name: 'firstName', label: t().firstName, autocomplete: 'given-name' }),
        field({ name: 'lastName', label: t().lastName, autocomplete: 'family-name' }),
        ...newPasswords(),
      ],
      submit: t().activate,
      onSubmit: async (values) => {
        const [firstName, lastName] = [values.text('firstName'), values.text('lastName')];
        const [newPassword, repeatPassword] = [values.text('newPassword'), values.text('repeatPassword')];
        await call(activateEndpoint, { body: { token, firstName, lastName, newPassword, repeatPassword } });
        section.replaceChildren(done(t().accountReady), toSignIn());
      },
    }),
  );
  return { title: t().activate, content: [section] };
}

/** Shown wherever somebody must be signed in; then the page that was asked for opens. */
export async function signIn(): Promise<Page> {
  const { clientId, clientSecret } = await runtimeConfig();
  const fields = [
    email(),
    field({ name: 'password', label: t().password, type: 'password', autocomplete: 'current-password' }),
  ];
  const enter = form({
    fields,
    submit: t().signIn,
    onSubmit: async (values) => {
      const [address, password] = [values.text('email'), values.text('password')];
      const credentials = { email: address, password, forAdmin: false, clientId, clientSecret } as const;
      try {
        storeSession(await call(issueToken, { body: { grantType: 'password', ...credentials } }));
      } catch (failure) {
        if (!(await giveSecondFactor(failure))) throw failure;
      }
      go(window.location.pathname === '/sign-in' ? '/' : undefined);
    },
  });
  return {
    title: t().signIn,
    content: [enter, h('p', {}, h('a', { href: '/forgot-password' }, t().forgot))],
  };
}

/** False if no second factor was asked for, or none was given. */
async function giveSecondFactor(failure: unknown): Promise<boolean> {
  const halfSessionToken = isApiError(failure) ? halfSessionOf(failure) : null;
  if (halfSessionToken === null) return false;
  const { clientId, clientSecret } = await runtimeConfig();
  return ask({
    title: t().signIn,
    fields: [field({ name: 'code', label: t().code, autocomplete: 'one-time-code' })],
    confirm: t().confirm,
    onConfirm: async (values) => {
      const body = { grantType: 'second_factor', halfSessionToken, code: values.text('code') } as const;
      storeSession(await call(issueToken, { body: { ...body, clientId, clientSecret } }));
    },
  });
}

const halfSessionOf = ({ errors }: ApiError): string | null => {
  const required = errors.find(({ code }) => code === 'SECOND_FACTOR_REQUIRED');
  return required?.details?.halfSessionToken ? String(required.details.halfSessionToken) : null;
};

export async function forgotPassword(): Promise<Page> {
  const { publicSiteUrl } = await runtimeConfig();
  const section = h('div');
  section.append(
    form({
      fields: [email()],
      submit: t().sendLink,
      onSubmit: async (values) => {
        const activationUrlPattern = `${publicSiteUrl}/reset-password/:token`;
        await call(resetPassword, { body: { email: values.text('email'), activationUrlPattern } });
        section.replaceChildren(done(t().linkSent));
      },
    }),
  );
  return { title: t().forgot, content: [section] };
}

/** The target of mailed links, for the first password and for a new one. */
export async function setPassword(token: string): Promise<Page> {
  const section = h('div');
  section.append(
    form({
      fields: newPasswords(),
      submit: t().setPassword,
      onSubmit: async (values) => {
        const [newPassword, repeatPassword] = [values.text('newPassword'), values.text('repeatPassword')];
        await call(resetPassword, { body: { token, newPassword, repeatPassword } });
        section.replaceChildren(done(t().passwordSet), toSignIn());
      },
    }),
  );
  return { title: t().newPassword, content: [section] };
}
