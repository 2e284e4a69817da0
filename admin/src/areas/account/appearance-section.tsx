import { Input } from '@mantine/core';
import { useTexts } from '../../platform/texts.ts';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { ShortcutsButton } from '../../ui/shortcuts/shortcuts-button.tsx';
import { SingleKeysSwitch } from '../../ui/shortcuts/single-keys-switch.tsx';
import { SchemeChoice } from '../shell/shell.shared.tsx';
import { accountTexts } from './account.texts.ts';

/** The settings that this browser stores: the appearance, the language of the screens, and whether single keys are shortcuts. */
export function AppearanceSection() {
  const t = useTexts(accountTexts);
  return (
    <FormSection title={t.appearance}>
      <FieldGrid>
        <Input.Wrapper label={t.scheme} labelElement="div">
          <div>
            <SchemeChoice />
          </div>
        </Input.Wrapper>
        <Input.Wrapper label={t.screenLanguage} labelElement="div">
          <LanguageSwitcher />
        </Input.Wrapper>
      </FieldGrid>
      <SingleKeysSwitch />
      <div>
        <ShortcutsButton />
      </div>
    </FormSection>
  );
}
