import type { Position } from './table-keys.ts';

/** What the grid asks of the editor around it. */
export interface GridEvents {
  onReach: (at: Position) => void;
  /** Typing into a cell ended. */
  onTyped: () => void;
  onClear: (at: Position) => void;
  /** A cell is to be edited with formatting. */
  onFormat: (at: Position) => void;
  onPaste: (at: Position, lines: string[][]) => void;
  onMove: (kind: 'row' | 'column', from: number, to: number) => void;
  /** The keyboard leaves the grid for what follows. */
  onEscape: () => void;
}
