import { Collapse, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Control, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { delays } from '../../../theme.ts';
import { useFormContext as useFormParts } from '../../../ui/form/form-context.ts';
import { valueAt } from '../../../ui/form/paths.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { AgreementActions } from './agreement-actions.tsx';
import { AgreementEditor } from './agreement-editor.tsx';
import { AgreementHeading } from './agreement-heading.tsx';
import { AgreementPreview } from './agreement-preview.tsx';
import classes from './offer-agreements.module.css';
import { offerAgreementsTexts } from './offer-agreements.texts.ts';

interface AgreementCardProps {
  control: Control<OfferFormValues>;
  index: number;
  /** Takes the focus when it appears. */
  isJustAdded: boolean;
  /** Null while the agreement is marked for deletion. */
  position: number | null;
  /** How many agreements stay. */
  count: number;
  onMove: (position: number, name: string) => void;
  /** Takes it out of the list for good. */
  onRemove: () => void;
}

/** One agreement, as a preview or with its fields. A save that finds errors inside opens it. */
export function AgreementCard(props: AgreementCardProps) {
  const { control, index, isJustAdded, position, count, onMove, onRemove } = props;
  const t = useTexts(offerAgreementsTexts);
  const { language } = useLanguage();
  const { attempts } = useFormParts();
  const { setValue, setFocus } = useFormContext<OfferFormValues>();
  const path = `agreements.${index}` as const;
  const agreement = useWatch({ control, name: path });
  const { errors } = useFormState({ control, name: path });
  const hasErrors = valueAt(errors, path) !== undefined;
  const [isOpen, setOpen] = useState(agreement.id === null);
  const [seen, setSeen] = useState(attempts);
  if (seen !== attempts) {
    setSeen(attempts);
    if (hasErrors) setOpen(true);
  }
  const focusName = useEffectEvent(() => setFocus(`${path}.name.pl`));
  useEffect(() => {
    if (isJustAdded) focusName();
  }, [isJustAdded]);

  const name = agreement.name[language].trim() || t.newName;
  const isMarked = agreement.toBeDeleted;
  const mark = (toBeDeleted: boolean) => setValue(`${path}.toBeDeleted`, toBeDeleted, { shouldDirty: true });
  return (
    <Paper
      withBorder
      component="li"
      p={{ base: 'md', md: 'lg' }}
      className={isMarked ? classes.marked : undefined}
    >
      <div className={classes.header}>
        <AgreementHeading agreement={agreement} name={name} position={position} hasErrors={hasErrors} />
        <AgreementActions
          name={name}
          position={position}
          count={count}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onMove={(target) => onMove(target, name)}
          onRemove={() => (agreement.id === null ? onRemove() : mark(true))}
          onUndo={() => mark(false)}
        />
      </div>
      {isMarked ? (
        <Text size="sm" mt="xs">
          {t.marked}
        </Text>
      ) : (
        <Stack gap={0} mt="md">
          {!isOpen && <AgreementPreview agreement={agreement} />}
          <Collapse expanded={isOpen} keepMounted={false} transitionDuration={delays.cardToggle}>
            <AgreementEditor control={control} path={path} name={name} />
          </Collapse>
        </Stack>
      )}
    </Paper>
  );
}
