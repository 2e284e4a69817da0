import { Accessibility, type DragDropManager, type Draggable, Feedback } from '@dnd-kit/dom';
import { isKeyboardEvent } from '@dnd-kit/dom/utilities';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useId, useMemo } from 'react';
import { bothLanguages, useTexts } from '../../platform/texts.ts';
import { fixWidths } from './row-widths.ts';

const texts = bothLanguages({
  pl: {
    instructions: 'Spacja podnosi, strzałki przesuwają, spacja upuszcza, Escape anuluje.',
    lifted: 'Podniesiono. Strzałki przesuwają, spacja upuszcza.',
    over: (position: number) => `Teraz pozycja ${position}.`,
    dropped: 'Upuszczono.',
    canceled: 'Przesuwanie anulowano.',
  },
  en: {
    instructions: 'Space lifts, the arrow keys move, Space drops, Escape cancels.',
    lifted: 'Lifted. The arrow keys move, Space drops.',
    over: (position: number) => `Now position ${position}.`,
    dropped: 'Dropped.',
    canceled: 'The move was cancelled.',
  },
});

interface Dropped {
  id: string;
  /** The id of the element that it was dropped on. */
  target: string;
  /** The index in its list before and after; null in lists that do not sort themselves. */
  from: number | null;
  to: number | null;
}

interface DragAreaProps {
  onDrop: (dropped: Dropped) => void;
  children: ReactNode;
}

/** Wraps all elements that can be dragged onto each other. Gives screen readers the instructions in the user's language. */
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
          dragover: ({ operation: { source } }: { operation: { source: Draggable | null } }) => {
            if (!isSortable(source)) return undefined;
            return source.index === source.initialIndex ? t.lifted : t.over(source.index + 1);
          },
          // The list announces the new position. This text replaces the last announced position, which would otherwise be read
          // late.
          dragend: ({ canceled }: { canceled: boolean }) => (canceled ? t.canceled : t.dropped),
        },
      }),
    [t, id],
  );
  return (
    <DragDropProvider
      plugins={(defaults) => defaults.map((plugin) => (plugin === Accessibility ? accessibility : plugin))}
      onBeforeDragStart={({ operation: { source } }) => fixWidths(source?.element)}
      onDragStart={({ nativeEvent }, manager) => chooseGlide(manager, isKeyboardEvent(nativeEvent))}
      onDragEnd={({ canceled, operation }, manager) => {
        const { source, target } = operation;
        if (source && isKeyboardEvent(operation.activatorEvent)) void keepFocus(manager, source.id);
        if (canceled || !source || !target) return;
        const indices = isSortable(source) ? { from: source.initialIndex, to: source.index } : null;
        onDrop({ id: String(source.id), target: String(target.id), from: null, to: null, ...indices });
      }}
    >
      {children}
    </DragDropProvider>
  );
}

/** Items dropped by keyboard do not glide: after gliding the library would focus the item and take the focus from the next one. */
function chooseGlide({ registry }: DragDropManager, isByKey: boolean): void {
  const feedback = registry.plugins.get(Feedback);
  if (feedback) feedback.dropAnimation = isByKey ? null : undefined;
}

/** A moved element loses the focus; this returns it unless another element has taken it meanwhile. */
async function keepFocus(manager: DragDropManager, id: string | number): Promise<void> {
  await manager.renderer.rendering;
  requestAnimationFrame(() => {
    const handle = manager.registry.draggables.get(id)?.handle;
    if (document.activeElement === document.body && handle instanceof HTMLElement) handle.focus();
  });
}
