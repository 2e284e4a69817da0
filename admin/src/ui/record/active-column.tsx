import type { Column } from '../list/columns.tsx';
import { StatusBadge } from '../values/status-badge.tsx';

/** The column of records that can be switched off: yes or no, and on phones the state in the words of their form. */
export const activeColumn = <Row extends { active: boolean }>(texts: {
  active: string;
  inactive: string;
}): Column<Row> => ({
  name: 'active',
  header: texts.active,
  kind: 'yesNo',
  phone: {
    badge: ({ active }) => (
      <StatusBadge tone={active ? 'good' : 'neutral'}>{active ? texts.active : texts.inactive}</StatusBadge>
    ),
  },
  value: ({ active }) => active,
});
