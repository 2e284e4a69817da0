/** A reason why the program does not start or stops, in sentences for the person who runs it. */
export class StopReason extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: string | readonly string[], options?: ErrorOptions) {
    const all = typeof sentences === 'string' ? [sentences] : sentences;
    super(all.join('\n'), options);
    this.name = 'StopReason';
    this.sentences = all;
  }
}
