import { expect, it } from 'vitest';
import { completeLink } from './complete-link.ts';

it.each([
  ['www.example.com/a', 'https://www.example.com/a'],
  [' http://example.com ', 'http://example.com'],
  ['somebody@example.com', 'mailto:somebody@example.com'],
  ['tel:+48123', 'tel:+48123'],
  ['/api/files/k/a.pdf', '/api/files/k/a.pdf'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s leads to %s', (typed, address) => {
  expect(completeLink(typed)).toBe(address);
});
