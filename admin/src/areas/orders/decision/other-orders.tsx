import { Text } from '@mantine/core';
import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../platform/language.tsx';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { LinkIfAllowed } from '../../../ui/link-if-allowed.tsx';
import { InstantText, MoneyText } from '../../../ui/values/values.tsx';
import { OfferLink } from '../../links/offer-link.tsx';
import { OrderLink } from '../../links/order-link.tsx';
import { OrderState } from '../../links/pair-state.tsx';
import { ordersPaths } from '../orders.paths.ts';
import { orderDecisionQuery } from '../orders.queries.ts';
import classes from './decision.module.css';
import { decisionTexts } from './decision.texts.ts';

/** The investor's newest other orders, and a link to all. A loading error is shown in the panel. */
export function OtherOrders({ order }: { order: OrderView }) {
  const t = useTexts(decisionTexts).others;
  const mayList = useCan(listOrders);
  const { data: decision } = useQuery(orderDecisionQuery(order.id));
  if (!decision) return null;
  const { total, newest } = decision.otherOrders;
  return (
    <FormSection title={t.title} folds>
      {total === 0 && <Text c="dimmed">{t.empty}</Text>}
      {total > 0 && (
        <ul className={classes.rows}>
          {newest.map((other) => (
            <OtherOrder key={other.id} order={other} />
          ))}
        </ul>
      )}
      {total > 0 && mayList && (
        <LinkIfAllowed
          endpoint={listOrders}
          to={ordersPaths.list}
          search={{ 'filters[userId][value]': String(order.userMeta.id) }}
        >
          {t.all(total + 1)}
        </LinkIfAllowed>
      )}
      {!mayList && total > newest.length && (
        <Text size="sm" c="dimmed">
          {t.more(total - newest.length)}
        </Text>
      )}
    </FormSection>
  );
}

function OtherOrder({ order }: { order: OrderDecision['otherOrders']['newest'][number] }) {
  const t = useTexts(decisionTexts).others;
  const { language } = useLanguage();
  return (
    <li>
      <div className={classes.main}>
        <OrderLink id={order.id}>{t.order(order.id)}</OrderLink>
        <Text component="span" size="sm">
          <OfferLink id={order.offer.id}>{order.offer.title[language]}</OfferLink>
        </Text>
        <Text component="span" size="sm" c="dimmed">
          <InstantText at={order.date} />
        </Text>
      </div>
      <div className={classes.end}>
        <OrderState {...order} />
        <span className={classes.amount}>
          <MoneyText amount={order.totalAmount} />
        </span>
      </div>
    </li>
  );
}
