import { DialogMissing } from '../../../ui/parts/dialog-missing.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

/** The fields of its form come when somebody is asked: no list needs them before. */
export const ExtensionDialog = lazyPart(() => import('./extension-dialog.tsx'), DialogMissing);
