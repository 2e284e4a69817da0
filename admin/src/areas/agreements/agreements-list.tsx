import type { listAgreements } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import {
  type AgreementRow,
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { labelsIn, useTexts } from '../../platform/texts.ts';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { activeColumn } from '../../ui/record/active-column.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { agreementsTexts } from './agreements.texts.ts';

export function AgreementsList({ area }: RecordListScreen<typeof listAgreements>) {
  const t = useTexts(agreementsTexts);
  const { language } = useLanguage();
  const gap = useGapFilter();
  const types = labelsIn(language, agreementTypeLabels);
  const targets = labelsIn(language, agreementTargetLabels);
  const nameOf = ({ name }: AgreementRow) => name[language];
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={nameOf}
      columns={[
        { name: 'name', header: t.name, ...nameWithGaps(nameOf) },
        { name: 'type', header: t.type, phone: 'detail', value: ({ type }) => types[type] },
        {
          name: 'target',
          header: t.target,
          below: 'type',
          phone: 'detail',
          value: ({ target }) => targets[target],
        },
        activeColumn(t),
        { name: 'required', header: t.required, kind: 'yesNo', value: ({ required }) => required },
      ]}
      filters={{
        name: t.name,
        type: { label: t.type, choices: types },
        target: { label: t.target, choices: targets },
        active: t.active,
        required: t.required,
        gap,
      }}
    />
  );
}
