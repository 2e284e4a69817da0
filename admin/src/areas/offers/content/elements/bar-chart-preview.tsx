import { lazy } from 'react';
import { ChartFigure } from './charts-figure.tsx';
import { shownColor, shownValues } from './charts-shown.ts';
import type { ElementPreviewProps } from './element-editor.ts';

const Bars = lazy(() => import('./charts-bars.tsx'));

export const BarChartPreview = ({ data, language }: ElementPreviewProps<'barChart'>) => (
  <ChartFigure
    Drawing={Bars}
    title={data.title[language]}
    values={shownValues(data.items, language)}
    language={language}
    axisColor={shownColor(data.color)}
  />
);
