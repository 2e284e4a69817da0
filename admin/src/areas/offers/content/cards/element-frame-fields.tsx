import { Button, Input, NativeSelect, Select, SimpleGrid, Switch } from '@mantine/core';
import {
  type ElementType,
  elementTypes,
  type GridWidth,
  gridWidths,
} from '@share/contract/areas/offers/elements/elements.ts';
import { memo } from 'react';
import { useLanguage } from '../../../../platform/language.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { errorText } from '../../../../ui/error-text.ts';
import { BilingualTextField } from '../../../../ui/fields/bilingual.tsx';
import { useOwnValue } from '../../../../ui/fields/field-control.ts';
import { ShownValue } from '../../../../ui/fields/shown-value.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import { YesNo } from '../../../../ui/values/values.tsx';
import classes from '../content.module.css';
import { contentTexts } from '../content.texts.ts';
import { changeType } from '../content-actions.ts';
import { elementRenderers } from '../elements/element-renderers.ts';
import type { ElementNode } from '../store/content-model.ts';
import { elementOf } from '../store/content-operations.ts';
import type { ElementControl } from '../store/element-control.ts';
import { nameOfElement } from '../store/element-names.ts';
import { useContentStore, useDebouncedContent } from '../store/use-content.ts';

interface ElementFrameFieldsProps extends Pick<ElementNode, 'id' | 'type' | 'userMustBeLoggedIn'> {
  control: ElementControl;
}

/** The fields that all types of elements have (ELM-10 to ELM-15). */
export const ElementFrameFields = memo(function ElementFrameFields(props: ElementFrameFieldsProps) {
  const { id, type, userMustBeLoggedIn, control } = props;
  const t = useTexts(contentTexts);
  return (
    <>
      {type === null && <TypeField id={id} type={type} />}
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        {type !== null && <TypeField id={id} type={type} />}
        <WidthField control={control} name="widthDesktop" label={t.widthDesktop} />
        <WidthField control={control} name="widthTablet" label={t.widthTablet} />
        <WidthField control={control} name="widthMobile" label={t.widthMobile} />
      </SimpleGrid>
      <BilingualTextField control={control} name="title" label={t.title} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        <LoginField id={id} path={control.path} userMustBeLoggedIn={userMustBeLoggedIn} />
        {userMustBeLoggedIn && <SwitchField control={control} name="userMustInvest" label={t.mustInvest} />}
      </SimpleGrid>
    </>
  );
});

/**
 * A new element offers all types as buttons (ELM-15); later the type is changed in a select, which asks first
 * (ELM-17).
 */
function TypeField({ id, type }: { id: string; type: ElementType | null }) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const code = useDebouncedContent(
    (content) => content.errors.of(id).find(({ path }) => path === 'type')?.code,
  );
  const choose = (chosen: ElementType) => {
    const element = elementOf(store.content, id);
    if (element) void changeType(store, element, chosen, nameOfElement(element, language), t);
  };
  if (type === null && !isReadOnly) {
    return (
      <Input.Wrapper label={t.type} labelElement="div" required error={code && errorText(language, code)}>
        <fieldset className={classes.types} aria-label={t.type}>
          {elementTypes.map((offered) => (
            <TypeButton key={offered} type={offered} onChoose={choose} />
          ))}
        </fieldset>
      </Input.Wrapper>
    );
  }
  return (
    <Select
      data-element-type
      label={t.type}
      // The longest type has just enough room on a phone.
      rightSectionWidth={28}
      readOnly={isReadOnly}
      required={!isReadOnly}
      allowDeselect={false}
      error={code && errorText(language, code)}
      value={type}
      data={elementTypes.map((known) => ({ value: known, label: t.types[known] }))}
      onChange={(chosen) => {
        const known = elementTypes.find((one) => one === chosen);
        if (known) choose(known);
      }}
    />
  );
}

function TypeButton({ type, onChoose }: { type: ElementType; onChoose: (type: ElementType) => void }) {
  const t = useTexts(contentTexts);
  const Icon = elementRenderers[type].icon;
  return (
    <Button
      variant="default"
      size="sm"
      data-element-type
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => onChoose(type)}
    >
      {t.types[type]}
    </Button>
  );
}

interface WidthFieldProps {
  control: ElementControl;
  name: 'widthDesktop' | 'widthTablet' | 'widthMobile';
  label: string;
}

const percent = (width: GridWidth): string => `${(width / 12) * 100}%`;

/** The width in twelfths, shown as per cent (ELM-13). */
function WidthField({ control, name, label }: WidthFieldProps) {
  const { isReadOnly } = useFormContext();
  const value = useOwnValue(control, name) as GridWidth;
  if (isReadOnly) return <ShownValue label={label}>{percent(value)}</ShownValue>;
  return (
    <NativeSelect
      name={`${control.path}.${name}`}
      label={label}
      value={String(value)}
      onChange={(event) => control.setValue(name, Number(event.currentTarget.value))}
    >
      {gridWidths.map((width) => (
        <option key={width} value={width}>
          {percent(width)}
        </option>
      ))}
    </NativeSelect>
  );
}

/** An investor has to be signed in, so turning this off also turns off "investors only", in one undo step (ELM-11). */
function LoginField({
  id,
  path,
  userMustBeLoggedIn,
}: Pick<ElementNode, 'id' | 'userMustBeLoggedIn'> & { path: string }) {
  const t = useTexts(contentTexts);
  const store = useContentStore();
  const { isReadOnly } = useFormContext();
  if (isReadOnly) {
    return (
      <ShownValue label={t.mustBeLoggedIn}>
        <YesNo value={userMustBeLoggedIn} />
      </ShownValue>
    );
  }
  const turn = (isOn: boolean) =>
    store.changeElement(id, 'choose who sees the element', (present) => ({
      ...present,
      userMustBeLoggedIn: isOn,
      userMustInvest: isOn && present.userMustInvest,
    }));
  return (
    <Switch
      name={`${path}.userMustBeLoggedIn`}
      label={t.mustBeLoggedIn}
      checked={userMustBeLoggedIn}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  );
}
