import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../../../platform/language.tsx';
import { errorText } from '../../../../../../ui/error-text.ts';
import classes from '../table.module.css';
import { CellContent } from './table-cell-content.tsx';
import { plainOf } from './table-cells.ts';
import { useGrid } from './table-grid-context.ts';
import { NAMES } from './table-keys.ts';

export interface Typing {
  /** Editing began with a letter, which replaces the content of the cell. */
  replaces: boolean;
}

interface CellProps {
  row: number;
  column: number;
  /** The content of the cell: HTML, or the plain name of a column. */
  value: string;
  /** Whether it is the cell in the tab order. */
  isReached: boolean;
  typing: Typing | null;
  error: string | undefined;
  /** Shown when the cell is empty. */
  placeholder?: string;
}

/** One cell: shows its content, or an input while it is being edited. */
export function Cell({ row, column, value, isReached, typing, error, placeholder }: CellProps) {
  const { language } = useLanguage();
  const grid = useGrid();
  const messageId = useId();
  const isName = row === NAMES;
  const inner = typing ? (
    <CellInput
      label={grid.labelOf(row, column)}
      initial={typing.replaces ? '' : isName ? value : (plainOf(value) ?? '')}
      onChange={(text) => grid.onType(row, column, text)}
      onLeave={grid.onLeave}
    />
  ) : isName ? (
    value || <span className={classes.placeholder}>{placeholder}</span>
  ) : (
    <CellContent html={value} />
  );
  const attributes = {
    'data-at': `${row}:${column}`,
    tabIndex: isReached && !typing ? 0 : -1,
    className: classes.cell,
    ...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': messageId }),
  };
  const message = error !== undefined && (
    <div id={messageId} className={classes.error}>
      {errorText(language, error)}
    </div>
  );
  return isName ? (
    <th scope="col" {...attributes}>
      {inner}
      {message}
    </th>
  ) : (
    <td {...attributes}>
      {inner}
      {message}
    </td>
  );
}

interface MenuButtonProps {
  row: number;
  column: number;
  label: string;
  isReached: boolean;
  children: ReactNode;
}

/** Opens the menu of a row or column; all share one menu component. */
export function MenuButton({ row, column, label, isReached, children }: MenuButtonProps) {
  const grid = useGrid();
  return (
    <button
      type="button"
      data-at={`${row}:${column}`}
      tabIndex={isReached ? 0 : -1}
      className={classes.menuButton}
      aria-label={label}
      aria-haspopup="menu"
      onClick={(event) => grid.openMenu(row, column, event.currentTarget)}
    >
      {children}
    </button>
  );
}

interface CellInputProps {
  label: string;
  /** The initial text: that of the cell, or '' when typing replaces it. */
  initial: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** The input in the one cell that is being edited. */
function CellInput({ label, initial, onChange, onLeave }: CellInputProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(initial.length, initial.length);
  }, [initial]);
  return (
    <div className={classes.typing} data-text={`${text}\u200b`}>
      <textarea
        ref={input}
        rows={1}
        aria-label={label}
        autoComplete="off"
        spellCheck
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
        onBlur={onLeave}
      />
    </div>
  );
}
