import { Anchor, Paper, Text, Title } from '@mantine/core';
import type { FirstStep, FirstStepName } from '@share/contract/areas/home/home.endpoints.ts';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/texts.ts';
import { recordScreens } from '../links/record-paths.ts';
import classes from './first-steps.module.css';
import { firstStepsTexts } from './first-steps.texts.ts';

/** The screen on which each step is done. */
const screens: Record<FirstStepName, string> = {
  secondFactor: '/account',
  mailServer: '/settings',
  siteSettings: '/settings',
  colleagues: '/users/create',
  agreements: recordScreens.agreement.create,
  series: recordScreens.series.create,
  offers: '/offers/create',
};

/** What a new platform still needs before it can sell, each step with the way to its screen. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const t = useTexts(firstStepsTexts);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Paper withBorder component="section" aria-label={t.title} p="md">
      <Title order={2} size="h4">
        {t.title}
      </Title>
      <Text size="sm" c="dimmed">
        {t.hint} {t.doneOf(done, steps.length)}
      </Text>
      <ol className={classes.steps}>
        {steps.map(({ name, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheckFilled size={20} role="img" aria-label={t.isDone} />
            ) : (
              <IconCircle size={20} role="img" aria-label={t.isOpen} />
            )}
            <div>
              <Anchor renderRoot={(props) => <Link {...props} to={screens[name]} />}>
                {t.steps[name].title}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t.steps[name].why}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
