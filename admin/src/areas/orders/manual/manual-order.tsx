import { Tooltip } from '@mantine/core';
import { fullName, isOtherName } from '@share/contract/areas/orders/investor-name.ts';
import {
  findInvestor,
  getOrder,
  listOrders,
  placeManualOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useListOrHome } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { describeFailure } from '../../../ui/error-text.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { RecordScreen } from '../../../ui/form/record-screen.tsx';
import { useCreateForm } from '../../../ui/form/use-create-form.ts';
import { FormTabs } from '../../../ui/tabs/form-tabs.tsx';
import { booksChanged } from '../../links/books-changed.ts';
import { ordersPaths } from '../orders.paths.ts';
import { orderQuery } from '../orders.queries.ts';
import { AgreementsTab } from './agreements-tab.tsx';
import { InvestorTab } from './investor-tab.tsx';
import { manualOrderTexts } from './manual-order.texts.ts';
import { formPath, type ManualOrderValues, newOrder, orderAgain, toInput } from './manual-order-values.ts';
import { readErrors } from './read-errors.ts';
import { useChosenInvestor } from './use-chosen-investor.ts';
import { useOrderableOffer } from './use-orderable-offer.ts';
import { whyNotPlace } from './why-not-place.ts';

/**
 * The screen that places an order for an investor (ORD-38 to ORD-59); with `again=<id>` in its address it starts with the data of
 * that order.
 */
export function ManualOrder() {
  const t = useTexts(manualOrderTexts);
  const { searchStr } = useLocation();
  const again = Number(new URLSearchParams(searchStr).get('again'));
  const back = useListOrHome(listOrders, ordersPaths.list);
  if (!again) return <ManualOrderForm values={newOrder()} />;
  return (
    <RecordScreen key={again} query={orderQuery(again)} title={t.title} back={back}>
      {(order) => <ManualOrderForm values={orderAgain(order)} />}
    </RecordScreen>
  );
}

function ManualOrderForm({ values }: { values: ManualOrderValues }) {
  const t = useTexts(manualOrderTexts);
  const form = useCreateForm({
    endpoint: placeManualOrder,
    values,
    toInput,
    formPath,
    announce: { key: 'order.create', ...t.toasts },
    onSaved: booksChanged,
    readErrors,
    agree: (values) => agreeToName(values, t),
    back: useListOrHome(listOrders, ordersPaths.list),
    created: { view: getOrder, to: (order) => ordersPaths.edit(order.id) },
  });
  const { offer, isLoading, error, retry } = useOrderableOffer(form.methods, form.attempts);
  const investor = useChosenInvestor(form.methods);
  const [chosen, quantity, agreements] = useWatch({
    control: form.control,
    name: ['offer', 'quantity', 'agreements'],
  });
  const obstacle = whyNotPlace({
    values: { offer: chosen, quantity, agreements },
    offer,
    isLoading,
    isInvestorLoading: investor.isLoading,
  });
  return (
    <FormFrame
      form={form}
      title={t.title}
      saveLabels={{ stay: t.place, back: t.placeAndBack }}
      cannotSave={obstacle !== null && `${t.missing} ${t.why[obstacle]}`}
    >
      <FormTabs
        label={t.tabs}
        tabs={[
          {
            name: 'investor',
            label: t.investorTab,
            fields: ['offer', 'quantity', 'email', 'language', 'investorData'],
            mark: form.failure === null ? null : <FailureMark failure={form.failure} />,
            children: (
              <InvestorTab
                form={form.methods}
                investor={investor}
                offer={offer}
                failure={error}
                onRetry={retry}
              />
            ),
          },
          {
            name: 'agreements',
            label: t.agreementsTab,
            fields: ['agreements'],
            disabled: chosen === null,
            children: <AgreementsTab control={form.control} offer={offer} failure={error} onRetry={retry} />,
          },
        ]}
      />
    </FormFrame>
  );
}

/** Marks the tab when the order could not be created for a reason that no field shows (ORD-57). */
function FailureMark({ failure }: { failure: unknown }) {
  const t = useTexts(manualOrderTexts);
  const { language } = useLanguage();
  const { codes } = describeFailure(language, failure);
  const message = codes.length === 0 ? t.createFailed : t.createFailedCode(codes.join(', '));
  return (
    <Tooltip label={message}>
      <IconAlertCircle size={18} role="img" aria-label={message} color="var(--mantine-color-error)" />
    </Tooltip>
  );
}

type Texts = (typeof manualOrderTexts)['en']['otherName'];

/** Asks when the e-mail belongs to an account with another name, because a typing error would give somebody else the shares. */
async function agreeToName(
  { email, investorData }: ManualOrderValues,
  { otherName: t }: { otherName: Texts },
): Promise<boolean> {
  const { name } = await call(findInvestor, { query: { email } });
  if (!name || !isOtherName(name, investorData)) return true;
  const [account, typed] = [fullName(name), fullName(investorData)];
  return confirm({
    title: t.title,
    message: t.message(account, typed),
    confirmLabel: t.place(account),
    cancelLabel: t.change,
    harmless: true,
  });
}
