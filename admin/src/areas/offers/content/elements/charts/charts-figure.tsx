import { ColorSwatch, Skeleton, Text } from '@mantine/core';
import type { LazyPart } from '../../../../../ui/parts/lazy-part.tsx';
import classes from './charts.module.css';
import { chartsTexts } from './charts.texts.ts';
import { chartNumber, type DrawingProps, shares } from './charts-shown.ts';

interface ChartFigureProps extends DrawingProps {
  title: string;
  Drawing: LazyPart<DrawingProps>;
  /** The values are parts of a total: a legend with percentages is shown beside the drawing. */
  showsShares?: boolean;
}

/** A chart to look at, and its values as a table for screen readers. */
export function ChartFigure({ title, Drawing, showsShares = false, ...drawn }: ChartFigureProps) {
  const { values, language } = drawn;
  const t = chartsTexts[language];
  // The place is inert only once the drawing is loaded: before that it may show a button to try again.
  const isDrawn = Drawing.useIsLoaded();
  const parts = shares(values);
  const isEmpty = values.length === 0 || (showsShares && parts.every((part) => part === 0));
  return (
    <figure className={classes.figure} aria-label={title || t.chart}>
      {title && (
        <Text component="figcaption" fw={700} ta="center">
          {title}
        </Text>
      )}
      {isEmpty ? (
        <Text c="dimmed" className={classes.empty}>
          {t.empty}
        </Text>
      ) : (
        <div className={showsShares ? classes.withLegend : undefined}>
          <div inert={isDrawn}>
            <Drawing meanwhile={<Skeleton height={260} />} {...drawn} />
          </div>
          <table className={showsShares ? classes.legend : classes.hidden}>
            <caption className={classes.hidden}>{title || t.chart}</caption>
            <thead className={classes.hidden}>
              <tr>
                <th scope="col">{t.label}</th>
                <th scope="col">{t.value}</th>
                {showsShares && <th scope="col">{t.share}</th>}
              </tr>
            </thead>
            <tbody>
              {values.map(({ id, label, value, color }, index) => (
                <tr key={id}>
                  <th scope="row">
                    {showsShares && (
                      <ColorSwatch color={color} size={14} aria-hidden className={classes.swatch} />
                    )}
                    {label}
                  </th>
                  <td>{chartNumber(value, language)}</td>
                  {showsShares && (
                    <td>
                      {(parts[index] ?? 0).toLocaleString(language, {
                        style: 'percent',
                        maximumFractionDigits: 1,
                      })}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}
