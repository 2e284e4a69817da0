import { IconLock } from '@tabler/icons-react';
import { EmptyNotice } from '../empty-notice.tsx';
import { PageHeader } from '../page-header.tsx';

interface NoPermissionProps {
  /** The screen's. */
  title: string;
  notice: string;
  /** Which permission to ask for. */
  hint: string;
}

/** In place of a screen that is always available, whose data the user may not read (RTE-08). */
export const NoPermission = ({ title, notice, hint }: NoPermissionProps) => (
  <>
    <PageHeader title={title} />
    <EmptyNotice icon={<IconLock size={40} stroke={1.5} aria-hidden />} title={notice} hint={hint} />
  </>
);
