import type { Device } from '@share/contract/areas/account/account.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../platform/api/query-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure } from '../../ui/announce.ts';
import { devicesQuery } from './account.queries.ts';
import { accountTexts } from './account.texts.ts';

/** Ends sessions and shows the remaining ones. */
export function useEnding(end: () => Promise<Device[]>) {
  const t = useTexts(accountTexts);
  const announce = { key: 'account.device', ...t.toasts.device } as const;
  return useMutation({
    mutationFn: end,
    onSuccess: (left) => {
      queryClient.setQueryData(devicesQuery.queryKey, left);
      announceDone(announce);
    },
    onError: () => announceFailure(announce),
  });
}
