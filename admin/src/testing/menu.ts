import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const press = async (name: string): Promise<void> => {
  (page.getByRole('button', { name }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

/**
 * Opens the menu of a button and chooses an entry, by keyboard alone. The focus comes a moment after the menu, and keys go where it
 * stands.
 */
export async function chooseByKeyboard(button: string, entry: string): Promise<void> {
  await press(button);
  await expect.poll(() => document.querySelectorAll('[role=menu]:focus-within').length).toBe(1);
  await expect
    .poll(async () => {
      await userEvent.keyboard('{ArrowDown}');
      return document.activeElement?.textContent;
    })
    .toBe(entry);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
}
