const cellsOf = (item: Element | null | undefined): HTMLElement[] =>
  item instanceof HTMLTableRowElement ? [...item.cells] : [];

/** Fixes the widths that the cells of a row have in their table, before the row leaves it to be dragged. */
export function fixWidths(item: Element | null | undefined): void {
  const cells = cellsOf(item).map((cell) => ({ cell, width: `${cell.getBoundingClientRect().width}px` }));
  for (const { cell, width } of cells)
    Object.assign(cell.style, { boxSizing: 'border-box', width, minWidth: width, maxWidth: width });
}

/** Lets the table decide again how wide the cells of a row are. */
export function freeWidths(item: Element | null | undefined): void {
  for (const { style } of cellsOf(item))
    Object.assign(style, { boxSizing: '', width: '', minWidth: '', maxWidth: '' });
}
