import { Alert, List } from '@mantine/core';
import { listInvestments } from '@share/contract/areas/investments/investments.endpoints.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { Erasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { errorText } from '../../ui/error-text.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { personalDataTexts } from './personal-data.texts.ts';

/** The lists in which the obstacles can be seen and removed. */
const lists = {
  USER_HAS_SHARES: { endpoint: listInvestments, to: '/investments' },
  USER_HAS_OPEN_ORDERS: { endpoint: listOrders, to: '/orders' },
  REFUND_IS_DUE: { endpoint: listTransactions, to: '/transactions' },
} as const;
const isLinked = (obstacle: string): obstacle is keyof typeof lists => Object.hasOwn(lists, obstacle);

/** All reasons that prevent erasing, one sentence each; nothing if there are none. */
export function Obstacles({ userId, obstacles }: Pick<Erasure, 'obstacles'> & { userId: number }) {
  const t = useTexts(personalDataTexts);
  const { language } = useLanguage();
  if (obstacles.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} title={t.prevents}>
      <List size="sm" spacing={4}>
        {obstacles.map((obstacle) => (
          <List.Item key={obstacle}>
            {errorText(language, obstacle)}
            {isLinked(obstacle) && (
              <div>
                <LinkIfAllowed
                  endpoint={lists[obstacle].endpoint}
                  to={lists[obstacle].to}
                  search={{ 'filters[userId][value]': String(userId) }}
                >
                  {t.links[obstacle]}
                </LinkIfAllowed>
              </div>
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
