import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Page, Response } from 'playwright';
import { untilQuiet } from '../quiet.ts';

/** Milliseconds. */
const SENDING = 20_000;

/** What a form sends to that endpoint; `within` selects where the screen would show a refusal. */
export async function sentBody(
  page: Page,
  within: string,
  endpoint: Endpoint,
  send: () => Promise<void>,
): Promise<{ body: unknown }> {
  const path = new RegExp(`/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`);
  const isAnswer = (response: Response) =>
    response.request().method() === endpoint.method && path.test(new URL(response.url()).pathname);
  const answer = page.waitForResponse(isAnswer, { timeout: SENDING }).catch(() => null);
  await send();
  const refused = page
    .locator(`${within} [aria-invalid=true]`)
    .first()
    .waitFor()
    .then(
      () => 'refused' as const,
      () => null,
    );
  const response = await Promise.race([answer, refused]);
  if (response === null || response === 'refused' || !response.ok())
    throw new Error(`${page.url()} was not saved: ${await refusals(page, within)}`);
  await untilQuiet(page);
  return { body: response.request().postDataJSON() };
}

/** What the screen refuses, each at its field. */
const refusals = async (page: Page, within: string): Promise<string> =>
  (
    await page
      .locator(`${within} :is(.mantine-InputWrapper-root:has([aria-invalid=true]), [role=alert])`)
      .allInnerTexts()
  ).join(' | ');
