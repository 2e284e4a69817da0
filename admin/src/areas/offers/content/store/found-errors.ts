/** An error inside one section or element; `path` leads on from the node: `data.items.0.label.pl`. */
export interface NodeError {
  path: string;
  code: string;
}

type ErrorsByNode = ReadonlyMap<string, readonly NodeError[]>;

const none: readonly NodeError[] = [];

/** The errors that the last attempt to save found, by the section or element that they belong to. */
export class FoundErrors {
  #byNode: ErrorsByNode = new Map();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The same list as long as none of that node changed. */
  of(id: string): readonly NodeError[] {
    return this.#byNode.get(id) ?? none;
  }

  /** The nodes that have errors. */
  get nodeIds(): string[] {
    return [...this.#byNode.keys()];
  }

  /** How many there are in the whole content. */
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

  /** Errors of nodes that are gone are gone with them. */
  keepOnly(isThere: (id: string) => boolean): void {
    if (this.nodeIds.every(isThere)) return;
    this.set(new Map([...this.#byNode].filter(([id]) => isThere(id))));
  }
}
