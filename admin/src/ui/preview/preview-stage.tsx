import { CloseButton, Text } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { type Device, type PreviewChoice, PreviewChoices } from './preview-choices.tsx';
import { deviceOfWindow, PreviewFrame } from './preview-frame.tsx';
import classes from './preview-stage.module.css';
import { previewStageTexts } from './preview-stage.texts.ts';

interface PreviewStageProps {
  title: string;
  /** Shown before the choices of device and language. */
  controls?: ReactNode;
  /** Says what visitors do not see, or whether they see the page at all. */
  status: string;
  /** Shown after the status. */
  actions?: ReactNode;
  onClose: () => void;
  /** The first choice, instead of the user's language and the device that fits the window. */
  first?: Partial<PreviewChoice>;
  onChoose?: (choice: PreviewChoice) => void;
  children: (language: Language, device: Device) => ReactNode;
}

/** A page of the public site as its visitors see it, in either language and on any device. */
export function PreviewStage(props: PreviewStageProps) {
  const { title, controls, status, onClose, children } = props;
  const t = useTexts(previewStageTexts);
  const { language } = useLanguage();
  const [choice, setChoice] = useState({ language, device: deviceOfWindow(), ...props.first });
  useLightPage();
  return (
    <div className={classes.preview}>
      <div className={classes.bar}>
        {controls}
        <PreviewChoices
          choice={choice}
          onChoose={(next) => {
            setChoice(next);
            props.onChoose?.(next);
          }}
        />
        <Text size="sm" c="dimmed" role="status" className={classes.hidden}>
          {status}
        </Text>
        {props.actions}
        <CloseButton className={classes.close} aria-label={t.close} onClick={onClose} data-autofocus />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={classes.stage} tabIndex={0} aria-label={title}>
        <PreviewFrame device={choice.device}>{children(choice.language, choice.device)}</PreviewFrame>
      </section>
    </div>
  );
}

/**
 * Makes the page light while the preview covers it, even if the system switches to dark meanwhile: the public site has no dark
 * scheme, and the colours of badges and tables were chosen on white.
 */
function useLightPage(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    let before: string | undefined;
    const lighten = () => {
      if (page.dataset.mantineColorScheme === 'light') return;
      before = page.dataset.mantineColorScheme;
      page.dataset.mantineColorScheme = 'light';
    };
    lighten();
    const watcher = new MutationObserver(lighten);
    watcher.observe(page, { attributeFilter: ['data-mantine-color-scheme'] });
    return () => {
      watcher.disconnect();
      if (before !== undefined) page.dataset.mantineColorScheme = before;
    };
  }, []);
}
