import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../../platform/texts.ts';
import { hasUnsaved, nothingUnsaved } from '../../platform/unsaved.ts';
import { confirm } from '../confirm.tsx';
import { formTexts } from './form.texts.ts';

/**
 * Asks before unsaved changes are lost by following a link, going back or closing the tab. If a save finishes meanwhile, the
 * navigation continues without an answer.
 */
export function useLeaveGuard(mayLeave: () => boolean): void {
  const texts = useTexts(formTexts);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (mayLeave() || current.pathname === next.pathname) return false;
      const leaves = await confirm({
        title: texts.leaveTitle,
        message: texts.leaveMessage,
        confirmLabel: texts.leave,
        cancelLabel: texts.stay,
        until: nothingUnsaved(),
      });
      return !leaves;
    },
    enableBeforeUnload: hasUnsaved,
  });
}
