import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import { contentTexts } from '../content.texts.ts';
import { insertBeside } from '../content-actions.ts';
import { focusCard } from '../reveal.ts';
import { useContentStore } from '../store/use-content.ts';
import { type Gap, gapAt, gapAtFocus } from './gap.ts';
import classes from './inserting.module.css';

/** The cards of an offer, with a "+" between two of them where the pointer or the keyboard is. */
export function InsertArea({ children }: { children: ReactNode }) {
  const { isReadOnly } = useFormContext();
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className={classes.area}>
      {children}
      {!isReadOnly && <InsertButton area={area} />}
    </div>
  );
}

/**
 * One button for all gaps, so that hundreds of cards cost nothing. It is no stop of the Tab key: the menus of the cards
 * insert by keyboard, and on touch screens each card has a "+" of its own.
 */
function InsertButton({ area }: { area: RefObject<HTMLDivElement | null> }) {
  const t = useTexts(contentTexts);
  const store = useContentStore();
  const [gap, setGap] = useGapNear(area);
  if (!gap) return null;
  const insert = async (at: DOMRect) => {
    setGap(null);
    if (!(await insertBeside(store, gap.id, gap.side, at))) focusCard(gap.id);
  };
  return (
    <div className={classes.gap} style={{ top: gap.top, left: gap.left, width: gap.width }}>
      <Button
        size="compact-xs"
        tabIndex={-1}
        // The focus does not move, so this button stays.
        onMouseDown={(event) => event.preventDefault()}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={(event) => void insert(event.currentTarget.getBoundingClientRect())}
      >
        {gap.isOfSections ? t.insertSection : t.insertElement}
      </Button>
    </div>
  );
}

function useGapNear(area: RefObject<HTMLDivElement | null>) {
  const [gap, setGap] = useState<Gap | null>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const show = (found: Gap | null) =>
      setGap((shown) => (shown && found && shown.id === found.id && shown.top === found.top ? shown : found));
    element.addEventListener(
      'pointermove',
      (event) => {
        const isOnButton = (event.target as Element).closest(`.${classes.gap}`) !== null;
        if (isOnButton) return;
        // A finger is never near a gap without touching, and a pressed button means dragging.
        show(event.pointerType === 'mouse' && event.buttons === 0 ? gapAt(element, event) : null);
      },
      options,
    );
    element.addEventListener('pointerleave', () => show(null), options);
    element.addEventListener(
      'focusin',
      ({ target }) => show(gapAtFocus(element, target as Element)),
      options,
    );
    element.addEventListener('focusout', () => show(null), options);
    return () => listening.abort();
  }, [area]);
  return [gap, setGap] as const;
}
