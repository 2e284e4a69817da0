import type { Content } from '../content-model.ts';
import { nodeIds, wayTo } from '../content-operations.ts';
import type { OpenCards } from './open-cards.ts';

/** Resolves in a later task, after the page was drawn. */
const afterDrawing = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Opens many cards one at a time, each in a task of its own, so that the page answers in between: opening sixty at once would
 * block it for seconds.
 */
export class GradualOpening {
  readonly #cards: OpenCards;
  readonly #nextTask: () => Promise<void>;
  #run = 0;

  constructor(cards: OpenCards, nextTask = afterDrawing) {
    this.#cards = cards;
    this.#nextTask = nextTask;
  }

  /** Opens every card of the content. Another call of `openAll` or `stop` ends it. */
  async openAll(content: Content): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const ids = nodeIds(content);
    const isHidden = (id: string) =>
      wayTo(content, id).some((around) => around !== id && !this.#cards.isOpen(around));
    this.#cards.setOpen(ids.filter(isHidden), false); // Otherwise all of them would be drawn with the card around them.
    for (const id of ids.filter((one) => !this.#cards.isOpen(one))) {
      if (run !== this.#run) return;
      this.#cards.setOpen([id], true);
      await this.#nextTask();
    }
  }

  stop(): void {
    this.#run += 1;
  }
}
