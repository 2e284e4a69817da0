import { getTypesAndTargets } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import type { AgreementInput, TypesAndTargets } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';

/** The types and targets of an agreement, which come from the server (AGR-11), with the state of loading them. */
export function useAgreementChoices(isWanted = true) {
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['agreements', 'typesAndTargets'],
    queryFn: ({ signal }) => call(getTypesAndTargets, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY, // The choices change only with the server's version.
  });
  const inLanguage = <Value extends string>(choices: TypesAndTargets['types'] = []) =>
    choices.map(({ value, label }) => ({ value: value as Value, label: label[language] }));
  return {
    types: inLanguage<AgreementInput['type']>(data?.types),
    targets: inLanguage<AgreementInput['target']>(data?.targets),
    problem: error && <ErrorBanner failure={error} onRetry={() => void refetch()} />,
  };
}
