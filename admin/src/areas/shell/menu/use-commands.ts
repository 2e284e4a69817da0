import { useMantineColorScheme } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { useRouter } from '@tanstack/react-router';
import { useLanguage } from '../../../platform/language.tsx';
import { usePermissions } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { showShortcuts } from '../../../ui/shortcuts/shortcuts.tsx';
import { logout } from '../frame/logout.ts';
import { schemes } from '../frame/theme-switcher.tsx';
import { shellTexts } from '../shell.texts.ts';
import { creatingTexts } from './creating.texts.ts';
import { useScreens } from './use-screens.ts';

const others = { pl: 'en', en: 'pl' } as const satisfies Record<Language, Language>;

const hasWords = (path: string): path is keyof typeof creatingTexts.pl =>
  Object.hasOwn(creatingTexts.pl, path);

/**
 * The commands of the search besides opening records and screens: a new record in each area that has records, and the actions of
 * the top bar.
 */
export function useCommands() {
  const texts = useTexts(shellTexts);
  const words = useTexts(creatingTexts);
  const { language, setLanguage } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isAllowed = usePermissions();
  const { routesByPath } = useRouter();
  const creating = useScreens().flatMap(({ title, route }) => {
    const path = `${route}/create`;
    const needs = routesByPath[path as keyof typeof routesByPath]?.options.staticData?.needs;
    if (!hasWords(path) || needs === undefined || !isAllowed(needs)) return [];
    const { say, also } = words[path];
    return [{ title: say, also: `${also} ${title} ${texts.alsoCreate}`, detail: '', route: path }];
  });
  const run = (title: string, command: () => void) => ({ title, detail: '', route: title, command });
  return [
    ...creating,
    ...schemes
      .filter((scheme) => scheme !== colorScheme)
      .map((scheme) =>
        run(`${texts.colorScheme}: ${texts.colorSchemes[scheme]}`, () => setColorScheme(scheme)),
      ),
    run(texts.otherLanguage, () => setLanguage(others[language])),
    run(texts.shortcuts, showShortcuts),
    run(texts.logout, () => void logout()),
  ];
}
