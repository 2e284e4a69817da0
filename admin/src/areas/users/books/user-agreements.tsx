import { Skeleton, Text } from '@mantine/core';
import {
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import {
  listUserAgreements,
  MOST_USER_AGREEMENTS,
  type UserAgreement,
} from '@share/contract/areas/user-agreements/user-agreements.endpoints.ts';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { labelsIn, useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { PopupButton } from '../../../ui/popup-button.tsx';
import { RichTextView } from '../../../ui/values/rich-text-view.tsx';
import { SmallTable } from '../../../ui/values/small-table.tsx';
import { MomentText, NOTHING } from '../../../ui/values/values.tsx';
import { OrderLink } from '../../links/order-link.tsx';
import { booksTexts } from './books.texts.ts';
import { NewestRows } from './newest-rows.tsx';

/** The agreements that the user accepted or declined, with the text of that time (USR-28, USR-29). */
export function UserAgreements({ userId }: { userId: number }) {
  const t = useTexts(booksTexts).agreements;
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['record', listUserAgreements.path, userId],
    queryFn: ({ signal }) => call(listUserAgreements, { query: { userId: String(userId) }, signal }),
  });
  const types: Record<string, string> = labelsIn(language, agreementTypeLabels);
  const targets: Record<string, string> = labelsIn(language, agreementTargetLabels);
  if (!data) {
    return error ? <ErrorBanner failure={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  }
  return (
    <NewestRows count={data.length} most={MOST_USER_AGREEMENTS}>
      <SmallTable
        title={t.title}
        empty={t.empty}
        rows={data}
        columns={[
          { name: 'name', header: t.name, value: ({ name }) => name[language] },
          { name: 'target', header: t.target, value: ({ target }) => targets[target] ?? target },
          { name: 'type', header: t.type, value: ({ type }) => types[type] ?? type },
          { name: 'required', header: t.required, kind: 'yesNo', value: ({ isRequired }) => isRequired },
          { name: 'accepted', header: t.accepted, kind: 'yesNo', value: ({ isAccepted }) => isAccepted },
          {
            name: 'order',
            header: t.order,
            value: ({ orderId }) => (orderId === null ? NOTHING : <OrderLink id={orderId} />),
          },
        ]}
        actions={(agreement) => <Wording agreement={agreement} />}
      />
    </NewestRows>
  );
}

/** A popup with the text of the agreement. */
function Wording({ agreement }: { agreement: UserAgreement }) {
  const t = useTexts(booksTexts).agreements;
  const { language } = useLanguage();
  const name = agreement.name[language];
  return (
    <PopupButton label={t.read(name)} icon={<IconFileText size={18} aria-hidden />} title={name}>
      <Text size="sm" c="dimmed" mb="sm">
        {t.date}: <MomentText at={agreement.createdAt} />
      </Text>
      <RichTextView html={agreement.content[language]} />
    </PopupButton>
  );
}
