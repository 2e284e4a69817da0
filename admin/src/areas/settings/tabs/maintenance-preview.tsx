import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatMoment } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { MaintenanceNotice } from '../../shell/shell.shared.tsx';
import { settingsTexts } from '../settings.texts.ts';
import { announcedEnd, type SiteFormValues } from '../site-form-values.ts';

interface MaintenancePreviewProps {
  control: Control<SiteFormValues>;
  /** The notice on the public site, or the one in the back office. */
  of: 'site' | 'system';
  title: string;
}

/** Shows the notice with the texts of the form, saved or not. */
export function MaintenancePreview(props: MaintenancePreviewProps) {
  const t = useTexts(settingsTexts);
  const common = useTexts(commonTexts);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        aria-label={props.title}
        aria-haspopup="dialog"
        onClick={open}
      >
        {t.preview}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={props.title}
        size="xl"
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Shown {...props} />
      </Modal>
    </div>
  );
}

function Shown({ control, of }: MaintenancePreviewProps) {
  const common = useTexts(commonTexts);
  const present = useLanguage().language;
  const [language, setLanguage] = useState<Language>(present);
  const which = of === 'site' ? 'maintenanceMode' : 'systemMaintenanceMode';
  const [title, message, until] = useWatch({
    control,
    name: [`${which}Title`, `${which}Message`, 'maintenanceUntil'],
  });
  const end = of === 'site' ? announcedEnd(until) : null;
  return (
    <>
      <SegmentedControl
        value={language}
        onChange={(chosen) => setLanguage(chosen)}
        data={[
          { value: 'pl', label: common.polish },
          { value: 'en', label: common.english },
        ]}
      />
      <div lang={language}>
        <MaintenanceNotice
          isPreview
          title={textIn(language, title)}
          message={textIn(language, message)}
          until={end && formatMoment(end)}
        />
      </div>
    </>
  );
}
