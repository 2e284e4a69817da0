import type { ReactNode } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { StatusBadge } from '../../values/status-badge.tsx';
import { NOTHING, NumberText } from '../../values/values.tsx';
import { Cell, type PhonePlace } from '../columns.tsx';
import type { PhonePart } from './phone-cells.ts';

/** Values that count as empty, because phones show no column heads. */
const NONE: readonly ReactNode[] = [null, undefined, false, '', NOTHING];

/** Whether there is a value to show at a place. */
export const hasValue = <Row,>({ column, value }: PhonePart<Row>, row: Row): boolean =>
  column.kind === 'yesNo' && !value ? true : !NONE.includes((value ?? column.value)(row));

interface PhoneValueProps<Row> {
  part: PhonePart<Row>;
  row: Row;
  place: PhonePlace;
}

/** A value on phones; values that are unclear without it have the name of their column. */
export function PhoneValue<Row>({ part: { column, value }, row, place }: PhoneValueProps<Row>) {
  const common = useTexts(commonTexts);
  if (value) return value(row);
  if (column.kind === 'yesNo') {
    const isSo = column.value(row);
    const inWords = `${column.header}: ${isSo ? common.yes : common.no}`;
    if (place !== 'badge') return inWords;
    return <StatusBadge tone={isSo ? 'good' : 'neutral'}>{isSo ? column.header : inWords}</StatusBadge>;
  }
  if (column.kind === 'number' && place === 'detail') {
    return (
      <>
        {column.header}: <NumberText value={column.value(row)} />
      </>
    );
  }
  return <Cell column={column} row={row} />;
}
