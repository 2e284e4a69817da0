/** What other areas may use of agreements. */
import type { AgreementInput, TypesAndTargets } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { typesAndTargetsQuery } from './agreements.queries.ts';

/** The types and targets of an agreement, which come from the server (AGR-11), or what to show where they do not. */
export function useAgreementChoices() {
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(typesAndTargetsQuery);
  const inLanguage = <Value extends string>(choices: TypesAndTargets['types'] = []) =>
    choices.map(({ value, label }) => ({ value: value as Value, label: label[language] }));
  return {
    types: inLanguage<AgreementInput['type']>(data?.types),
    targets: inLanguage<AgreementInput['target']>(data?.targets),
    problem: error && <ErrorBanner failure={error} onRetry={() => void refetch()} />,
  };
}
