/** One user action, and the state before or after it. */
interface Step<State> {
  name: string;
  state: State;
}

const MOST_STEPS = 200;

/**
 * Undo and redo of an immutable state. The code that changes something first names the user's action with `mark`; all
 * changes up to the next mark are one step. Time plays no role.
 */
export class UndoHistory<State> {
  #past: readonly Step<State>[] = [];
  #future: readonly Step<State>[] = [];
  /** The step to which changes belong now. */
  #mark = { name: '', isRecorded: false };

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The names of the actions that can be undone, the oldest first. */
  get steps(): string[] {
    return this.#past.map(({ name }) => name);
  }

  /** Begins an action: the following changes are a new step. A mark without a change leaves no step. */
  mark(name: string): void {
    this.#mark = { name, isRecorded: false };
  }

  /** Continues the step of that name if no other mark or end came between; otherwise begins a new one. For typing. */
  resume(name: string): void {
    if (this.#mark.name !== name) this.mark(name);
  }

  /** Ends the step, so that the same name begins a new one. */
  readonly end = (): void => {
    this.mark('');
  };

  /** Called with the state before each change. */
  record(before: State): void {
    this.#future = [];
    if (this.#mark.isRecorded) return;
    this.#past = [...this.#past, { name: this.#mark.name, state: before }].slice(-MOST_STEPS);
    this.#mark.isRecorded = true;
  }

  /** The state before the last step, or undefined when there is none. */
  undo(present: State): State | undefined {
    const step = this.#past.at(-1);
    if (!step) return undefined;
    this.end();
    this.#past = this.#past.slice(0, -1);
    this.#future = [{ name: step.name, state: present }, ...this.#future];
    return step.state;
  }

  /** The state after the step that was undone last, or undefined when there is none. */
  redo(present: State): State | undefined {
    const [step, ...rest] = this.#future;
    if (!step) return undefined;
    this.end();
    this.#future = rest;
    this.#past = [...this.#past, { name: step.name, state: present }];
    return step.state;
  }

  clear(): void {
    this.end();
    this.#past = [];
    this.#future = [];
  }
}
