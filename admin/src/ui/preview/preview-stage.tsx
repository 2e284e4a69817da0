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
  /** Before the choices of device and language. */
  controls?: ReactNode;
  /** What is not seen, or whether it is seen at all. */
  status: string;
  /** Behind the status. */
  actions?: ReactNode;
  onClose: () => void;
  /** Chosen at first, instead of the user's language and what fits the window. */
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
      <div className={classes.bar} role="toolbar" aria-label={title}>
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
 * The public site has no dark scheme, and the colours of badges and tables were chosen on white: so the preview, which
 * covers the window, is always light, even when the system switches to dark meanwhile.
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
