import { exportShares } from '@share/contract/areas/investments/investments.endpoints.ts';
import { sharesList } from '@share/contract/areas/investments/shares.list.ts';
import { defaultListState } from '@share/contract/shared/lists/list.ts';
import type { ExportFormat } from '@share/contract/shared/lists/list-export.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { ExportMenu, ExportProgress } from '../../ui/list/export/export-menu.tsx';
import { useExport } from '../../ui/list/export/use-export.ts';
import { investmentPartsTexts } from './investment-parts.texts.ts';

interface SharesFileProps {
  investmentId: number;
  /** How many there are. */
  shares: number;
}

/** The shares of an investment as a file, one line each, with their sum. */
export function SharesFile({ investmentId, shares }: SharesFileProps) {
  const texts = useTexts(investmentPartsTexts);
  const t = texts.shares;
  const [failure, setFailure] = useState<unknown>(null);
  const exporting = useExport({
    endpoint: exportShares,
    title: t.fileOf(investmentId),
    state: {
      ...defaultListState(sharesList),
      filters: { investment: { from: investmentId, to: investmentId } },
    },
    onFailure: setFailure,
  });
  const columns = [
    { name: 'id', header: t.id },
    { name: 'investment', header: t.investment },
    { name: 'order', header: t.order },
    { name: 'displayName', header: t.series },
    { name: 'name', header: t.nameOfSeries },
    { name: 'shareNumber', header: t.shareNumber },
    { name: 'price', header: t.price },
    { name: 'date', header: t.date },
  ];
  const exportAs = (format: ExportFormat) => void exporting.start({ format, columns });
  return (
    <>
      <div>
        <ExportMenu rows={shares} isRunning={exporting.bytes !== null} onExport={exportAs} />
      </div>
      {exporting.bytes !== null && <ExportProgress bytes={exporting.bytes} onCancel={exporting.cancel} />}
      {failure !== null && <ErrorBanner failure={failure} onClose={() => setFailure(null)} />}
    </>
  );
}
