import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../platform/language.tsx';
import { menuQuery } from '../shell.queries.ts';

/** The screens of the menu, for the search. */
export function useScreens() {
  const { language } = useLanguage();
  const { data } = useQuery(menuQuery);
  const links = (data?.menu ?? []).flatMap((entry) => (entry.type === 'link' ? [entry] : entry.children));
  return links.map(({ label, route }) => ({ title: label[language], detail: '', route }));
}
