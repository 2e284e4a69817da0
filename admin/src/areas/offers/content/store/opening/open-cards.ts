/** Which cards of sections and elements are open. */
export class OpenCards {
  #open: ReadonlySet<string>;
  readonly #onChange: () => void;

  constructor(open: readonly string[], onChange: () => void) {
    this.#open = new Set(open);
    this.#onChange = onChange;
  }

  isOpen(id: string): boolean {
    return this.#open.has(id);
  }

  setOpen(ids: Iterable<string>, isOpen: boolean): void {
    const open = new Set(this.#open);
    for (const id of ids) {
      if (isOpen) open.add(id);
      else open.delete(id);
    }
    this.#open = open;
    this.#onChange();
  }
}
