import '@mantine/charts/styles.layer.css';
import { PieChart } from '@mantine/charts';
import classes from './charts.module.css';
import type { DrawingProps } from './charts-shown.ts';

/** A pie chart; its code is loaded with the first chart. */
export default function Pie({ values }: DrawingProps) {
  return (
    <PieChart
      className={classes.pie}
      size={220}
      data={values.map(({ id, label, value, color }) => ({
        key: id,
        name: label,
        value: Math.max(0, value),
        color,
      }))}
      accessibilityLayer={false}
      strokeWidth={2}
      strokeColor="var(--mantine-color-body)"
    />
  );
}
