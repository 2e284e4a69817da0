/** An error inside one section or element; `path` starts at the node: `data.items.0.label.pl`. */
export interface NodeError {
  path: string;
  code: string;
}

type ErrorsByNode = ReadonlyMap<string, readonly NodeError[]>;

const none: readonly NodeError[] = [];

/** The errors that the last attempt to save found, by section or element. */
export class FoundErrors {
  #byNode: ErrorsByNode = new Map();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The identical list as long as no error of that node changed. */
  of(id: string): readonly NodeError[] {
    return this.#byNode.get(id) ?? none;
  }

  /** The nodes that have errors. */
  get nodeIds(): string[] {
    return [...this.#byNode.keys()];
  }

  /** The number of errors in the complete content. */
  get count(): number {
    return [...this.#byNode.values()].reduce((count, errors) => count + errors.length, 0);
  }

  set(byNode: ErrorsByNode): void {
    this.#byNode = byNode;
    this.#onChange();
  }

  setOf(id: string, errors: readonly NodeError[]): void {
    const byNode = new Map(this.#byNode);
    if (errors.length === 0) byNode.delete(id);
    else byNode.set(id, errors);
    this.set(byNode);
  }

  /** Discards the errors of removed nodes. */
  keepOnly(isThere: (id: string) => boolean): void {
    if (this.nodeIds.every(isThere)) return;
    this.set(new Map([...this.#byNode].filter(([id]) => isThere(id))));
  }
}
