import { Button, Text } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../platform/api/api-client.ts';
import type { CallOptions } from '../../platform/api/request-to-api.ts';
import { useCan } from '../../platform/permissions.tsx';
import { dropUnsaved } from '../../platform/unsaved.ts';
import { useIsMounted } from '../../platform/use-is-mounted.ts';
import { type Announcement, announceDone, announceFailure, withdrawFailure } from '../announce.ts';
import { confirm, type Question } from '../confirm.tsx';
import { ErrorBanner } from '../error-banner.tsx';
import { FormSection } from '../form/form-section.tsx';
import { listSearch } from '../list/last-address.ts';

interface DeleteSectionProps<E extends Endpoint> {
  endpoint: E;
  params: CallOptions<E>['params'];
  /** The title of the section and the text of its button, such as "Delete the role". */
  label: string;
  /** The consequences, or why the record cannot be deleted. */
  hint: string;
  isPossible: boolean;
  question: Question;
  announce: Announcement;
  /** Called before the list is opened. */
  onDeleted: () => void;
  /** Called after a refusal, to load what has changed since the screen was opened. */
  onFailed?: () => void;
  /** The path of the list. */
  back: string;
}

/** The part of an editing screen that deletes its record after asking; hidden from users who may not delete. */
export function DeleteSection<E extends Endpoint>(props: DeleteSectionProps<E>) {
  const { endpoint, params, announce, back } = props;
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const mayDelete = useCan(endpoint);
  const deleting = useMutation({
    mutationFn: () => call(endpoint, params === undefined ? {} : { params }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: async () => {
      if (isMounted()) {
        // Typed values can no longer be saved.
        dropUnsaved();
        await navigate({ to: back, search: listSearch(back) });
      }
      announceDone(announce);
      props.onDeleted();
    },
    onError: (failure) => {
      announceFailure(announce, failure);
      props.onFailed?.();
    },
  });
  if (!mayDelete) return null;
  const ask = async () => {
    if (await confirm(props.question)) deleting.mutate();
  };
  return (
    <FormSection title={props.label}>
      <Text size="sm" c="dimmed">
        {props.hint}
      </Text>
      {deleting.error && <ErrorBanner failure={deleting.error} />}
      {props.isPossible && (
        <div>
          <Button
            variant="outline"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            loading={deleting.isPending}
            onClick={() => void ask()}
          >
            {props.label}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
