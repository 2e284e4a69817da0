import type { Language } from '@share/contract/shared/languages.ts';
import { useRef } from 'react';
import type { ElementControl } from '../../store/element-control.ts';
import { gridEvents, useGridCalls } from './use-grid-links.ts';
import { useTableActions } from './use-table-actions.ts';
import { useTableChanges } from './use-table-changes.ts';
import { useTableCursor } from './use-table-cursor.ts';
import { useTableNames } from './use-table-names.ts';
import { useTableOverlays } from './use-table-overlays.ts';

/** The state of a table editor in one language: focus, changes, and open menus and dialogues. */
export function useTable(control: ElementControl<'table'>, language: Language) {
  const grid = useRef<HTMLTableElement>(null);
  const afterGrid = useRef<HTMLButtonElement>(null);
  const cursor = useTableCursor(grid);
  const changes = useTableChanges(control, language, cursor);
  const names = useTableNames(changes.table, language);
  const overlays = useTableOverlays(changes, cursor);
  const actions = useTableActions(changes, cursor, names);
  return {
    grid,
    afterGrid,
    changes,
    names,
    overlays,
    actions,
    typeAt: cursor.typeAt,
    calls: useGridCalls(changes, names, overlays.openMenu),
    events: gridEvents({ changes, cursor, actions, onFormat: overlays.formatCell, afterGrid }),
  };
}
