/**
 * A delay that can be ended early: `wait` returns after the time, when `ring` is called, or at once if `ring` was called before.
 */
export function wakeableDelay() {
  let rang = false;
  let wake: (() => void) | null = null;
  return {
    ring(): void {
      rang = true;
      wake?.();
    },
    async wait(milliseconds: number): Promise<void> {
      if (!rang) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, milliseconds);
        });
        clearTimeout(timer);
      }
      rang = false;
      wake = null;
    },
  };
}
