import { Loader, Text } from '@mantine/core';
import { textIn } from '@share/contract/shared/translated.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useMaintenance } from '../../../platform/maintenance-state.ts';
import { useTexts } from '../../../platform/texts.ts';
import { statusQuery } from '../shell.queries.ts';
import { shellTexts } from '../shell.texts.ts';
import { FullScreen } from './full-screen.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

const LOOK_AGAIN_AFTER = 5_000;

/** During maintenance a page covers the program, which stays mounted and continues afterwards (MNT-02, R30). */
export function MaintenanceLayer({ children }: { children: ReactNode }) {
  const maintenance = useMaintenance();
  return (
    <>
      <div inert={maintenance !== null}>{children}</div>
      {maintenance && <MaintenancePage texts={maintenance} />}
    </>
  );
}

function MaintenancePage({ texts: configured }: { texts: NonNullable<ReturnType<typeof useMaintenance>> }) {
  const texts = useTexts(shellTexts);
  const { language } = useLanguage();
  useQuery({
    ...statusQuery,
    refetchInterval: LOOK_AGAIN_AFTER,
    refetchIntervalInBackground: true,
    retry: false,
  });
  useRepeatFailed();
  useFormerTitle();
  return (
    <FullScreen>
      <MaintenanceNotice
        title={textIn(language, configured.systemMaintenanceModeTitle)}
        message={textIn(language, configured.systemMaintenanceModeMessage)}
      >
        <Loader size="sm" mt="md" aria-hidden />
        <Text size="sm" c="dimmed" ta="center" role="status">
          {texts.maintenanceWaiting}
        </Text>
      </MaintenanceNotice>
    </FullScreen>
  );
}

/** Repeats the queries that failed during maintenance. */
function useRepeatFailed(): void {
  const client = useQueryClient();
  const repeat = useRef(() => {});
  repeat.current = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  useEffect(() => () => repeat.current(), []);
}

/** Restores the tab title of the covered screen. */
function useFormerTitle(): void {
  const [title] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = title;
    },
    [title],
  );
}
