import { Button } from '@mantine/core';
import { placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ordersPaths } from './orders.paths.ts';
import { ordersTexts } from './orders.texts.ts';

/** Starts a new manual order with the data of a rejected or expired one, because a rejected order is final. */
export function OrderAgain({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts);
  const mayPlace = useCan(placeManualOrder);
  if (!mayPlace || order.status !== 'rejected') return null;
  return (
    <Button
      renderRoot={(props) => <Link {...props} to={ordersPaths.create} search={{ again: String(order.id) }} />}
      variant="default"
      leftSection={<IconRepeat size={18} aria-hidden />}
    >
      {t.again}
    </Button>
  );
}
