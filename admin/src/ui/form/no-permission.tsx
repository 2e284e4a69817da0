import { IconLock } from '@tabler/icons-react';
import { EmptyNotice } from '../empty-notice.tsx';
import { PageHeader } from '../page-header.tsx';

interface NoPermissionProps {
  /** The title of the screen. */
  title: string;
  notice: string;
  /** Names the permission to ask for. */
  hint: string;
}

/** Replaces a screen that is always available if the user may not read its data (RTE-08). */
export const NoPermission = ({ title, notice, hint }: NoPermissionProps) => (
  <>
    <PageHeader title={title} />
    <EmptyNotice icon={<IconLock size={40} stroke={1.5} aria-hidden />} title={notice} hint={hint} />
  </>
);
