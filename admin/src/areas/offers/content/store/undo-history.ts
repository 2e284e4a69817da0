/** A thing the user did, and the state that undoing or redoing it leads to. */
interface Step<State> {
  name: string;
  state: State;
}

const MOST_STEPS = 200;

/**
 * Undo and redo of an immutable state, in steps that are marked: whoever changes something first says by name what the user
 * does, and all changes up to the next mark are one step. Nothing is guessed by time.
 */
export class UndoHistory<State> {
  #past: readonly Step<State>[] = [];
  #future: readonly Step<State>[] = [];
  /** The step to which changes belong at present. */
  #mark = { name: '', isRecorded: false };

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** By name what can be undone, the oldest first. */
  get steps(): string[] {
    return this.#past.map(({ name }) => name);
  }

  /** An action begins: what changes from here on is a step of its own. A mark that no change follows leaves nothing. */
  mark(name: string): void {
    this.#mark = { name, isRecorded: false };
  }

  /** Goes on with the step of that name as long as nothing else was marked or ended it; else begins it. For typing. */
  resume(name: string): void {
    if (this.#mark.name !== name) this.mark(name);
  }

  /** The step is complete: the same name begins another one. */
  readonly end = (): void => {
    this.mark('');
  };

  /** The state is about to change from this one. */
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

  /** Nothing can be undone or redone any more. */
  clear(): void {
    this.end();
    this.#past = [];
    this.#future = [];
  }
}
