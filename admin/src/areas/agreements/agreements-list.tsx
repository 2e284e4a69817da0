import {
  createAgreement,
  deleteAgreement,
  getAgreement,
  listAgreements,
  updateAgreement,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { agreementsPaths } from './agreements.paths.ts';
import { agreementsChanged } from './agreements.queries.ts';
import { agreementsTexts } from './agreements.texts.ts';

export function AgreementsList() {
  const t = useTexts(agreementsTexts);
  const { language } = useLanguage();
  return (
    <EntityList
      endpoint={listAgreements}
      title={t.title}
      empty={t.empty}
      loadFailed={t.loadFailed}
      nameOf={(agreement) => agreement.name[language]}
      columns={[
        { name: 'name', header: t.name, value: (agreement) => agreement.name[language] },
        { name: 'type', header: t.type, value: (agreement) => t.types[agreement.type] },
        {
          name: 'target',
          header: t.target,
          below: 'type',
          value: (agreement) => t.targets[agreement.target],
        },
        { name: 'active', header: t.active, kind: 'yesNo', value: (agreement) => agreement.active },
        { name: 'required', header: t.required, kind: 'yesNo', value: (agreement) => agreement.required },
      ]}
      filters={{
        name: t.name,
        type: { label: t.type, choices: t.types },
        target: { label: t.target, choices: t.targets },
        active: t.active,
        required: t.required,
      }}
      create={{ endpoint: createAgreement, to: agreementsPaths.create, label: t.add }}
      open={{
        view: getAgreement,
        edit: updateAgreement,
        to: (agreement) => agreementsPaths.edit(agreement.id),
      }}
      remove={{
        endpoint: deleteAgreement,
        params: (agreement) => ({ id: String(agreement.id) }),
        announce: { key: 'agreement.delete', ...t.toasts.delete },
        onDeleted: agreementsChanged,
      }}
    />
  );
}
