import type { ExportedColumn } from '@share/contract/shared/lists/list-export.ts';
import { useTexts } from '../../platform/texts.ts';
import { linksTexts } from './links.texts.ts';

/** The columns of a file for a column of users: the name under the header of that column, and the e-mail. */
export function useExportedUser(header: string): ExportedColumn[] {
  const { user } = useTexts(linksTexts);
  return [
    { name: 'userName', header },
    { name: 'userEmail', header: user.email },
  ];
}

/** The columns of a file for the status of an order or of its transaction: also the reason of a rejection, and the refund. */
export function useExportedState(of: 'order' | 'transaction'): ExportedColumn[] {
  const texts = useTexts(linksTexts);
  const { order, refund } = texts;
  return [
    { name: 'status', header: order.status, words: texts[of].statuses },
    { name: 'rejection', header: order.rejectionReason, words: order.rejections },
    { name: 'refund', header: refund.title, words: refund.states },
  ];
}
