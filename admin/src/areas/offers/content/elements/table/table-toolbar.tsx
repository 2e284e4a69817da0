import { Button, Group } from '@mantine/core';
import { MOST_COLUMNS } from '@share/contract/areas/offers/elements/table.ts';
import { type Language, otherLanguage } from '@share/contract/shared/languages.ts';
import { IconColumnInsertRight, IconLanguage, IconTemplate, IconTypography } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../../../platform/common.texts.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { tableTexts } from './table.texts.ts';
import type { TableData } from './table-operations.ts';

interface TableToolbarProps {
  data: TableData;
  language: Language;
  /** This language lacks a text that the other one has. */
  hasGaps: boolean;
  onFormat: () => void;
  onAddColumn: () => void;
  onFillGaps: () => void;
  onTemplate: () => void;
  /** The language switch. */
  children: ReactNode;
}

/** The commands for the complete table. */
export function TableToolbar(props: TableToolbarProps) {
  const t = useTexts(tableTexts);
  const common = useTexts(commonTexts);
  const other = { pl: common.polish, en: common.english }[otherLanguage(props.language)];
  return (
    <Group gap="xs">
      {props.children}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTypography size={16} aria-hidden />}
        disabled={props.data.rows.length === 0}
        onClick={props.onFormat}
      >
        {t.format}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconColumnInsertRight size={16} aria-hidden />}
        disabled={props.data.columns.length >= MOST_COLUMNS}
        onClick={props.onAddColumn}
      >
        {t.addColumn}
      </Button>
      {props.hasGaps && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLanguage size={16} aria-hidden />}
          onClick={props.onFillGaps}
        >
          {t.fillGaps(other)}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTemplate size={16} aria-hidden />}
        onClick={props.onTemplate}
      >
        {t.template}
      </Button>
    </Group>
  );
}
