/** Runs in the page: resolves when it has stood still for three frames, with its transitions ended. */
export async function settled(): Promise<void> {
  const FRAMES = 3;
  const MOST = 300; // Something that never stands still is judged as it is.
  await document.fonts.ready;
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  for (let frame = 0; frame < MOST && still < FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
    still = isMoving() ? 0 : still + 1;
  }
  observer.disconnect();
}
