import { List, Text } from '@mantine/core';
import { journalRecords } from '@share/contract/areas/journal/journal.records.ts';
import { recordWord } from '@share/contract/areas/journal/words/record-words.ts';
import { listPictureUses } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import type { LibraryPictureRow, PictureUse } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { isContentKind } from '@share/contract/shared/content/content-names.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { errorText } from '../../ui/error-text.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';

import { recordPaths } from '../links/record-paths.ts';
import classes from './picture-uses.module.css';
import { picturesTexts } from './pictures.texts.ts';

type Used = Pick<LibraryPictureRow, 'id' | 'uses' | 'inLibrary'>;

/** The records that use a picture, as links for users who may open them. */
export function PictureUses({ picture: { id, uses, inLibrary } }: { picture: Used }) {
  const t = useTexts(picturesTexts);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['picture-uses', id, uses],
    queryFn: ({ signal }) => call(listPictureUses, { params: { id: String(id) }, signal }),
    enabled: uses > 0,
  });
  if (uses === 0) return <Text>{inLibrary ? t.unused : t.leavesByItself}</Text>;
  if (error) return <ErrorBanner failure={error} title={t.usesFailed} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <Text>{errorText(language, 'PICTURE_IS_IN_TEXTS')}</Text>;
  return (
    <List className={classes.uses}>
      {data?.map((use) => (
        <List.Item key={`${use.entity} ${use.id}`}>
          <Use use={use} />
          {!use.isPresent && (
            <Text span c="dimmed">
              {` (${t.formerOnly})`}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}

function Use({ use: { entity, id, name } }: { use: PictureUse }) {
  const t = useTexts(picturesTexts);
  const { language } = useLanguage();
  const words = [recordWord(entity, language), name ? t.named(textIn(language, name)) : id].join(' ');
  // A pattern has no screen of its own: it is chosen in the editor of an offer.
  if (!isContentKind(entity)) return words;
  return (
    <LinkIfAllowed endpoint={journalRecords[entity]} to={recordPaths[entity](id)}>
      {words}
    </LinkIfAllowed>
  );
}
