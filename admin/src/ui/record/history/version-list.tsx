import { UnstyledButton } from '@mantine/core';
import { fieldInWords } from '@share/contract/shared/content/field-in-words.ts';
import type { VersionRow } from '@share/contract/shared/content/version-endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import classes from './history.module.css';
import { historyTexts } from './history.texts.ts';

interface VersionListProps {
  /** The kind of the record, by which its fields are named. */
  entity: string;
  /** Newest first. */
  versions: readonly VersionRow[];
  shown: number;
  onShow: (version: number) => void;
}

/** The saved versions with time, user and changes. */
export function VersionList({ entity, versions, shown, onShow }: VersionListProps) {
  const t = useTexts(historyTexts);
  const { language } = useLanguage();
  const nameOf = (field: string) => fieldInWords(field, language, entity);
  return (
    <ul className={classes.versions} aria-labelledby="versions">
      {versions.map((row, index) => (
        <li key={row.version}>
          <UnstyledButton
            className={classes.version}
            aria-current={row.version === shown}
            onClick={() => onShow(row.version)}
          >
            <span className={classes.number}>
              {t.version(row.version)}
              {index === 0 && ` (${t.present})`}
            </span>
            <span className={classes.who}>
              {row.at === null ? t.before : `${formatMoment(row.at)}, ${row.by}`}
            </span>
            <span>{inWords(row, t, nameOf)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

const MOST_NAMED = 3;

function inWords(
  { changed, restored }: VersionRow,
  t: typeof historyTexts.pl,
  nameOf: (field: string) => string,
): string {
  if (restored !== null) return t.broughtBack(restored);
  if (changed === null) return t.first;
  if (changed.length === 0) return t.unchanged;
  const names = changed.slice(0, MOST_NAMED).map(nameOf);
  const further = changed.length - names.length;
  return `${names.join(', ')}${further > 0 ? ` ${t.further(further)}` : ''}`;
}
