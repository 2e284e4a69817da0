import { Loader, Modal, Pagination, SimpleGrid, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { choosePictures } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import type { LibraryPictureRow } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { defaultListState } from '@share/contract/shared/lists/list.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { commonTexts } from '../../../../platform/common.texts.ts';
import { useLanguage } from '../../../../platform/language.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { ErrorBanner } from '../../../error-banner.tsx';
import { useListQuery } from '../../../list/use-list-query.ts';
import { uiTexts } from '../../../ui.texts.ts';
import { libraryTexts } from './library.texts.ts';
import classes from './library-dialog.module.css';

const PAUSE = 250;
const AT_ONCE = 24;

interface LibraryDialogProps {
  onChoose: (picture: LibraryPictureRow) => void;
  onClose: () => void;
}

/** The public pictures, newest first; searched by file name and description. */
export default function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const t = useTexts(libraryTexts);
  const common = useTexts(commonTexts);
  const ui = useTexts(uiTexts);
  const [search, setSearch] = useState('');
  const [pageNumber, setPage] = useState(1);
  const [asked] = useDebouncedValue(search.trim(), PAUSE);
  const { data, error, isFetching, refetch } = useListQuery(choosePictures, {
    ...defaultListState(choosePictures.list),
    filters: asked === '' ? {} : { name: asked },
    pageNumber,
    pageSize: AT_ONCE,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.title}
      size="xl"
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack>
        <TextInput
          data-autofocus
          type="search"
          label={t.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={isFetching ? <Loader size="xs" /> : null}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPage(1);
          }}
        />
        {error && <ErrorBanner failure={error} title={t.failed} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <Text c="dimmed">{asked === '' ? t.empty : t.nothingFound}</Text>}
        <SimpleGrid cols={{ base: 2, xs: 3, sm: 4 }} spacing="sm" aria-busy={isFetching}>
          {data?.items.map((picture) => (
            <Choice key={picture.id} picture={picture} onChoose={() => onChoose(picture)} />
          ))}
        </SimpleGrid>
        {data && data.pagination.totalPages > 1 && (
          <Pagination
            size="sm"
            className={classes.pages}
            aria-label={t.pages}
            total={data.pagination.totalPages}
            value={pageNumber}
            onChange={setPage}
            getItemProps={(page) => ({ 'aria-label': ui.page(page) })}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' || control === 'first' ? ui.previousPage : ui.nextPage,
            })}
          />
        )}
      </Stack>
    </Modal>
  );
}

function Choice({ picture, onChoose }: { picture: LibraryPictureRow; onChoose: () => void }) {
  const { language } = useLanguage();
  const { fileName, thumbUrl, width, height, alt } = picture;
  const size = width === null || height === null ? '' : `${width} × ${height}`;
  return (
    <UnstyledButton className={classes.choice} onClick={onChoose}>
      <img src={thumbUrl} alt={textIn(language, alt)} loading="lazy" />
      <span className={classes.name} title={fileName}>
        {fileName}
      </span>
      <span className={classes.size}>{size}</span>
    </UnstyledButton>
  );
}
