import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import type { ListDeclaration, ListState } from '@share/contract/shared/lists/list.ts';
import { IconBookmark, IconBookmarkPlus, IconCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { confirm } from '../../confirm.tsx';
import { DialogMissing } from '../../parts/dialog-missing.tsx';
import { lazyPart, usePreloaded } from '../../parts/lazy-part.tsx';
import { useIsPhone } from '../phone/use-is-phone.ts';
import { ShownViewItems } from './shown-view-items.tsx';
import { useViews } from './use-views.ts';
import type { NamedView } from './view-form.tsx';
import { viewsTexts } from './views.texts.ts';

const ViewForm = lazyPart(() => import('./view-form.tsx'), DialogMissing);

interface ViewsMenuProps {
  declared: ListDeclaration;
  state: ListState;
  onFailure: (failure: unknown) => void;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** The saved views of a list: opens one, saves the present filters and order, and changes the view that is shown. */
export function ViewsMenu({ declared, state, onFailure }: ViewsMenuProps) {
  const texts = useTexts(viewsTexts);
  const common = useTexts(commonTexts);
  const navigate = useNavigate();
  usePreloaded(ViewForm);
  const isPhone = useIsPhone();
  const { screen, views, present, create, update, ...menu } = useViews(declared, state, onFailure);
  const [opened, setOpened] = useState<ListView | null>(null);
  const [form, setForm] = useState<'create' | ListView | null>(null);
  const shown = present ?? opened;
  const own = shown?.isOwn ? views.find(({ id }) => id === shown.id) : undefined;
  const close = () => setForm(null);
  /** Resets earlier calls, so that a form closed before its answer can neither show its failure in this form nor close it. */
  const openForm = (wanted: 'create' | ListView) => {
    create.reset();
    update.reset();
    setForm(wanted);
  };

  const open = (view: ListView) => {
    setOpened(view);
    void navigate({ to: screen, search: view.query, resetScroll: false });
  };
  const ask = async (view: ListView) => {
    const question = {
      title: texts.deleteTitle(view.name),
      message: texts.deleteMessage,
      confirmLabel: common.delete,
    };
    if (await confirm(question)) menu.remove.mutate(view);
  };
  const save = (named: NamedView) => {
    const onSuccess = (view: ListView) => {
      setOpened(view);
      close();
    };
    if (form === 'create') create.mutate(named, { onSuccess });
    else if (form) update.mutate({ view: form, ...named }, { onSuccess });
  };
  const saving = form === 'create' ? create : update;
  return (
    <>
      <Menu position={isPhone ? 'bottom-start' : 'bottom-end'} width={300}>
        <Menu.Target>
          {isPhone ? (
            <ActionIcon
              variant={present ? 'light' : 'default'}
              size={36}
              aria-label={present?.name ?? texts.views}
            >
              <IconBookmark {...icon} />
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={<IconBookmark {...icon} />} maw={220}>
              {present?.name ?? texts.views}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label>{texts.none}</Menu.Label>}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={view.id === present?.id ? <IconCheck {...icon} /> : <IconBookmark {...icon} />}
              onClick={() => open(view)}
            >
              {[view.name, !view.isOwn && texts.shared(view.owner), view.isDefault && texts.default]
                .filter(Boolean)
                .join(' · ')}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBookmarkPlus {...icon} />} onClick={() => openForm('create')}>
            {texts.save}
          </Menu.Item>
          <ShownViewItems
            present={present}
            own={own}
            onChooseDefault={(view) => menu.choose.mutate({ view, isDefault: !view.isDefault })}
            onReplace={menu.replace.mutate}
            onEdit={openForm}
            onDelete={(view) => void ask(view)}
          />
        </Menu.Dropdown>
      </Menu>
      {form && (
        <ViewForm
          title={form === 'create' ? texts.saveTitle : texts.editTitle}
          start={form === 'create' ? { name: '', isShared: false } : form}
          failure={saving.error}
          isSaving={saving.isPending}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  );
}
