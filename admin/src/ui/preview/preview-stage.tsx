import { CloseButton, SegmentedControl, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import classes from './preview-stage.module.css';
import { previewStageTexts } from './preview-stage.texts.ts';

export type Device = 'desktop' | 'tablet' | 'mobile';

/** The width of the page for each device, in pixels. */
const widths: Record<Device, number> = { desktop: 1200, tablet: 768, mobile: 375 };
const devices = Object.keys(widths) as Device[];

interface PreviewStageProps {
  title: string;
  /** Before the choices of device and language. */
  controls?: ReactNode;
  /** What is not seen, or whether it is seen at all. */
  status: string;
  onClose: () => void;
  children: (language: Language, device: Device) => ReactNode;
}

/** A page of the public site as its visitors see it, in either language and on any device. */
export function PreviewStage({ title, controls, status, onClose, children }: PreviewStageProps) {
  const t = useTexts(previewStageTexts);
  const ownLanguage = useLanguage().language;
  const [language, setLanguage] = useState(ownLanguage);
  const [device, setDevice] = useState<Device>(window.innerWidth < widths.tablet ? 'mobile' : 'desktop');
  const stage = useElementSize();
  useLightPage();
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / widths[device]);
  return (
    <div className={classes.preview}>
      <div className={classes.bar} role="toolbar" aria-label={title}>
        {controls}
        <SegmentedControl
          size="xs"
          aria-label={t.device}
          value={device}
          onChange={setDevice}
          data={devices.map((value) => ({ value, label: t.devices[value] }))}
        />
        <SegmentedControl
          size="xs"
          aria-label={t.language}
          value={language}
          onChange={setLanguage}
          data={languages.map((value) => ({ value, label: t.languages[value] }))}
        />
        <Text size="sm" c="dimmed" role="status" className={classes.hidden}>
          {status}
        </Text>
        <CloseButton className={classes.close} aria-label={t.close} onClick={onClose} data-autofocus />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={classes.stage} tabIndex={0} aria-label={title}>
        <div ref={stage.ref} className={classes.fitting}>
          <div className={classes.frame} style={{ width: widths[device], zoom: scale }}>
            {children(language, device)}
          </div>
        </div>
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
