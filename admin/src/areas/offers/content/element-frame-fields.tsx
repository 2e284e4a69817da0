import { NativeSelect, SimpleGrid, Switch } from '@mantine/core';
import { elementTypes, type GridWidth, gridWidths } from '@share/contract/areas/offers/elements/elements.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import { useOwnValue } from '../../../ui/fields/field-control.ts';
import { ShownValue } from '../../../ui/fields/shown-value.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { useFormContext } from '../../../ui/form/form-context.ts';
import { YesNo } from '../../../ui/values.tsx';
import { contentTexts } from './content.texts.ts';
import { changeType } from './content-actions.ts';
import type { ElementNode } from './content-model.ts';
import { nameOfElement } from './content-names.ts';
import { changeElement } from './content-operations.ts';
import type { ElementControl } from './element-control.ts';
import { useContent, useContentStore } from './use-content.ts';

/** What elements of all types have (ELM-10 to ELM-15). */
export function ElementFrameFields({ element, control }: { element: ElementNode; control: ElementControl }) {
  const t = useTexts(contentTexts);
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        <TypeField element={element} />
        <WidthField control={control} name="widthDesktop" label={t.widthDesktop} />
        <WidthField control={control} name="widthTablet" label={t.widthTablet} />
        <WidthField control={control} name="widthMobile" label={t.widthMobile} />
      </SimpleGrid>
      <BilingualTextField control={control} name="title" label={t.title} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        <LoginField element={element} />
        {element.userMustBeLoggedIn && (
          <SwitchField control={control} name="userMustInvest" label={t.mustInvest} />
        )}
      </SimpleGrid>
    </>
  );
}

function TypeField({ element }: { element: ElementNode }) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const code = useContent(
    (content) => content.errorsOf(element.id).find(({ path }) => path === 'type')?.code,
  );
  return (
    <NativeSelect
      label={t.type}
      required={!isReadOnly}
      disabled={isReadOnly}
      error={code && errorText(language, code)}
      inputWrapperOrder={['label', 'error', 'input']}
      value={element.type ?? ''}
      onChange={(event) => {
        const type = elementTypes.find((known) => known === event.currentTarget.value);
        if (type) void changeType(store, element, type, nameOfElement(element, language), t);
      }}
    >
      {element.type === null && <option value="">{t.chooseType}</option>}
      {elementTypes.map((type) => (
        <option key={type} value={type}>
          {t.types[type]}
        </option>
      ))}
    </NativeSelect>
  );
}

interface WidthFieldProps {
  control: ElementControl;
  name: 'widthDesktop' | 'widthTablet' | 'widthMobile';
  label: string;
}

/** ELM-13: columns of twelve, shown as per cent. */
function WidthField({ control, name, label }: WidthFieldProps) {
  const { isReadOnly } = useFormContext();
  const value = useOwnValue(control, name) as GridWidth;
  return (
    <NativeSelect
      label={label}
      disabled={isReadOnly}
      value={String(value)}
      onChange={(event) => control.setValue(name, Number(event.currentTarget.value))}
    >
      {gridWidths.map((width) => (
        <option key={width} value={width}>
          {(width / 12) * 100}%
        </option>
      ))}
    </NativeSelect>
  );
}

/** ELM-11: who need not sign in is no investor either, so that turning this off turns the other off, in one step. */
function LoginField({ element }: { element: ElementNode }) {
  const t = useTexts(contentTexts);
  const store = useContentStore();
  const { isReadOnly } = useFormContext();
  if (isReadOnly) {
    return (
      <ShownValue label={t.mustBeLoggedIn}>
        <YesNo value={element.userMustBeLoggedIn} />
      </ShownValue>
    );
  }
  const turn = (userMustBeLoggedIn: boolean) =>
    store.change((content) =>
      changeElement(content, element.id, (present) => ({
        ...present,
        userMustBeLoggedIn,
        userMustInvest: userMustBeLoggedIn && present.userMustInvest,
      })),
    );
  return (
    <Switch
      label={t.mustBeLoggedIn}
      checked={element.userMustBeLoggedIn}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  );
}
