import { Button, FileButton, Group, Image, Input, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';
import { type FieldProps, useField } from '../use-field.ts';
import { imageAccept } from './file-rules.ts';
import classes from './image-field.module.css';
import { type ImageValue, shownImage, withUploaded } from './image-value.ts';
import { LibraryButton } from './library/library-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface ImageFieldProps<Values extends FieldValues> extends FieldProps<Values, ImageValue> {
  /** Set for one of several images, whose label and hint are shown once for all. */
  isCompact?: boolean;
  /** Set for a picture that is being added to the library, and so cannot be chosen from it. */
  isNew?: boolean;
  /** Set if the picture can only be replaced, and not be removed. */
  isOnlyReplaced?: boolean;
}

/**
 * One picture: chosen or dropped, uploaded at once and shown. A removal is only marked until the form is saved (OFR-52).
 */
export function ImageField<Values extends FieldValues>(props: ImageFieldProps<Values>) {
  const texts = useTexts(fieldTexts);
  const id = useId();
  const field = useField(props, (image: ImageValue) => shownImage(image) ?? '');
  const { wrapper, value, onChange, ref, isReadOnly } = field;
  const { percent, choose, cancel } = useImageUpload(wrapper.name, field.setError, (stored) =>
    onChange(withUploaded(value, stored)),
  );
  const { name: _name, readOnly: _readOnly, ...around } = wrapper;
  const shown = shownImage(value);
  return (
    <Input.Wrapper
      {...around}
      id={id}
      labelElement="div"
      label={props.isCompact ? undefined : around.label}
      description={isReadOnly || props.isCompact ? undefined : (props.description ?? texts.imageRules)}
    >
      <Stack
        gap="sm"
        className={classes.frame}
        data-compact={props.isCompact || undefined}
        data-invalid={around.error !== undefined || undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!isReadOnly) void choose(event.dataTransfer.files[0] ?? null);
        }}
      >
        {shown ? (
          <Image src={shown} alt={texts.imageAlt(props.label)} className={classes.picture} />
        ) : (
          <Text size="sm" c="dimmed">
            {value.isRemoved ? texts.imageMarked : texts.noImage}
          </Text>
        )}
        {percent !== null && <UploadProgress percent={percent} onCancel={cancel} />}
        {!isReadOnly && (
          <Group gap="xs">
            <ChooseImage
              ref={ref}
              label={`${props.label}: ${shown ? texts.replaceImage : texts.chooseImage}`}
              errorId={around.error === undefined ? undefined : `${id}-error`}
              onChoose={(file) => void choose(file)}
            >
              {shown ? texts.replaceImage : texts.chooseImage}
            </ChooseImage>
            {!props.isNew && (
              <LibraryButton
                label={props.label}
                onChoose={({ id, imageUrl, thumbUrl }) => {
                  field.setError(null);
                  onChange(withUploaded(value, { id, url: imageUrl, thumbUrl }));
                }}
              />
            )}
            <ImageMarks value={value} isOnlyReplaced={props.isOnlyReplaced === true} onChange={onChange} />
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

interface ChooseImageProps {
  ref: (element: HTMLElement | null) => void;
  label: string;
  /** The id of the field's error message, if it has an error. */
  errorId: string | undefined;
  onChoose: (file: File | null) => void;
  children: ReactNode;
}

const ChooseImage = ({ ref, label, errorId, onChoose, children }: ChooseImageProps) => (
  <FileButton accept={imageAccept} onChange={onChoose}>
    {(button) => (
      <Button
        {...button}
        ref={ref}
        variant="default"
        size="xs"
        aria-label={label}
        aria-describedby={errorId}
        data-invalid-field={errorId !== undefined || undefined}
        leftSection={<IconPhotoUp size={16} aria-hidden />}
      >
        {children}
      </Button>
    )}
  </FileButton>
);

interface ImageMarksProps {
  value: ImageValue;
  isOnlyReplaced: boolean;
  onChange: (value: ImageValue) => void;
}

/** Marks the picture for removal, or discards an upload that is not saved yet. */
function ImageMarks({ value, isOnlyReplaced, onChange }: ImageMarksProps) {
  const texts = useTexts(fieldTexts);
  const canRemove = shownImage(value) !== null && !isOnlyReplaced;
  const canUndo = value.isRemoved || (value.uploaded !== null && (!isOnlyReplaced || value.stored !== null));
  return (
    <>
      {canRemove && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onChange({ ...value, uploaded: null, isRemoved: value.stored !== null })}
        >
          {texts.removeImage}
        </Button>
      )}
      {canUndo && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => onChange({ ...value, uploaded: null, isRemoved: false })}
        >
          {texts.undo}
        </Button>
      )}
    </>
  );
}
