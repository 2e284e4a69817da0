import { DialogMissing } from '../../../ui/parts/dialog-missing.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

/** The form is loaded when the question opens, because lists do not need it. */
export const ExtensionDialog = lazyPart(() => import('./extension-dialog.tsx'), DialogMissing);
