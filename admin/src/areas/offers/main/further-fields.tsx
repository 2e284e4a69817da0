import { Collapse, Paper, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { delays } from '../../../theme/theme.ts';
import { BilingualRichTextField } from '../../../ui/fields/bilingual.tsx';
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx';
import { useFormContext } from '../../../ui/form/form-context.ts';
import { FieldGrid } from '../../../ui/form/form-section.tsx';
import type { OfferTabProps } from '../offer-tab.ts';
import classes from './further-fields.module.css';
import { mainContentTexts } from './main-content.texts.ts';
import { furtherFields } from './main-fields.ts';

/** A group of fields, closed until the user opens it or a save finds an error inside (OFR-39). */
export function FurtherFields({ control }: OfferTabProps) {
  const t = useTexts(mainContentTexts);
  const { attempts } = useFormContext();
  const { errors } = useFormState({ control, name: furtherFields });
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(attempts);
  const id = useId();
  if (seen !== attempts) {
    setSeen(attempts);
    if (furtherFields.some((field) => errors[field])) setOpen(true);
  }
  return (
    <Paper withBorder component="section" aria-labelledby={`${id}-title`}>
      <h2 className={classes.heading}>
        <UnstyledButton
          id={`${id}-title`}
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => setOpen(!isOpen)}
        >
          {t.further}
          <IconChevronDown
            size={20}
            aria-hidden
            className={classes.chevron}
            data-open={isOpen || undefined}
          />
        </UnstyledButton>
      </h2>
      <div id={`${id}-fields`}>
        <Collapse expanded={isOpen} keepMountedMode="display-none" transitionDuration={delays.cardToggle}>
          <Stack gap="md" className={classes.fields}>
            <FieldGrid columns={3}>
              <MoneyField control={control} name="costPerStock" label={t.costPerStock} />
              <NumberField control={control} name="minStock" label={t.minStock} />
              <MoneyField control={control} name="developerEquity" label={t.developerEquity} />
              <MoneyField control={control} name="investorsEquity" label={t.investorsEquity} />
              <MoneyField control={control} name="debt" label={t.debt} />
              <NumberField
                control={control}
                name="redemptionCapRate"
                label={t.redemptionCapRate}
                decimals={4}
                suffix="%"
              />
            </FieldGrid>
            <BilingualRichTextField control={control} name="tenants" label={t.tenants} />
          </Stack>
        </Collapse>
      </div>
    </Paper>
  );
}
