/** A reason not to start or to go on, whose sentences are written for the person who runs the program. */
export class StopReason extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: string | readonly string[], options?: ErrorOptions) {
    const all = typeof sentences === 'string' ? [sentences] : sentences;
    super(all.join('\n'), options);
    this.name = 'StopReason';
    this.sentences = all;
  }
}
