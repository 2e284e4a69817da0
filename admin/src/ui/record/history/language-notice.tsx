import { Alert, Button, Text } from '@mantine/core';
import { fieldInWords } from '@share/contract/shared/content/field-in-words.ts';
import type { Gap } from '@share/contract/shared/content/gaps.ts';
import { gaps } from '@share/contract/shared/content/gaps.ts';
import type { LanguageEndpoints, TextGap } from '@share/contract/shared/content/language-endpoints.ts';
import { IconLanguage } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { call, isApiError } from '../../../platform/api/api-client.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../error-banner.tsx';
import type { SaveForm } from '../../form/save-form.ts';
import { gapTexts } from '../../list/gap.texts.ts';
import { languageNoticeTexts } from './language-notice.texts.ts';

interface LanguageNoticeProps<Values extends FieldValues> {
  /** The kind of the record, by which its fields are named. */
  entity: string;
  endpoints: LanguageEndpoints;
  id: number;
  form: SaveForm<Values>;
  onConfirmed: () => void;
}

const keyOf = (endpoints: LanguageEndpoints, id: number) => ['gaps', endpoints.listGaps.path, id] as const;

/** The gaps of a stored record, loaded again after each save. */
export const useGaps = (endpoints: LanguageEndpoints, id: number, version: number | undefined) =>
  useQuery({
    queryKey: [...keyOf(endpoints, id), version],
    queryFn: async ({ signal }) =>
      (await call(endpoints.listGaps, { params: { id: String(id) }, signal })) as TextGap[],
  }).data;

const MOST_NAMED = 6;

/**
 * Lists the texts that are missing in one language, or older than in the other. A failure to load them is ignored, because the
 * form is still usable.
 */
export function LanguageNotice<Values extends FieldValues>(props: LanguageNoticeProps<Values>) {
  const { entity, endpoints, id, form, onConfirmed } = props;
  const t = useTexts(languageNoticeTexts);
  const words = useTexts(gapTexts);
  const { language } = useLanguage();
  const found = useGaps(endpoints, id, form.base.version) ?? [];
  const mayConfirm = useCan(endpoints.confirmLanguages);
  const { version } = form.base;
  const confirming = useMutation({
    // Confirms only the version on the screen, because others may have changed a text that nobody has compared yet.
    mutationFn: () =>
      call(endpoints.confirmLanguages, {
        params: { id: String(id) },
        ...(version === undefined ? {} : { ifMatch: version }),
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keyOf(endpoints, id) });
      onConfirmed();
    },
    // The bar above the form shows the change beside the typed values.
    onError: (failure) => {
      if (presentVersion(failure) !== undefined && !form.isDirty) void form.reload?.();
    },
  });
  const isOver = Number(version) > Number(presentVersion(confirming.error));
  if (found.length === 0) return null;
  const namesOf = (gap: Gap): string[] =>
    found.filter((one) => one.gap === gap).map(({ path }) => fieldInWords(path, language, entity));
  return (
    <Alert color="yellow" icon={<IconLanguage aria-hidden />} title={t.title}>
      {gaps.map((gap) => {
        const names = namesOf(gap);
        if (names.length === 0) return null;
        const further = names.length - MOST_NAMED;
        return (
          <Text key={gap} size="sm">
            {words.marks[gap]}: {names.slice(0, MOST_NAMED).join(', ')}
            {further > 0 && ` ${t.further(further)}`}
          </Text>
        );
      })}
      {mayConfirm && found.some(({ gap }) => gap.startsWith('older')) && (
        <>
          <Text size="sm" mt="xs">
            {t.confirmHint}
          </Text>
          <Button
            mt="xs"
            size="compact-sm"
            variant="default"
            loading={confirming.isPending}
            onClick={() => confirming.mutate()}
          >
            {t.confirm}
          </Button>
        </>
      )}
      {confirming.error && !isOver && <ErrorBanner failure={confirming.error} />}
    </Alert>
  );
}

/** The version of the record in a refusal because of another version. */
const presentVersion = (failure: unknown) =>
  isApiError(failure)
    ? failure.errors.find(({ code }) => code === 'CHANGED_MEANWHILE')?.details?.version
    : undefined;
