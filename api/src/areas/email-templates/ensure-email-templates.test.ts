import { isCode } from '@share/contract/areas/email-templates/placeholders.ts';
import { renderBody, renderSubject } from '@share/contract/areas/email-templates/render-template.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emailTypes, emailVariables } from '../../platform/mail/email-variables.ts';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { defaultTemplates } from './default-templates.ts';
import { ensureEmailTemplates } from './ensure-email-templates.ts';

const test = appForAllTests();

it('missing templates are added; those that staff changed are not touched', async () => {
  const { db } = test.context;
  const body = { pl: '<p>Nasze słowa</p>', en: '<p>Our words</p>' };
  await db.update(emailTemplates).set({ body }).where(eq(emailTemplates.type, 'set-password'));
  await db.delete(emailTemplates).where(eq(emailTemplates.type, 'password-reset'));
  await ensureEmailTemplates(db);
  const templates = await db.select().from(emailTemplates);
  expect(templates.map(({ type }) => type).sort()).toEqual([...emailTypes].sort());
  expect(templates.find(({ type }) => type === 'set-password')?.body).toEqual(body);
});

it('templates that staff have not changed follow a newer program; changed ones keep their words', async () => {
  const { db } = test.context;
  const old = { pl: '<p>Stare</p>', en: '<p>Old</p>' };
  const own = { pl: '<p>Nasze</p>', en: '<p>Ours</p>' };
  const ofType = (type: 'order-accepted' | 'order-created') => eq(emailTemplates.type, type);
  await db.update(emailTemplates).set({ body: old, defaultBody: old }).where(ofType('order-accepted'));
  await db.update(emailTemplates).set({ body: own, defaultBody: old }).where(ofType('order-created'));
  await ensureEmailTemplates(db);
  const [accepted] = await db.select().from(emailTemplates).where(ofType('order-accepted'));
  const [created] = await db.select().from(emailTemplates).where(ofType('order-created'));
  expect(accepted).toMatchObject({ body: defaultTemplates['order-accepted'].body });
  expect(created).toMatchObject({ body: own, defaultBody: defaultTemplates['order-created'].body });
});

describe('names and subjects', () => {
  const old = { pl: 'Stare', en: 'Old' };
  const own = { pl: 'Nasze', en: 'Ours' };
  const ofType = eq(emailTemplates.type, 'order-rejected');
  const { name, subject, body } = defaultTemplates['order-rejected'];
  const after = async (fields: Partial<typeof emailTemplates.$inferInsert>) => {
    const { db } = test.context;
    await db
      .update(emailTemplates)
      .set({ name, subject, body, ...fields })
      .where(ofType);
    await ensureEmailTemplates(db);
    const [found] = await db.select().from(emailTemplates).where(ofType);
    return found;
  };

  it('that staff have not changed follow a newer program', async () => {
    const former = { name: old, subject: old, defaultName: old, defaultSubject: old };
    expect(await after(former)).toMatchObject({ name, subject, body });
  });

  it('that staff changed stay, also while a newer text arrives', async () => {
    const defaults = { defaultName: old, defaultSubject: old, defaultBody: old };
    const edited = { name: own, subject: own, body: old };
    expect(await after({ ...edited, ...defaults })).toMatchObject({ name: own, subject: own, body });
  });

  it('of which the delivered ones are not known stay as they are, and are known from then on', async () => {
    const unknown = { defaultName: null, defaultSubject: null };
    const known = { defaultName: name, defaultSubject: subject };
    expect(await after({ subject: own, ...unknown })).toMatchObject({ name, subject: own, ...known });
  });
});

describe.each(emailTypes)('the default template %s', (type) => {
  it.each(languages)('contains each of its variables and no other: %s', (language) => {
    const { subject, body } = defaultTemplates[type];
    const variables = Object.fromEntries(
      emailVariables[type].map((name) => [name, name === 'link' ? 'https://example.com/token' : `«${name}»`]),
    );
    const shown =
      renderSubject(subject[language], variables) + renderBody(body[language], variables, language);
    for (const [name, value] of Object.entries(variables))
      expect(shown).toContain(isCode(name) ? encodeURIComponent(value) : value);
    const named = [...(subject[language] + body[language]).matchAll(/\{\{(\w+)\}\}/g)].map(
      ([, name]) => name,
    );
    expect(emailVariables[type]).toEqual(expect.arrayContaining(named));
    expect(renderBody(body[language], variables, language)).not.toMatch(/href=""|\{\{/);
  });
});
