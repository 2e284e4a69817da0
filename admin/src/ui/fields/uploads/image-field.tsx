import { Button, FileButton, Group, Image, Input, Stack, Text } from '@mantine/core';
import { type StoredFileView, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { IconArrowBackUp, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isApiError } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../announce.ts';
import { useBusyField } from '../../form/form-context.ts';
import { fieldTexts } from '../fields.texts.ts';
import { type FieldProps, useField } from '../use-field.ts';
import { imageAccept, whyNotImage } from './file-rules.ts';
import classes from './image-field.module.css';
import { type ImageValue, shownImage, withUploaded } from './image-value.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface ImageFieldProps<Values extends FieldValues> extends FieldProps<Values, ImageValue> {
  /** One of several: what stands around them all is not said again. */
  isCompact?: boolean;
}

/**
 * One picture: chosen or dropped, uploaded at once, shown, and only marked for removal until the form is saved (OFR-52). One
 * that is required is replaced, never removed.
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
  const canRemove = shown !== null && !props.required;
  const canUndo = value.isRemoved || (value.uploaded !== null && (!props.required || value.stored !== null));
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
            <FileButton accept={imageAccept} onChange={(file) => void choose(file)}>
              {(button) => (
                <Button
                  {...button}
                  ref={ref}
                  variant="default"
                  size="xs"
                  aria-label={`${props.label}: ${shown ? texts.replaceImage : texts.chooseImage}`}
                  aria-describedby={around.error ? `${id}-error` : undefined}
                  data-invalid-field={around.error !== undefined || undefined}
                  leftSection={<IconPhotoUp size={16} aria-hidden />}
                >
                  {shown ? texts.replaceImage : texts.chooseImage}
                </Button>
              )}
            </FileButton>
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
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

/** Checks and uploads what was chosen; what is wrong with it stands at the field. The form waits for an upload under way. */
function useImageUpload(
  name: string,
  setError: (code: string | null) => void,
  onUploaded: (stored: StoredFileView) => void,
) {
  const texts = useTexts(fieldTexts);
  const { percent, send, cancel } = useUpload(uploadPhoto);
  useBusyField(name, percent !== null);
  const announce = {
    key: 'upload.singlePhoto',
    done: texts.singlePhoto,
    failed: texts.singlePhotoFailed,
  } as const;

  const choose = async (file: File | null) => {
    if (!file) return;
    setError(null);
    const reason = whyNotImage(file);
    if (reason) return setError(reason);
    try {
      const stored = await send(file);
      if (!stored) return;
      onUploaded(stored);
      announceDone(announce);
    } catch (failure) {
      announceFailure(announce);
      setError((isApiError(failure) ? failure.errors[0]?.code : undefined) ?? 'INTERNAL_ERROR');
    }
  };
  return { percent, choose, cancel };
}
