import { createStore, useStore } from '../../platform/store.ts';
import { ReturnFocus } from '../dialogs/return-focus.tsx';
import { DialogMissing } from '../parts/dialog-missing.tsx';
import { lazyPart, usePreloaded } from '../parts/lazy-part.tsx';
import { useSingleKeys } from './single-keys.ts';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'), DialogMissing);

const isShown = createStore(false);
export const showShortcuts = () => isShown.set(true);

/** The list of all shortcuts, which `?` opens on every screen; mounted once. */
export function Shortcuts() {
  useSingleKeys([['shift+?', showShortcuts]]);
  usePreloaded(ShortcutsDialog);
  if (!useStore(isShown)) return null;
  return (
    <>
      <ReturnFocus />
      <ShortcutsDialog onClose={() => isShown.set(false)} />
    </>
  );
}
