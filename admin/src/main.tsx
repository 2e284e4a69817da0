import './styles/entry.css';
import './styles/page.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashPage } from './areas/shell/notices/crash-page.tsx';
import { MaintenanceLayer } from './areas/shell/notices/maintenance-layer.tsx';
import { OutageNotice } from './areas/shell/notices/outage-notice.tsx';
import { Start } from './areas/shell/start.tsx';
import { queryClient, readInOtherLanguage } from './platform/api/query-client.ts';
import { deleteUselessDrafts } from './platform/drafts/draft-store.ts';
import { onOtherLanguage, showLanguageInDocument } from './platform/language.tsx';
import { restoreFocusOfBusyButtons } from './platform/page/busy-buttons.ts';
import { unregisterServiceWorkers } from './platform/page/service-workers.ts';
import { limitSplash } from './platform/page/splash.ts';
import { followOtherTabs } from './platform/session/other-tabs.ts';
import { Program } from './program.tsx';
import { theme } from './theme/theme.ts';
import { cssVariables } from './theme/theme-variables.ts';

limitSplash();
void unregisterServiceWorkers();
followOtherTabs();
void deleteUselessDrafts();
showLanguageInDocument();
onOtherLanguage(readInOtherLanguage);
restoreFocusOfBusyButtons();

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      deduplicateInlineStyles
    >
      <QueryClientProvider client={queryClient}>
        <OutageNotice />
        <MaintenanceLayer>
          <CatchBoundary getResetKey={() => 'program'} errorComponent={CrashPage}>
            <Start>
              <Program />
            </Start>
          </CatchBoundary>
        </MaintenanceLayer>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
