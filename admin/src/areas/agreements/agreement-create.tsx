import {
  createAgreement,
  getAgreement,
  listAgreements,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useCreateForm } from '../../ui/form/use-create-form.ts';
import { AgreementForm } from './agreement-form.tsx';
import { newAgreement, toInput } from './agreement-form-values.ts';
import { agreementsPaths } from './agreements.paths.ts';
import { agreementsChanged } from './agreements.queries.ts';
import { agreementsTexts } from './agreements.texts.ts';
import { useWhyNotSave } from './use-why-not-save.ts';

export function AgreementCreate() {
  const t = useTexts(agreementsTexts);
  const form = useCreateForm({
    endpoint: createAgreement,
    values: newAgreement(),
    toInput,
    announce: { key: 'agreement.create', ...t.toasts.create },
    onSaved: agreementsChanged,
    back: useListOrHome(listAgreements, agreementsPaths.list),
    created: { view: getAgreement, to: (agreement) => agreementsPaths.edit(agreement.id) },
  });
  return (
    <FormFrame form={form} title={t.createTitle} cannotSave={useWhyNotSave(form.control)}>
      <AgreementForm control={form.control} />
    </FormFrame>
  );
}
