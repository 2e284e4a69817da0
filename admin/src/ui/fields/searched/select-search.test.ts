import { array, assert, boolean, constant, constantFrom, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { matchingChoices } from './matching-choices.ts';
import {
  type Choice,
  CLOSED_SEARCH,
  choosing,
  entering,
  leaving,
  markedChoice,
  moved,
  offered,
  opened,
  type SearchStep,
  type SelectSearch,
  searchedText,
  shownText,
  typing,
} from './select-search.ts';

const named = (...names: string[]): Choice[] => names.map((name, index) => ({ id: index + 1, name }));

const records = named('Rondo', 'Loftowa 7', 'Loftowa 9', 'Riverside', 'River', '');
const [rondo, loft7] = records as [Choice, Choice];

/** A select, its form, and a server that answers each search when it is told to. */
class Field {
  search: SelectSearch = CLOSED_SEARCH;
  chosen: Choice | null = null;
  submits = 0;
  readonly answered = new Set<string>();
  readonly isClearable: boolean;

  constructor(isClearable: boolean) {
    this.isClearable = isClearable;
  }
  get found(): readonly Choice[] | null {
    const text = searchedText(this.search);
    return this.answered.has(text) ? matchingChoices(records, text) : null;
  }
  get choices() {
    return { chosen: this.chosen, found: this.found, isClearable: this.isClearable };
  }
  get shown(): string {
    return shownText(this.search, this.chosen);
  }
  answer(text: string) {
    this.answered.add(text);
  }
  go(step: SearchStep) {
    this.search = step.search;
    if (step.chosen !== undefined) this.chosen = step.chosen;
  }
  press(key: 'Enter' | 'ArrowDown' | 'ArrowUp' | 'Escape' | 'leave') {
    const { search, choices } = this;
    if (key === 'Escape') return this.go({ search: CLOSED_SEARCH });
    if (key === 'leave') return this.go(leaving(search, choices));
    if (key !== 'Enter') return this.go({ search: moved(search, choices, key === 'ArrowDown' ? 1 : -1) });
    const step = entering(search, choices);
    if (step) this.go(step);
    else this.submits += 1;
  }
}

const reads = (chosen: Choice | null) => chosen?.name ?? '';

function aField({
  chosen = rondo,
  isClearable = false,
}: {
  chosen?: Choice | null;
  isClearable?: boolean;
} = {}) {
  const field = new Field(isClearable);
  field.chosen = chosen;
  field.answer('');
  return field;
}

test('Enter takes the first that was found, and what was chosen is not among it', () => {
  const field = aField();
  field.search = typing('loftowa');
  field.answer('loftowa');
  expect(offered(field.search, field.choices).map(({ name }) => name)).toEqual(['Loftowa 7', 'Loftowa 9']);
  field.press('Enter');
  expect([field.chosen, field.shown]).toEqual([loft7, 'Loftowa 7']);
  field.press('Enter');
  expect(field.submits).toBe(1);
});

test('Enter does nothing until what is typed is found, and nothing where nothing is', () => {
  const field = aField();
  field.search = typing('loft');
  field.answer('lof');
  field.press('ArrowDown');
  field.press('Enter');
  expect([field.chosen, field.shown]).toEqual([rondo, 'loft']);
  field.search = typing('nowhere');
  field.answer('nowhere');
  field.press('Enter');
  expect([field.chosen, field.shown, field.submits]).toEqual([rondo, 'nowhere', 0]);
});

test('a text that was emptied chooses none where that can be chosen, unless it is given up', () => {
  for (const [isClearable, key, left] of [
    [true, 'leave', null],
    [true, 'Enter', null],
    [true, 'Escape', rondo],
    [false, 'leave', rondo],
    [false, 'Enter', rondo],
  ] as const) {
    const field = aField({ isClearable });
    field.search = typing(' ');
    field.press(key);
    expect([field.chosen, field.shown]).toEqual([left, reads(left)]);
  }
});

test('an arrow opens at what is chosen, which may be missing from the first choices, and leads around', () => {
  const field = aField({ chosen: { id: 99, name: 'Far away' } });
  const marked = () => markedChoice(field.search, field.choices)?.name;
  field.press('ArrowDown');
  expect(marked()).toBe('Far away');
  field.press('ArrowDown');
  expect(marked()).toBe('Rondo');
  field.press('ArrowUp');
  field.press('ArrowUp');
  expect(marked()).toBe(records.at(-1)?.name);
  field.press('Enter');
  expect(field.chosen).toEqual(records.at(-1));
});

test('choosing what is chosen changes nothing', () => {
  expect(choosing(rondo, { chosen: { ...rondo }, found: null, isClearable: true })).toEqual({
    search: CLOSED_SEARCH,
  });
});

test('names that begin with what is typed come first, whatever their letters and accents', () => {
  const countries = named('Equatorial Guinea', 'Guinea', 'Łotwa', 'Papua New Guinea');
  const found = (text: string) => matchingChoices(countries, text).map(({ name }) => name);
  expect(found('guinea')).toEqual(['Guinea', 'Equatorial Guinea', 'Papua New Guinea']);
  expect(found('lot')).toEqual(['Łotwa']);
  expect(found('')).toHaveLength(4);
});

const texts = constantFrom('', ' ', 'r', 'ri', 'river', 'Rondo', 'loft', 'loftowa 9', 'nowhere');
const events = oneof(
  record({ type: texts }),
  record({ answer: texts }),
  record({ key: constantFrom('Enter', 'ArrowDown', 'ArrowUp', 'Escape', 'leave') }),
  record({ key: constant('Enter') }),
  record({ click: boolean() }),
  record({ option: constantFrom(0, 1, 2) }),
  record({ reset: constantFrom(null, ...records, { id: 99, name: 'Far away' }) }),
);

test('whatever happens in whatever order, the field reads what is chosen as soon as it searches no more', () => {
  assert(
    property(array(events, { maxLength: 30 }), boolean(), (all, isClearable) => {
      const field = new Field(isClearable);
      for (const event of all) {
        const { search, chosen, found, submits } = field;
        const text = searchedText(search);
        if ('type' in event) field.search = typing(event.type);
        else if ('answer' in event) field.answer(event.answer.trim());
        else if ('reset' in event) field.chosen = event.reset;
        else if ('click' in event) field.search = opened(search);
        else if ('key' in event) field.press(event.key);
        else {
          const option = search.isOpen ? offered(search, field.choices)[event.option] : undefined;
          if (option) field.go(choosing(option, field.choices));
        }
        // A closed select does not search, and without a search it shows the choice.
        if (!field.search.isOpen) expect(field.search.typed).toBe(null);
        if (field.search.typed === null) expect(field.shown).toBe(reads(field.chosen));
        if ('key' in event && ['Escape', 'leave'].includes(event.key))
          expect(field.shown).toBe(reads(field.chosen));
        // Keys choose only results of the typed text, and Enter submits the form only while the list is closed.
        if ('key' in event && text !== '' && field.chosen !== chosen) {
          expect(event.key).toBe('Enter');
          expect(found).toContainEqual(field.chosen);
        }
        expect(field.submits > submits).toBe('key' in event && event.key === 'Enter' && !search.isOpen);
        if ('key' in event && event.key === 'Enter' && found && text !== '' && search.marked === null)
          expect(field.chosen).toEqual(found[0] ?? chosen);
      }
    }),
  );
});
