import { Anchor, Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../platform/api/download.ts';
import classes from './signed-documents.module.css';

interface PrivateFileLinkProps {
  url: string;
  /** The displayed name, also used for the saved file. */
  name: string;
  fileName: string;
  label: string;
  onFailure: (failure: unknown) => void;
}

/** The name of a private file, as a button that downloads it with the bearer token. */
export function PrivateFileLink({ url, name, fileName, label, onFailure }: PrivateFileLinkProps) {
  const saving = useMutation({
    mutationFn: () => download(url, fileName),
    onMutate: () => onFailure(null),
    onError: onFailure,
  });
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      className={classes.file}
      aria-label={label}
      aria-busy={saving.isPending}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {saving.isPending ? <Loader size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
      <span>{name}</span>
    </Anchor>
  );
}
