import { Button } from '@mantine/core';
import { downloadSpreadsheet } from '@share/contract/areas/orders/orders.endpoints.ts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../platform/api/download.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { RowAction } from '../../ui/list/menu/row-action.tsx';
import { ordersTexts } from './orders.texts.ts';

interface SpreadsheetButtonProps {
  order: { id: number; downloadSpreadSheetUrl: string | null };
  onFailure: (failure: unknown) => void;
  /** Shows only the icon, as in a row of the list. */
  isCompact?: boolean;
}

/**
 * A green button that is present while the order has a spreadsheet, and saves it as `{orderId}.xlsx` (ORD-05, ORD-15,
 * ORD-36).
 */
export function SpreadsheetButton({ order, onFailure, isCompact = false }: SpreadsheetButtonProps) {
  const t = useTexts(ordersTexts);
  const mayDownload = useCan(downloadSpreadsheet);
  const { id, downloadSpreadSheetUrl: url } = order;
  const saving = useMutation({
    mutationFn: (from: string) => download(from, `${id}.xlsx`),
    onMutate: () => onFailure(null),
    onError: onFailure,
  });
  if (!mayDownload || url === null) return null;
  if (isCompact) {
    return (
      <RowAction
        label={t.spreadsheetOf(id)}
        word={t.spreadsheet}
        color="green"
        icon={<IconFileSpreadsheet size={18} aria-hidden />}
        isRunning={saving.isPending}
        onClick={() => saving.mutate(url)}
      />
    );
  }
  return (
    <Button
      variant="light"
      color="green"
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      loading={saving.isPending}
      onClick={() => saving.mutate(url)}
    >
      {t.spreadsheet}
    </Button>
  );
}
