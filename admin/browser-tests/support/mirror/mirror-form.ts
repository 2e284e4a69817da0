import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Page } from 'playwright';
import { untilQuiet } from '../quiet.ts';
import { findingsOf } from './compared.ts';
import { fieldsOfForm, readField } from './fields-of-form.ts';
import { type Filled, type Filling, fillVisible, isLeftOut, type Manner } from './filled-fields.ts';
import { sentBody } from './sent-body.ts';

const FORM = 'main form';

export interface Mirrored extends Filling {
  address: string;
  /** Selects the form, where the screen has several. */
  form?: string;
  /** The endpoint that saves. */
  endpoint: Endpoint;
  /** Fields that the saved record does not show in a field, by the beginning or the end of their names, each with the reason. */
  onlyHere?: Readonly<Record<string, string>>;
  /** Done before the fields are filled. */
  begin?: (page: Page) => Promise<void>;
}

/**
 * Fills every field of a form as people do, saves it, and reloads it: what each field shows when it was left is what is sent, and
 * what it shows again.
 */
export async function mirrorForm(page: Page, form: Mirrored, manner: Manner): Promise<string[]> {
  const { language } = manner;
  await page.goto(form.address);
  await untilQuiet(page);
  await form.begin?.(page);
  const filled = new Map<string, Filled>();
  await onEachTab(page, () => fillVisible(page, form.form ?? FORM, form, filled, manner));
  const shown = await shownFields(page, form);
  const { body } = await save(page, form);
  await page.reload();
  await untilQuiet(page);
  const again = await shownFields(page, form);
  return [...filled].flatMap(([name, field]) => {
    const text = shown.get(name);
    // A switch may hide other fields, and another country empties the fields that belong to it.
    if (text === undefined) return [];
    const findings = findingsOf(name, field, text, body, language);
    // A stored secret is never shown.
    const isShownAgain = field.kind !== 'secret' && !isLeftOut(name, form.onlyHere);
    if (isShownAgain && again.get(name) !== text)
      findings.push(`showed "${text}", and "${again.get(name)}" after it was loaded again`);
    return findings.map((finding) => `${form.address} ${name} (${field.kind}, ${language}): ${finding}`);
  });
}

const tabsOf = (page: Page) =>
  page.locator('main [role=tablist]').first().getByRole('tab', { disabled: false });

async function onEachTab(page: Page, act: () => Promise<void>): Promise<void> {
  const tabs = tabsOf(page);
  if ((await tabs.count()) === 0) return act();
  // What is filled on one tab may open another.
  for (let tab = 0; tab < (await tabs.count()); tab += 1) {
    await tabs.nth(tab).click();
    await act();
  }
}

async function shownFields(page: Page, form: Mirrored): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  await onEachTab(page, async () => {
    for (const field of await fieldsOfForm(page, form.form ?? FORM))
      shown.set(field.name, await readField(page, field));
  });
  return shown;
}

/** Saves by keyboard, where the form has no button of its own. */
async function save(page: Page, { endpoint, form = FORM }: Mirrored): Promise<{ body: unknown }> {
  for (const tab of await tabsOf(page).all()) {
    if (!(await page.locator(form).first().isVisible())) await tab.click();
  }
  const submit = page.locator(`${form} button[type=submit]`).filter({ visible: true });
  const hasButton = (await submit.count()) > 0;
  const press = () => (hasButton ? submit.click() : page.keyboard.press('ControlOrMeta+S'));
  return sentBody(page, 'main', endpoint, press);
}
