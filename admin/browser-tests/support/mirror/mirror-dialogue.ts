import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Page } from 'playwright';
import { untilQuiet } from '../quiet.ts';
import { findingsOf } from './compared.ts';
import { fieldsOfForm, readField } from './fields-of-form.ts';
import { type Filled, type Filling, fillVisible, type Manner } from './filled-fields.ts';
import { sentBody } from './sent-body.ts';

const DIALOGUE = '[role=dialog]';

export interface OpenedDialogue extends Filling {
  /** The endpoint to which it is sent. */
  endpoint: Endpoint;
  /** Opens the dialogue on the screen. */
  open: (page: Page) => Promise<void>;
}

/** Fills every field of a dialogue as people do, and sends it: what each field shows when it was left is what is sent. */
export async function mirrorDialogue(
  page: Page,
  dialogue: OpenedDialogue,
  manner: Manner,
): Promise<string[]> {
  await dialogue.open(page);
  await page.locator(DIALOGUE).waitFor();
  await untilQuiet(page);
  const filled = new Map<string, Filled>();
  await fillVisible(page, DIALOGUE, dialogue, filled, manner);
  if (filled.size === 0) return [`${page.url()}: the dialogue has no fields`];
  const shown = new Map<string, string>();
  for (const field of await fieldsOfForm(page, DIALOGUE)) shown.set(field.name, await readField(page, field));
  // The button that sends is the last one.
  const send = () => page.locator(`${DIALOGUE} button:not([aria-label])`).last().click();
  const { body } = await sentBody(page, DIALOGUE, dialogue.endpoint, send);
  return [...filled].flatMap(([name, field]) =>
    findingsOf(name, field, shown.get(name) ?? '', body, manner.language).map(
      (finding) => `${page.url()} ${name} (${field.kind}, ${manner.language}): ${finding}`,
    ),
  );
}
