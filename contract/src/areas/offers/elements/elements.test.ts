import { describe, expect, it } from 'vitest';
import { ElementInput, elementTypes, SectionInput } from './elements.ts';
import { videoIdOf, YoutubeInput } from './youtube.ts';

const nothing = { pl: '', en: '' };
const words = { pl: 'Tekst', en: 'Text' };
const base = { title: nothing, userMustBeLoggedIn: false, userMustInvest: false };
const text = { ...base, type: 'text', data: { content: words } };
const picture = { title: nothing, description: nothing, file: { fileId: 1 } };
const row = (cells: number) => ({
  backgroundColor: '#ffffff',
  textColor: '#000000',
  cells: Array.from({ length: cells }, () => ({ value: words })),
});

const errorsOf = (element: unknown) =>
  ElementInput.safeParse(element).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('an element', () => {
  it('ELM-14 is as wide as the page by default', () => {
    expect(ElementInput.parse(text)).toMatchObject({ widthDesktop: 12, widthTablet: 12, widthMobile: 12 });
  });

  it.each([
    ['textBox', 'text', { content: words }],
    ['galleryBox', 'gallery', { items: [picture] }],
    ['imageBox', 'image', { description: nothing }],
    ['video', 'youtube', { url: 'https://youtu.be/dQw4w9WgXcQ', autoPlay: false }],
  ])('ELM-16 of the older type %s is read as %s', (older, type, data) => {
    expect(ElementInput.parse({ ...base, type: older, data }).type).toBe(type);
  });

  it.each([
    ['OFR-24 without a type', base, ['type', 'ELEMENT_TYPE_MISSING']],
    ['with the empty type of a new one', { ...base, type: null }, ['type', 'ELEMENT_TYPE_MISSING']],
    ['ELM-15 of an unknown type', { ...base, type: 'poem' }, ['type', 'ELEMENT_TYPE_UNKNOWN']],
    ['CON-12 of a width that is no quarter', { ...text, widthTablet: 4 }, ['widthTablet', 'VALUE_INVALID']],
    [
      'ELM-11 for investors who are not signed in',
      { ...text, userMustInvest: true },
      ['userMustInvest', 'INVESTORS_MUST_BE_LOGGED_IN'],
    ],
    [
      'ELM-09 with a child that is wrong',
      { ...text, children: [{ ...base, type: '' }] },
      ['children.0.type', 'ELEMENT_TYPE_MISSING'],
    ],
    [
      'ELM-09 with a child that has a child',
      { ...text, children: [text, { ...text, children: [text] }] },
      ['children.1.children', 'ELEMENT_NESTED_TOO_DEEP'],
    ],
    [
      'CON-13 with a fifth picture',
      { ...base, type: 'gallery', data: { items: Array(5).fill(picture) } },
      ['data.items', 'TOO_MANY_ITEMS'],
    ],
    [
      'ELM-22 with an empty timeline',
      { ...base, type: 'timeline', data: { stages: [] } },
      ['data.stages', 'AT_LEAST_ONE_ITEM'],
    ],
    [
      'ELM-48 with a video address that is none',
      { ...base, type: 'youtube', data: { url: 'https://example.com/watch?v=dQw4w9WgXcQ', autoPlay: false } },
      ['data.url', 'VIDEO_URL_INVALID'],
    ],
    [
      'ELM-41 with a blank address',
      {
        ...base,
        type: 'map',
        data: { address: { pl: ' ', en: 'Kraków' }, latitude: 50, longitude: 20, zoom: 16 },
      },
      ['data.address.pl', 'addOffer.addressEmpty'],
    ],
    [
      'CON-15 with a zoom out of range',
      { ...base, type: 'map', data: { address: words, latitude: 50, longitude: 20, zoom: 14 } },
      ['data.zoom', 'VALUE_INVALID'],
    ],
    [
      'ELM-31 with a colour that is none',
      {
        ...base,
        type: 'pieChart',
        data: { title: nothing, items: [{ label: words, value: 1, color: 'red' }] },
      },
      ['data.items.0.color', 'COLOR_INVALID'],
    ],
    [
      'with a negative part of a whole',
      {
        ...base,
        type: 'pieChart',
        data: { title: nothing, items: [{ label: words, value: -1, color: '#000000' }] },
      },
      ['data.items.0.value', 'MUST_NOT_BE_NEGATIVE'],
    ],
    [
      'ELM-49 with a row that lacks a cell',
      {
        ...base,
        type: 'table',
        data: { columns: [{ name: words }, { name: words }], rows: [row(2), row(1)] },
      },
      ['data.rows.1.cells', 'CELLS_DO_NOT_FIT_COLUMNS'],
    ],
  ])('is refused %s', (_, element, error) => {
    expect(errorsOf(element)).toEqual([error]);
  });

  it('has one of eleven types', () => {
    expect(elementTypes).toHaveLength(11);
  });
});

it('no node appears twice in its list', () => {
  const id = '0b7e0f2e-4a52-4a8f-9c5e-8a9c0b9a4a11';
  const section = {
    elements: [
      { ...text, id },
      { ...text, id: id.toUpperCase() },
    ],
  };
  expect(SectionInput.safeParse(section).error?.issues[0]).toMatchObject({
    path: ['elements', 1, 'id'],
    message: 'VALUE_INVALID',
  });
});

const embedCode =
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=42" title="YouTube video player" frameborder="0" allow="autoplay; encrypted-media" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>';

it('ELM-47 an address of YouTube is stored with https://, also out of the code for embedding', () => {
  const stored = (url: string) => YoutubeInput.parse({ url, autoPlay: false }).url;
  expect(stored('www.youtube.com/watch?v=dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(stored(embedCode)).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&start=42');
  expect(stored('http://youtu.be/dQw4w9WgXcQ')).toBe('http://youtu.be/dQw4w9WgXcQ');
});

describe('the address of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    ' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ\u200b',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
    embedCode,
  ])('%s leads to it', (address) => {
    expect(videoIdOf(address)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://youtu.be/short',
    'www.example.com/watch?v=dQw4w9WgXcQ',
    '<iframe src="https://example.com/embed/dQw4w9WgXcQ"></iframe>',
  ])('%s does not', (address) => {
    expect(videoIdOf(address)).toBeNull();
  });
});
