import { Paper, Stack, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useFormContext } from './form-context.ts';
import classes from './form-section.module.css';

interface FormSectionProps {
  title?: string;
  /** Collapses the section on phones until its title is pressed, or an attempt to save finds errors. */
  folds?: boolean | undefined;
  children: ReactNode;
}

export function FormSection({ title, folds = false, children }: FormSectionProps) {
  const { attempts } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (attempts > 0) setOpen(true);
  }, [attempts]);
  return (
    <Paper
      withBorder
      p={{ base: 'md', md: 'lg' }}
      py={{ base: folds && !isOpen ? 0 : 'md', sm: 'md', md: 'lg' }}
      component="section"
      aria-label={title}
    >
      <Stack gap="md">
        {title && (
          <Title order={2} size="h3" className={folds ? classes.title : undefined}>
            {title}
            {folds && (
              <UnstyledButton
                className={classes.fold}
                aria-label={title}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              >
                <IconChevronDown size={20} aria-hidden />
              </UnstyledButton>
            )}
          </Title>
        )}
        {folds ? (
          <div id={id} className={classes.folded} data-open={isOpen || undefined}>
            <Stack gap="md">{children}</Stack>
          </div>
        ) : (
          children
        )}
      </Stack>
    </Paper>
  );
}

interface FieldGridProps {
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

/**
 * Shows fields side by side if their card is wide enough, else one below the other. Labels, descriptions and inputs are aligned
 * in rows.
 */
export const FieldGrid = ({ columns = 2, children }: FieldGridProps) => (
  <div className={classes.room}>
    <div className={classes.grid} data-columns={columns}>
      {children}
    </div>
  </div>
);
