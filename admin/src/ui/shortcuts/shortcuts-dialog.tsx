import { Kbd, Modal, Table, Title } from '@mantine/core';
import { Fragment } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { MOD } from './keys.ts';
import { shortcutsTexts } from './shortcuts.texts.ts';
import { SingleKeysSwitch } from './single-keys-switch.tsx';

type Texts = (typeof shortcutsTexts)['en'];
/** A shortcut and its meaning. The keys of one way are pressed together; each way does the same. */
type Shortcut = [meaning: Exclude<keyof Texts, 'groups'>, ...ways: string[][]];

const groups: Record<keyof Texts['groups'], Shortcut[]> = {
  everywhere: [
    ['find', [MOD, 'K']],
    ['save', [MOD, 'S']],
    ['close', ['Esc']],
    ['help', ['?']],
  ],
  lists: [['search', ['/']]],
  records: [
    ['next', ['J'], ['→']],
    ['previous', ['K'], ['←']],
  ],
  statement: [
    ['acceptSure', ['S']],
    ['otherLine', ['↓'], ['↑']],
    ['decide', ['Enter']],
    ['assign', ['O']],
    ['aside', ['X']],
    ['unknown', ['U']],
    ['reopen', ['R']],
  ],
  editor: [
    ['undo', [MOD, 'Z']],
    ['redo', [MOD, 'Shift', 'Z'], [MOD, 'Y']],
    ['insert', ['/']],
    ['lift', ['Space']],
    ['shift', ['↑'], ['↓']],
    ['drop', ['Space']],
    ['putBack', ['Esc']],
  ],
  tables: [
    ['edit', ['Enter'], ['F2']],
    ['format', [MOD, 'Enter']],
    ['clear', ['Delete']],
    ['go', ['↑'], ['↓'], ['←'], ['→']],
    ['nextCell', ['Tab']],
    ['previousCell', ['Shift', 'Tab']],
    ['ends', ['Home'], ['End']],
    ['tenRows', ['PageUp'], ['PageDown']],
  ],
};

/** The list of all shortcuts. A default export for `lazyPart`. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(shortcutsTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal opened onClose={onClose} title={t.title} closeButtonProps={{ 'aria-label': common.close }}>
      {Object.entries(groups).map(([name, shortcuts]) => (
        <Fragment key={name}>
          <Title order={3} size="h5" mt="sm">
            {t.groups[name as keyof typeof groups]}
          </Title>
          <Table aria-label={t.groups[name as keyof typeof groups]} verticalSpacing={6}>
            <Table.Tbody>
              {shortcuts.map(([meaning, ...ways]) => (
                <Table.Tr key={meaning}>
                  <Table.Th scope="row" fw={400}>
                    {t[meaning]}
                  </Table.Th>
                  <Table.Td ta="right">
                    <Ways ways={ways} or={t.or} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Fragment>
      ))}
      <SingleKeysSwitch />
    </Modal>
  );
}

const Ways = ({ ways, or }: { ways: readonly string[][]; or: string }) =>
  ways.map((keys, index) => (
    <Fragment key={keys.join()}>
      {index > 0 && ` ${or} `}
      <span style={{ whiteSpace: 'nowrap' }}>
        {keys.map((key, nth) => (
          <Fragment key={key}>
            {nth > 0 && ' + '}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
