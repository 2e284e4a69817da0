import { Anchor, Modal, Skeleton, Text } from '@mantine/core';
import { withDrawnCodes } from '@share/contract/areas/email-templates/drawn-codes.ts';
import { getOrderEmail } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderMove } from '@share/contract/areas/orders/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { codeAddress } from '../../../ui/values/code-address.ts';
import classes from './decision.module.css';
import { decisionTexts } from './decision.texts.ts';

interface EmailPreviewProps {
  orderId: number;
  move: OrderMove;
  /** Names the e-mail that is sent. */
  sentence: string;
}

/** Names the e-mail that is sent after a decision, and shows it before anything is pressed. */
export function EmailPreview({ sentence, ...of }: EmailPreviewProps) {
  const t = useTexts(decisionTexts).emails;
  const common = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Text size="sm" c="dimmed">
      {sentence}{' '}
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-label={`${t.show}: ${sentence}`}
        onClick={() => setOpen(true)}
      >
        {t.show}
      </Anchor>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t.title}
        size="xl"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Email {...of} />
      </Modal>
    </Text>
  );
}

function Email({ orderId, move }: Omit<EmailPreviewProps, 'sentence'>) {
  const t = useTexts(decisionTexts).emails;
  const { loading } = useTexts(commonTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['order-email', orderId, move],
    queryFn: ({ signal }) => call(getOrderEmail, { params: { id: String(orderId), move }, signal }),
    gcTime: 0,
  });
  if (error) return <ErrorBanner failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} role="status" aria-label={loading} />;
  return (
    <>
      <Text size="sm" mb="xs">
        {t.to(data.recipient)} <b>{data.subject}</b>
      </Text>
      {/* The frame runs nothing and leads nowhere (R17). */}
      <iframe
        title={data.subject}
        sandbox=""
        srcDoc={withDrawnCodes(data.html, codeAddress)}
        className={classes.email}
      />
    </>
  );
}
