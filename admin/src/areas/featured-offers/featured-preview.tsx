import { Button, Checkbox, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { previewFeaturedOffers } from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import type { FeaturedPlacementView } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { PreviewButton } from '../../ui/preview/preview-button.tsx';
import { PreviewStage } from '../../ui/preview/preview-stage.tsx';
import { type FeaturedValues, toInput } from './featured-offer-values.ts';
import { FeaturedPage } from './featured-page.tsx';
import { featuredPreviewTexts } from './featured-preview.texts.ts';

const readers = ['visitor', 'investor'] as const;
type Reader = (typeof readers)[number];

interface FeaturedPreviewButtonProps {
  placement: FeaturedPlacementView;
  valuesOf: () => FeaturedValues;
  /** The titles of the entries that have an offer. */
  nameOf: (offerId: number) => string;
}

/** Opens a preview of this place as the site would show it if it were saved now. */
export function FeaturedPreviewButton({ placement, valuesOf, nameOf }: FeaturedPreviewButtonProps) {
  const t = useTexts(featuredPreviewTexts);
  return (
    <PreviewButton title={t.title} valuesOf={valuesOf}>
      {(values, close) => (
        <FeaturedPreview placement={placement} values={values} nameOf={nameOf} onClose={close} />
      )}
    </PreviewButton>
  );
}

interface FeaturedPreviewProps extends Omit<FeaturedPreviewButtonProps, 'valuesOf'> {
  values: FeaturedValues;
  onClose: () => void;
}

/** The server decides which offers are shown, by the rule of the public call (FEA-08). */
function FeaturedPreview({ placement, values, nameOf, onClose }: FeaturedPreviewProps) {
  const t = useTexts(featuredPreviewTexts);
  const [reader, setReader] = useState<Reader>('visitor');
  const [held, setHeld] = useState<readonly number[]>([]);
  // The answer may depend on chance, so every opening loads its own.
  const [opening] = useState(randomId);
  const input = toInput(values);
  const body = { ...input, heldOfferIds: reader === 'investor' ? [...held] : [] };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['featured-offers', 'preview', placement.id, opening, body],
    queryFn: ({ signal }) =>
      call(previewFeaturedOffers, { signal, params: { id: String(placement.id) }, body }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const leftOut = data ? input.offers.length - data.offers.length : 0;
  return (
    <PreviewStage
      title={t.title}
      controls={
        <Group gap="sm">
          <SegmentedControl
            size="xs"
            aria-label={t.reader}
            value={reader}
            onChange={setReader}
            data={readers.map((value) => ({ value, label: t.readers[value] }))}
          />
          {reader === 'investor' && !placement.returnAlreadyInvested && (
            <Checkbox.Group
              aria-label={t.holds}
              value={held.map(String)}
              onChange={(ids) => setHeld(ids.map(Number))}
            >
              <Group gap="sm">
                <Text size="sm">{t.holds}</Text>
                {input.offers.map(({ offerId }) => (
                  <Checkbox key={offerId} size="xs" value={String(offerId)} label={nameOf(offerId)} />
                ))}
              </Group>
            </Checkbox.Group>
          )}
          {placement.shuffle && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconArrowsShuffle size={16} aria-hidden />}
              onClick={() => void refetch()}
            >
              {t.again}
            </Button>
          )}
        </Group>
      }
      status={isFetching || !data ? '' : leftOut === 0 ? t.all : t.leftOut(leftOut)}
      onClose={onClose}
    >
      {(language, device) => {
        if (error) return <ErrorBanner failure={error} onRetry={() => void refetch()} />;
        if (!data) return <Skeleton height={400} />;
        return <FeaturedPage featured={data} language={language} device={device} />;
      }}
    </PreviewStage>
  );
}
