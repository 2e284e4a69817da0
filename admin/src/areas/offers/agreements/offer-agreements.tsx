import { Alert, Button, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { FormContext, useFormContext, useShownField } from '../../../ui/form/form-context.ts';
import { useAgreementChoices } from '../../agreements/agreements.shared.tsx';
import type { OfferTabProps } from '../offer-form.tsx';
import { offersTexts } from '../offers.texts.ts';
import { AgreementCard } from './agreement-card.tsx';
import { positionOf, stayingIndices } from './agreement-order.ts';
import { type AgreementValues, newAgreement } from './agreement-values.ts';
import { agreementsInWords } from './agreements-in-words.ts';
import classes from './offer-agreements.module.css';
import { offerAgreementsTexts } from './offer-agreements.texts.ts';

/** The tab of the agreements (OFR-28): owns the list; each card shows one entry and says what is to happen with it. */
export function OfferAgreements({ control }: OfferTabProps) {
  const t = useTexts(offerAgreementsTexts);
  const form = useFormContext();
  const { isReadOnly } = form;
  // Compared with another version of the offer, the list is one value, whichever cards are open.
  const ofCards = useMemo(() => ({ ...form, fields: new Map() }), [form]);
  useShownField('agreements', {
    label: useTexts(offersTexts).agreementsTab,
    format: (agreements) => agreementsInWords(agreements as AgreementValues[], t),
  });
  useAgreementChoices(); // OFR-13: they are there before a card is opened.
  const { errors } = useFormState({ control, name: 'agreements' });
  const list = useFieldArray({ control, name: 'agreements', keyName: 'rowKey' });
  const entries = useWatch({
    control,
    name: 'agreements',
    compute: (agreements) => agreements.map(({ key, toBeDeleted }) => ({ key, toBeDeleted })),
  });
  const [announced, announce] = useState('');
  const [added, setAdded] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const staying = stayingIndices(entries);

  const add = () => {
    const agreement = newAgreement();
    list.append(agreement, { shouldFocus: false });
    setAdded(agreement.key);
  };
  const remove = (index: number) => {
    list.remove(index);
    addButton.current?.focus();
  };
  return (
    <Stack gap="md">
      {errors.agreements && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {t.errors}
        </Alert>
      )}
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {t.hint}
        </Text>
        {!isReadOnly && (
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={add}
          >
            {t.add}
          </Button>
        )}
      </Group>
      {entries.length === 0 && (
        <Paper withBorder>
          <EmptyNotice title={t.empty} />
        </Paper>
      )}
      <FormContext value={ofCards}>
        <ol className={classes.list}>
          {entries.map(({ key }, index) => (
            <AgreementCard
              key={key}
              control={control}
              isJustAdded={key === added}
              index={index}
              position={positionOf(entries, index)}
              count={staying.length}
              onMove={(position, name) => {
                const target = staying[position - 1];
                if (target === undefined) return;
                list.move(index, target);
                announce(t.moved(name, position, staying.length));
              }}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      </FormContext>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Stack>
  );
}
