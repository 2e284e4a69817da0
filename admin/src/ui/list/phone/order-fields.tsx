import { Fieldset, SegmentedControl, Select } from '@mantine/core';
import type { ListOrder } from '@share/contract/shared/lists/list.ts';
import { useTexts } from '../../../platform/texts.ts';
import { listTexts } from '../list.texts.ts';
import classes from './phone-controls.module.css';

interface OrderFieldsProps {
  /** The columns by which the list can be sorted. */
  columns: readonly { name: string; header: string }[];
  order: ListOrder;
  onChange: (order: ListOrder) => void;
}

/** The order of a list whose columns have no sort buttons (LST-15). */
export function OrderFields({ columns, order, onChange }: OrderFieldsProps) {
  const t = useTexts(listTexts);
  if (columns.length === 0) return null;
  return (
    <Fieldset legend={t.order} variant="unstyled" className={classes.field}>
      <div className={classes.order}>
        <Select
          aria-label={t.order}
          data={columns.map(({ name, header }) => ({ value: name, label: header }))}
          value={columns.some(({ name }) => name === order.column) ? order.column : null}
          allowDeselect={false}
          onChange={(column) => column && onChange({ ...order, column })}
        />
        <SegmentedControl
          fullWidth
          aria-label={t.order}
          data={[
            { value: 'ASC', label: t.ascending },
            { value: 'DESC', label: t.descending },
          ]}
          value={order.direction}
          onChange={(direction) => onChange({ ...order, direction })}
        />
      </div>
    </Fieldset>
  );
}
