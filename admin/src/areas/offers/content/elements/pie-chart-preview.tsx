import { lazy } from 'react';
import { ChartFigure } from './charts-figure.tsx';
import { shownColor, shownValues } from './charts-shown.ts';
import type { ElementPreviewProps } from './element-editor.ts';

const Pie = lazy(() => import('./charts-pie.tsx'));

export const PieChartPreview = ({ data, language }: ElementPreviewProps<'pieChart'>) => (
  <ChartFigure
    Drawing={Pie}
    isWhole
    title={data.title[language]}
    values={shownValues(data.items, language)}
    language={language}
    axisColor={shownColor('')}
  />
);
