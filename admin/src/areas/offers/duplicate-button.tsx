import { Box, Button } from '@mantine/core';
import { duplicateOffer, getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { IconCopy } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useIsMounted } from '../../platform/use-is-mounted.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { offersPaths } from './offers.paths.ts';
import { offersChanged } from './offers.queries.ts';
import { offersTexts } from './offers.texts.ts';

interface DuplicateButtonProps {
  offer: OfferView;
  /** Whether the editor has unsaved changes, which the copy lacks. */
  isDirty: boolean;
  /** Null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

/** Creates a hidden copy of the stored offer after asking, and opens it. */
export function DuplicateButton({ offer, isDirty, onFailure }: DuplicateButtonProps) {
  const t = useTexts(offersTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const announcement = { key: 'offer.duplicate', ...t.toasts.duplicate } as const;
  const duplicating = useMutation({
    mutationFn: () => call(duplicateOffer, { params: { id: String(offer.id) } }),
    onMutate: () => {
      withdrawFailure(announcement);
      onFailure(null);
    },
    onSuccess: (copy) => {
      announceDone(announcement);
      offersChanged(copy);
      if (isMounted()) void navigate({ to: offersPaths.edit(copy.id) });
    },
    onError: (failure) => {
      announceFailure(announcement);
      onFailure(failure);
    },
  });
  const mayRead = useCan(getOffer);
  const mayDuplicate = useCan(duplicateOffer);
  if (!mayRead || !mayDuplicate) return null;
  const ask = async () => {
    const agrees = await confirm({
      title: t.duplicateTitle(offer.title[language]),
      message: isDirty ? `${t.duplicateMessage} ${t.duplicateUnsaved}` : t.duplicateMessage,
      confirmLabel: t.duplicate,
      harmless: true,
    });
    if (agrees) duplicating.mutate();
  };
  return (
    <Button
      variant="subtle"
      aria-label={t.duplicate}
      leftSection={<IconCopy size={18} aria-hidden />}
      loading={duplicating.isPending}
      onClick={() => void ask()}
    >
      <Box component="span" visibleFrom="sm">
        {t.duplicate}
      </Box>
    </Button>
  );
}
