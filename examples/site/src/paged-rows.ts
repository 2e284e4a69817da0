import { defaultListState, type ListDeclaration, type ListState } from '@share/contract/shared/lists/list.ts';
import { h } from './dom.ts';
import { messageOf } from './form.ts';
import { t } from './language.ts';

interface Rows<Row> {
  items: Row[];
  pagination: { pageNumber: number; totalPages: number };
}

interface Paged<Row> {
  declared: ListDeclaration;
  load: (list: ListState) => Promise<Rows<Row>>;
  draw: (row: Row) => HTMLElement;
  /** The list or table body that takes the rows. */
  into: HTMLElement;
}

/** Fills the element with the first page of a list. The button that is returned adds the next page, as long as there is one. */
export async function pagedRows<Row>({ declared, load, draw, into }: Paged<Row>): Promise<HTMLElement> {
  const error = h('span', { class: 'error', role: 'alert' });
  const more = h('div', { class: 'more' });
  const add = async (pageNumber: number): Promise<void> => {
    const { items, pagination } = await load({ ...defaultListState(declared), pageNumber });
    const rows = items.map(draw);
    into.append(...rows);
    more.replaceChildren();
    // Whoever asked for more by keyboard goes on where the new rows begin.
    if (pageNumber > 1) rows[0]?.querySelector<HTMLElement>('a, button')?.focus();
    if (pageNumber >= pagination.totalPages) return;
    const next = () => {
      error.textContent = '';
      add(pageNumber + 1).catch((failure) => {
        error.textContent = messageOf(failure);
      });
    };
    more.replaceChildren(h('button', { type: 'button', class: 'quiet', click: next }, t().more), error);
  };
  await add(1);
  return more;
}
