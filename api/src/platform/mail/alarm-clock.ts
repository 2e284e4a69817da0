/** Something to sleep on: `wait` ends when it rings or the time is over, and at once if it rang since the last wait. */
export function alarmClock() {
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
