import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/draw.tsx';
import { VariablesPanel } from './variables-panel.tsx';

const variables = [
  { name: 'firstName', required: false, label: { pl: 'Imię', en: 'First name' } },
  { name: 'link', required: true, label: { pl: 'Adres', en: 'Address' } },
];
const RED = 'rgb(201, 42, 42)';
const colorOf = (name: string) => getComputedStyle(page.getByText(`{{${name}}}`).element()).color;

test.each([
  ['lacks it', '<p>x</p>', 'required, not in the text'],
  ['has it', '<a href="{{link}}">x</a>', 'required, in the text'],
])('EML-11 a required variable is red while the text %s', async (_, body, words) => {
  await draw(<VariablesPanel variables={variables} body={body} insert={null} onGo={() => {}} />);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(colorOf('link')).toBe(RED);
  expect(colorOf('firstName')).not.toBe(RED);
});
