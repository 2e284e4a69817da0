import { Badge, Group, Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { flatErrors, isWithin } from '../form/errors/form-errors.ts';
import { formTexts } from '../form/form.texts.ts';
import { useFormContext } from '../form/form-context.ts';
import { TabPanel } from './tab-panel.tsx';
import { TabRow } from './tab-row.tsx';

export interface FormTab {
  name: string;
  label: string;
  /** The paths whose errors are counted on this tab. */
  fields: readonly string[];
  /** The number of errors, if the fields of the tab are not those of the form. */
  errors?: number;
  disabled?: boolean;
  /** Shown beside the label, also when the tab is closed. */
  mark?: ReactNode;
  /** A function is called when the tab is opened for the first time, so that its content is loaded only then. */
  children: ReactNode | (() => ReactNode);
}

interface FormTabsProps {
  tabs: FormTab[];
  label: string;
  /** The tab that something on the screen wants to open; a new object asks again. */
  wanted?: { name: string } | null;
  /** Called with the name of the tab that is open now. */
  onOpen?: (name: string) => void;
}

/** The tabs of a form. Each shows its number of errors, and an attempt to save opens the first tab with errors. */
export function FormTabs({ tabs, label, wanted = null, onOpen }: FormTabsProps) {
  const texts = useTexts(formTexts);
  const { attempts, onTabs } = useFormContext();
  const { errors } = useFormState();
  const [open, setOpen] = useState(tabs[0]?.name ?? '');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (!opened.has(open)) setOpened(new Set([...opened, open]));
  const [answered, setAnswered] = useState(wanted);
  if (answered !== wanted) {
    setAnswered(wanted);
    if (wanted) setOpen(wanted.name);
  }
  useEffect(() => onOpen?.(open), [onOpen, open]);
  const found = flatErrors(errors);
  const count = (tab: FormTab) =>
    tab.errors ?? found.filter(({ path }) => tab.fields.some((field) => isWithin(path, field))).length;

  const [seen, setSeen] = useState(attempts);
  if (seen !== attempts) {
    setSeen(attempts);
    const present = tabs.find(({ name }) => name === open);
    const first = tabs.find((tab) => count(tab) > 0);
    if (first && present && count(present) === 0) setOpen(first.name);
  }
  useEffect(() => {
    const names = tabs.flatMap(({ fields }) => fields);
    for (const name of names) onTabs.add(name);
    return () => {
      for (const name of names) onTabs.delete(name);
    };
  });

  // Closed tabs are hidden but stay active, so that their uploads continue.
  return (
    <Tabs value={open} onChange={(name) => setOpen(name ?? open)} keepMountedMode="display-none">
      <TabRow label={label} open={open}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.name}
            value={tab.name}
            disabled={tab.disabled}
            rightSection={
              (tab.mark || count(tab) > 0) && (
                <Group gap={4} wrap="nowrap">
                  {tab.mark}
                  {count(tab) > 0 && (
                    <Badge color="red" size="sm" circle aria-label={texts.errorsInside(count(tab))}>
                      {count(tab)}
                    </Badge>
                  )}
                </Group>
              )
            }
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </TabRow>
      {tabs.map(({ name, children }) => (
        <TabPanel key={name} name={name} open={open}>
          {typeof children !== 'function' ? children : opened.has(name) && children()}
        </TabPanel>
      ))}
    </Tabs>
  );
}
