import '../office-errors.ts';
import '../styles/entry.css';
import '../styles/office.css';
import '../styles/page.css';
import { MantineProvider } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { render } from 'vitest-browser-react';
import { setDefaultLanguage } from '../platform/language.tsx';
import { theme } from '../theme/theme.ts';
import { cssVariables } from '../theme/theme-variables.ts';
import { ConfirmHost } from '../ui/confirm.tsx';

/** Draws a part of a screen with the theme, the styles and the language of the back office, without session and server. */
export async function draw(
  part: ReactNode,
  language: Language = 'en',
  // A call that fails is not repeated: the test that let it fail expects the failure.
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
): Promise<void> {
  setDefaultLanguage(language);
  // What is measured once does not change when the letters arrive.
  await Promise.all([...document.fonts].map((font) => font.load()));
  const { promise: isDrawn, resolve: onDrawn } = Promise.withResolvers<void>();
  await render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
      <QueryClientProvider client={client}>
        {part}
        <ConfirmHost />
        <Last onDrawn={onDrawn} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await isDrawn;
}

/** Its effects run after those of everything before it. */
function Last({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}
