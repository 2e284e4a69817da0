import { listAgreements, updateAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import type { AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useIdParam } from '../../ui/use-id-param.ts';
import { AgreementForm } from './agreement-form.tsx';
import { toFormValues, toInput } from './agreement-form-values.ts';
import { agreementsPaths } from './agreements.paths.ts';
import { agreementQuery, agreementsChanged } from './agreements.queries.ts';
import { agreementsTexts } from './agreements.texts.ts';
import { useWhyNotSave } from './use-why-not-save.ts';

export function AgreementEdit() {
  const id = useIdParam();
  const t = useTexts(agreementsTexts);
  const back = useListOrHome(listAgreements, agreementsPaths.list);
  return (
    <RecordScreen key={id} query={agreementQuery(id)} title={t.editTitle} back={back}>
      {(agreement) => <EditForm agreement={agreement} />}
    </RecordScreen>
  );
}

function EditForm({ agreement }: { agreement: AgreementView }) {
  const t = useTexts(agreementsTexts);
  const { language } = useLanguage();
  const form = useEditForm({
    endpoint: updateAgreement,
    params: { id: String(agreement.id) },
    record: agreement,
    query: agreementQuery(agreement.id),
    toFormValues,
    toInput,
    announce: { key: 'agreement.edit', ...t.toasts.edit },
    onSaved: agreementsChanged,
    back: useListOrHome(listAgreements, agreementsPaths.list),
  });
  return (
    <FormFrame form={form} title={agreement.name[language]} cannotSave={useWhyNotSave(form.control)}>
      <AgreementForm control={form.control} />
    </FormFrame>
  );
}
