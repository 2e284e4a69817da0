import { page, userEvent } from 'vitest/browser';
import { RichTextField } from '../ui/fields/rich-text-field.tsx';
import { renderForm } from './render-form.tsx';

/** The editor of `aRichText`. */
export const text = page.getByRole('textbox', { name: 'Content' });

/** A button of the toolbar. */
export const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });

/** The texts of the paragraphs. */
export const paragraphs = (): string[] =>
  [...text.element().querySelectorAll('p')].map((one) => one.innerText);

/**
 * A formatted text in a form, with all of it selected, so that a key or a paste replaces it. `written` returns the HTML that the
 * form holds.
 */
export async function aRichText(content = '<p>Jeden</p>'): Promise<{ written: () => string }> {
  const form = await renderForm(
    { content },
    (control) => <RichTextField control={control} name="content" label="Content" />,
    'en',
  );
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  return { written: () => form.getValues('content').replace(/\s+</g, '<') };
}
