import type { Position } from './table-keys.ts';

/** The callbacks of the grid into the editor around it. */
export interface GridEvents {
  onReach: (at: Position) => void;
  /** Typing into a cell ended. */
  onTyped: () => void;
  onClear: (at: Position) => void;
  /** A cell is to be edited with formatting. */
  onFormat: (at: Position) => void;
  onPaste: (at: Position, lines: string[][]) => void;
  onMove: (kind: 'row' | 'column', from: number, to: number) => void;
  /** The focus leaves the grid for the element after it. */
  onEscape: () => void;
}
