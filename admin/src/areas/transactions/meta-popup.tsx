import { IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { lazyPart, usePreloaded } from '../../ui/parts/lazy-part.tsx';
import { PopupButton } from '../../ui/popup-button.tsx';
import type { MetaDetailsProps } from './meta-details.tsx';
import { transactionsTexts } from './transactions.texts.ts';

const MetaDetails = lazyPart(() => import('./meta-details.tsx'));

/** A popup of the list with the investment, offer and order of a transaction (TRX-05). */
export function MetaPopup(props: MetaDetailsProps) {
  const t = useTexts(transactionsTexts);
  const { id } = props.transaction;
  usePreloaded(MetaDetails);
  return (
    <PopupButton
      label={t.showMeta(id)}
      word={t.showMetaShort}
      icon={<IconInfoCircle size={18} aria-hidden />}
      title={t.nameOf(id)}
    >
      <MetaDetails {...props} />
    </PopupButton>
  );
}
