import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/draw.tsx';
import { VariablesPanel } from './variables-panel.tsx';

const variables = [
  {
    name: 'firstName',
    required: false,
    isTarget: false,
    sample: { pl: 'Anna', en: 'Anna' },
    label: { pl: 'Imię', en: 'First name' },
  },
  {
    name: 'link',
    required: true,
    isTarget: true,
    sample: { pl: '#', en: '#' },
    label: { pl: 'Adres', en: 'Address' },
  },
];
/** Whether a name is written in red: in a colour with little green and blue. */
function isRed(name: string): boolean {
  const { color } = getComputedStyle(page.getByText(`{{${name}}}`).element());
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(Number);
  return red > 3 * green && red > 3 * blue;
}

test.each([
  ['lacks it', '<p>x</p>', 'required, not in the text'],
  ['has it', '<a href="{{link}}">x</a>', 'required, in the text'],
])('EML-11 a required variable is red while the text %s', async (_, body, words) => {
  await draw(<VariablesPanel variables={variables} body={body} insert={null} onGo={() => {}} />);
  await expect.element(page.getByText(words)).toBeVisible();
  expect([isRed('link'), isRed('firstName')]).toEqual([true, false]);
});
