import { Menu } from '@mantine/core';
import type { ListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { IconDeviceFloppy, IconHome, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts.ts';
import { viewsTexts } from './views.texts.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

interface ShownViewItemsProps {
  /** The view that the list shows now. */
  present: ListView | undefined;
  /** The user's own view that was opened, even after its filters were changed. */
  own: ListView | undefined;
  onChooseDefault: (view: ListView) => void;
  onReplace: (view: ListView) => void;
  onEdit: (view: ListView) => void;
  onDelete: (view: ListView) => void;
}

/** The actions on the shown view. */
export function ShownViewItems({ present, own, ...on }: ShownViewItemsProps) {
  const texts = useTexts(viewsTexts);
  return (
    <>
      {present && (
        <Menu.Item leftSection={<IconHome {...icon} />} onClick={() => on.onChooseDefault(present)}>
          {present.isDefault ? texts.dropDefault : texts.makeDefault}
        </Menu.Item>
      )}
      {own && own.id !== present?.id && (
        <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={() => on.onReplace(own)}>
          {`${own.name}: ${texts.replace}`}
        </Menu.Item>
      )}
      {present?.isOwn && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => on.onEdit(present)}>
          {texts.edit}
        </Menu.Item>
      )}
      {present?.mayDelete && (
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => on.onDelete(present)}>
          {texts.deleteNamed(present.name)}
        </Menu.Item>
      )}
    </>
  );
}
