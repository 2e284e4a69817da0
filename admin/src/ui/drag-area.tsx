import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useId, useMemo } from 'react';
import { bothLanguages, useTexts } from '../platform/texts.ts';

const texts = bothLanguages({
  pl: {
    instructions: 'Spacja podnosi, strzałki przesuwają, spacja upuszcza, Escape anuluje.',
    lifted: 'Podniesiono. Strzałki przesuwają, spacja upuszcza.',
    canceled: 'Przesuwanie anulowano.',
  },
  en: {
    instructions: 'Space lifts, the arrow keys move, Space drops, Escape cancels.',
    lifted: 'Lifted. The arrow keys move, Space drops.',
    canceled: 'The move was cancelled.',
  },
});

interface Dropped {
  id: string;
  /** What it was dropped upon. */
  target: string;
  /** Its index in its list before and after, where that list sorts itself. */
  from: number | null;
  to: number | null;
}

interface DragAreaProps {
  onDrop: (dropped: Dropped) => void;
  children: ReactNode;
}

/** Around everything that can be dragged onto each other. Says in the user's language how, to those who cannot see it. */
export function DragArea({ onDrop, children }: DragAreaProps) {
  const t = useTexts(texts);
  const id = useId();
  const accessibility = useMemo(
    () =>
      Accessibility.configure({
        id,
        screenReaderInstructions: { draggable: t.instructions },
        announcements: {
          dragstart: () => t.lifted,
          // Where it ended is said by the list.
          dragend: ({ canceled }: { canceled: boolean }) => (canceled ? t.canceled : undefined),
        },
      }),
    [t, id],
  );
  return (
    <DragDropProvider
      plugins={(defaults) => defaults.map((plugin) => (plugin === Accessibility ? accessibility : plugin))}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        if (canceled || !source || !target) return;
        const indices = isSortable(source) ? { from: source.initialIndex, to: source.index } : null;
        onDrop({ id: String(source.id), target: String(target.id), from: null, to: null, ...indices });
      }}
    >
      {children}
    </DragDropProvider>
  );
}
