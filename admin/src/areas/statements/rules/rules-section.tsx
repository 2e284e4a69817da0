import { Button, Group, Stack, Text } from '@mantine/core';
import type { StatementRuleView } from '@share/contract/areas/statements/statement-rules.schemas.ts';
import {
  deleteStatementRule,
  listStatementRules,
} from '@share/contract/areas/statements/statements.endpoints.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../ui/announce.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import classes from '../statements.module.css';
import { linesChanged, rulesChanged, rulesQuery } from '../statements.queries.ts';
import { rulesTexts } from './rules.texts.ts';

/** The rules by which lines are proposed as not ours; absent while there are none. */
export function RulesSection() {
  const t = useTexts(rulesTexts);
  const mayList = useCan(listStatementRules);
  const { data: rules = [] } = useQuery({ ...rulesQuery, enabled: mayList });
  if (rules.length === 0) return null;
  return (
    <FormSection title={t.rulesTitle}>
      <Text size="sm" c="dimmed">
        {t.rulesHint}
      </Text>
      <ul className={classes.lines} aria-label={t.rulesTitle}>
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ul>
    </FormSection>
  );
}

function Rule({ rule }: { rule: StatementRuleView }) {
  const t = useTexts(rulesTexts);
  const mayDelete = useCan(deleteStatementRule);
  const { id, kind, text, by, at } = rule;
  const name = t.ruleNames[kind](kind === 'account' ? groupedAccountNumber(text) : text);
  const announcement = { key: 'statement.rule', ...t.toast } as const;
  const removing = useMutation({
    mutationFn: () => call(deleteStatementRule, { params: { id: String(id) } }),
    onSuccess: () => {
      announceDone(announcement);
      rulesChanged();
      linesChanged();
    },
    onError: () => announceFailure(announcement),
  });
  const ask = async () => {
    const agrees = await confirm({
      title: t.removeRuleTitle,
      message: `${name}. ${t.removeRuleMessage}`,
      confirmLabel: t.removeRule,
      harmless: true,
    });
    if (agrees) removing.mutate();
  };
  return (
    <li className={classes.rule}>
      <Stack gap={4}>
        <Text size="sm">{name}</Text>
        <Text size="xs" c="dimmed">
          {`${by}, ${formatInstant(at)}`}
        </Text>
        {removing.error && <ErrorBanner failure={removing.error} />}
      </Stack>
      {mayDelete && (
        <Group>
          <Button
            size="xs"
            variant="default"
            aria-label={`${t.removeRule}: ${name}`}
            loading={removing.isPending}
            onClick={() => void ask()}
          >
            {t.removeRule}
          </Button>
        </Group>
      )}
    </li>
  );
}
