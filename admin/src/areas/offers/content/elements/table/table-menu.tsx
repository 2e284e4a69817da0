import { Menu, Text, VisuallyHidden } from '@mantine/core';
import { MOST_COLUMNS, MOST_ROWS, rowPresets } from '@share/contract/areas/offers/elements/table.ts';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconCopy,
  IconPalette,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../../../platform/texts.ts';
import { COLUMN_MENUS, type Position } from './grid/table-keys.ts';
import classes from './table.module.css';
import { tableTexts } from './table.texts.ts';
import type { TableData } from './table-operations.ts';

export interface OpenMenu {
  at: Position;
  button: HTMLElement;
}

/** The commands of the menus of rows and columns. */
export interface TableActions {
  rename: (column: number) => void;
  addColumn: (index: number) => void;
  moveColumn: (from: number, to: number) => void;
  removeColumn: (index: number) => void;
  addRow: (index: number) => void;
  duplicateRow: (index: number) => void;
  moveRow: (from: number, to: number) => void;
  colorRow: (index: number, colors: { textColor: string; backgroundColor: string }) => void;
  chooseColors: (index: number) => void;
  removeRow: (index: number) => void;
}

interface TableMenuProps {
  menu: OpenMenu | null;
  data: TableData;
  actions: TableActions;
  onClose: () => void;
}

/** The menu shared by all rows and columns, placed at the button that opened it. */
export function TableMenu({ menu, data, actions, onClose }: TableMenuProps) {
  if (!menu) return null;
  const isColumn = menu.at.row === COLUMN_MENUS;
  return (
    <Menu
      opened
      onChange={onClose}
      returnFocus={false}
      position="bottom-start"
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <Anchor button={menu.button} />
      </Menu.Target>
      <Menu.Dropdown>
        {isColumn ? (
          <ColumnItems index={menu.at.column} data={data} actions={actions} />
        ) : (
          <RowItems index={menu.at.row} data={data} actions={actions} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Covers the button that opened the menu. Five hundred rows share one menu, so the button itself cannot be its target. It is
 * drawn in a portal, because `contain` on the section would change its position.
 */
function Anchor({ button, id, ref }: { button: HTMLElement; id?: string; ref?: Ref<HTMLSpanElement> }) {
  const { left, top, width, height } = button.getBoundingClientRect();
  return createPortal(
    <span id={id} ref={ref} className={classes.anchor} style={{ left, top, width, height }}>
      <VisuallyHidden>{button.getAttribute('aria-label')}</VisuallyHidden>
    </span>,
    document.body,
  );
}

interface ItemsProps {
  index: number;
  data: TableData;
  actions: TableActions;
}

const SIZE = 16;

function ColumnItems({ index, data, actions }: ItemsProps) {
  const t = useTexts(tableTexts);
  const last = data.columns.length - 1;
  const isFull = data.columns.length >= MOST_COLUMNS;
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={SIZE} />} onClick={() => actions.rename(index)}>
        {t.rename}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconColumnInsertLeft size={SIZE} />}
        disabled={isFull}
        onClick={() => actions.addColumn(index)}
      >
        {t.insertLeft}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconColumnInsertRight size={SIZE} />}
        disabled={isFull}
        onClick={() => actions.addColumn(index + 1)}
      >
        {t.insertRight}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowLeft size={SIZE} />}
        disabled={index === 0}
        onClick={() => actions.moveColumn(index, index - 1)}
      >
        {t.moveLeft}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowRight size={SIZE} />}
        disabled={index === last}
        onClick={() => actions.moveColumn(index, index + 1)}
      >
        {t.moveRight}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        c="red"
        leftSection={<IconTrash size={SIZE} />}
        disabled={last === 0}
        onClick={() => actions.removeColumn(index)}
      >
        {t.removeColumn}
      </Menu.Item>
    </>
  );
}

function RowItems({ index, data, actions }: ItemsProps) {
  const t = useTexts(tableTexts);
  const last = data.rows.length - 1;
  const isFull = data.rows.length >= MOST_ROWS;
  return (
    <>
      <Menu.Item
        leftSection={<IconRowInsertTop size={SIZE} />}
        disabled={isFull}
        onClick={() => actions.addRow(index)}
      >
        {t.insertAbove}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconRowInsertBottom size={SIZE} />}
        disabled={isFull}
        onClick={() => actions.addRow(index + 1)}
      >
        {t.insertBelow}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy size={SIZE} />}
        disabled={isFull}
        onClick={() => actions.duplicateRow(index)}
      >
        {t.duplicate}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowUp size={SIZE} />}
        disabled={index === 0}
        onClick={() => actions.moveRow(index, index - 1)}
      >
        {t.moveUp}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={SIZE} />}
        disabled={index === last}
        onClick={() => actions.moveRow(index, index + 1)}
      >
        {t.moveDown}
      </Menu.Item>
      <Menu.Divider />
      <RowColors index={index} actions={actions} />
      <Menu.Divider />
      <Menu.Item c="red" leftSection={<IconTrash size={SIZE} />} onClick={() => actions.removeRow(index)}>
        {t.removeRow}
      </Menu.Item>
    </>
  );
}

function RowColors({ index, actions }: Omit<ItemsProps, 'data'>) {
  const t = useTexts(tableTexts);
  return (
    <>
      <Menu.Label>{t.colors}</Menu.Label>
      {presetNames.map((name) => (
        <Menu.Item
          key={name}
          leftSection={<Sample colors={rowPresets[name]} />}
          onClick={() => actions.colorRow(index, rowPresets[name])}
        >
          {t.presets[name]}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<IconPalette size={SIZE} />} onClick={() => actions.chooseColors(index)}>
        {t.ownColors}
      </Menu.Item>
    </>
  );
}

const presetNames = Object.keys(rowPresets) as (keyof typeof rowPresets)[];

const Sample = ({ colors }: { colors: { textColor: string; backgroundColor: string } }) => (
  <Text
    span
    aria-hidden
    className={classes.sample}
    style={{ color: colors.textColor, backgroundColor: colors.backgroundColor }}
  >
    A
  </Text>
);
