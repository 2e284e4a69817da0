import { Text } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldGrid, FormSection } from '../../../ui/form/form-section.tsx';
import {
  AccountNumberField,
  CountryField,
  PostalCodeField,
  StateField,
} from '../../countries/countries.shared.tsx';
import { investorTexts } from '../../links/investor.texts.ts';
import type { InvestorForm } from './investor-form-values.ts';

/** Messages are below the fields of a manual order (ORD-56), and above the fields of an order (FRM-07). */
interface Placement {
  messageBelow?: boolean;
  /** Folded on a phone until it is opened. */
  folds?: boolean;
}

/** Name and telephone number. */
export function PersonFields({ messageBelow }: Placement) {
  const t = useTexts(investorTexts);
  const { control } = useFormContext<InvestorForm>();
  const common = { control, messageBelow };
  return (
    <FieldGrid columns={3}>
      <TextField {...common} name="investorData.firstName" label={t.firstName} required />
      <TextField {...common} name="investorData.lastName" label={t.lastName} required />
      <TextField {...common} name="investorData.phoneNumber" label={t.phoneNumber} type="tel" />
    </FieldGrid>
  );
}

/** The address. Choosing another country clears the state, which belongs to the former country (ORD-43). */
export function AddressSection({ messageBelow, folds }: Placement) {
  const t = useTexts(investorTexts);
  const { control, setValue } = useFormContext<InvestorForm>();
  const country = useWatch({ control, name: 'investorData.address.country' });
  const common = { control, messageBelow };
  const clearState = () => setValue('investorData.address.state', null, { shouldDirty: true });
  return (
    <FormSection title={t.address} folds={folds}>
      <FieldGrid>
        <CountryField
          {...common}
          name="investorData.address.country"
          label={t.country}
          onChosen={clearState}
        />
        <StateField {...common} name="investorData.address.state" label={t.state} country={country} />
      </FieldGrid>
      <FieldGrid columns={3}>
        <PostalCodeField {...common} name="investorData.address.zip" label={t.zip} country={country} />
        <TextField {...common} name="investorData.address.city" label={t.city} />
        <TextField {...common} name="investorData.address.address" label={t.street} />
      </FieldGrid>
    </FormSection>
  );
}

interface BankAccountProps extends Placement {
  /** The consequences of a change. */
  hint?: string;
}

export function BankAccountSection({ messageBelow, folds, hint }: BankAccountProps) {
  const t = useTexts(investorTexts);
  const { control } = useFormContext<InvestorForm>();
  const country = useWatch({ control, name: 'investorData.bankAccount.country' });
  const common = { control, messageBelow };
  return (
    <FormSection title={t.bankAccount} folds={folds}>
      {hint !== undefined && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <FieldGrid columns={3}>
        <CountryField {...common} name="investorData.bankAccount.country" label={t.bankCountry} />
        <TextField {...common} name="investorData.bankAccount.bankName" label={t.bankName} />
        <AccountNumberField
          {...common}
          name="investorData.bankAccount.accountNumber"
          label={t.accountNumber}
          country={country}
        />
      </FieldGrid>
    </FormSection>
  );
}
