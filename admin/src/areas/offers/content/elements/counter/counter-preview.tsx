import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconRotateClockwise } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ElementPreviewProps } from '../element-editor.ts';
import { shownColor } from '../parts/shown-color.ts';
import classes from './counter.module.css';
import { counterTexts } from './counter.texts.ts';
import { shownCount } from './counter-steps.ts';

/** Counts when it scrolls into view, and again on demand (ELM-33). A screen reader reads only the final number. */
export function CounterPreview({ data, language }: ElementPreviewProps<'counter'>) {
  const t = counterTexts[language];
  const frame = useRef<HTMLDivElement>(null);
  const { progress, replay, isStill } = useProgress(frame, Number(data.animationDuration));
  return (
    <div ref={frame} className={classes.frame}>
      <ul className={classes.items}>
        {data.items.map((item) => (
          <li key={item.id} className={classes.item} style={{ borderColor: shownColor(item.color) }}>
            <VisuallyHidden>{shownCount(item, 1, language)}</VisuallyHidden>
            <span aria-hidden className={classes.number}>
              {shownCount(item, progress, language)}
            </span>
            <Text size="sm">{item.label[language]}</Text>
          </li>
        ))}
      </ul>
      {!isStill && (
        <ActionIcon variant="subtle" color="gray" aria-label={t.replay} title={t.replay} onClick={replay}>
          <IconRotateClockwise size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

/**
 * Rises from 0 to 1 in the given seconds after the frame scrolls into view; 1 immediately if the user prefers reduced
 * motion.
 */
function useProgress(frame: RefObject<HTMLElement | null>, seconds: number) {
  const isStill = useReducedMotion();
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      setRound((before) => Math.max(1, before));
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [frame]);

  useEffect(() => {
    if (round === 0 || isStill) return;
    const start = performance.now();
    let next = requestAnimationFrame(function step(now) {
      const passed = seconds > 0 ? (now - start) / 1_000 / seconds : 1;
      setProgress(Math.min(1, Math.max(0, passed)));
      if (passed < 1) next = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(next);
  }, [round, seconds, isStill]);

  return {
    progress: isStill ? 1 : progress,
    isStill,
    replay: () => setRound((before) => before + 1),
  };
}
