import { CloseButton, SegmentedControl, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { languages } from '@share/contract/shared/languages.ts';
import { useLayoutEffect, useState } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import type { Content } from '../content/store/content-model.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import type { Device } from './element-shown.tsx';
import { OfferPage } from './offer-page.tsx';
import classes from './preview.module.css';
import { previewTexts } from './preview.texts.ts';
import { seenBy, type Viewer, viewers } from './seen-by.ts';

/** The width of the page for each device, in pixels. */
const widths: Record<Device, number> = { desktop: 1200, tablet: 768, mobile: 375 };
const devices = Object.keys(widths) as Device[];

interface OfferPreviewProps {
  values: OfferFormValues;
  content: Content;
  onClose: () => void;
}

/** The complete offer as its visitors would see it if it were saved now. */
export function OfferPreview({ values, content, onClose }: OfferPreviewProps) {
  const t = useTexts(previewTexts);
  const ownLanguage = useLanguage().language;
  const [viewer, setViewer] = useState<Viewer>('guest');
  const [language, setLanguage] = useState(ownLanguage);
  const [device, setDevice] = useState<Device>(window.innerWidth < widths.tablet ? 'mobile' : 'desktop');
  const stage = useElementSize();
  useLightPage();
  const seen = seenBy(viewer, {
    descriptions: values.descriptions,
    properties: values.properties,
    documents: values.investorDocuments,
    sections: content,
  });
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / widths[device]);
  return (
    <div className={classes.preview}>
      <div className={classes.bar} role="toolbar" aria-label={t.title}>
        <SegmentedControl
          size="xs"
          aria-label={t.viewer}
          value={viewer}
          onChange={setViewer}
          data={viewers.map((value) => ({ value, label: t.viewers[value] }))}
        />
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
          {seen.hidden === 0 ? t.nothingHidden : t.hidden(seen.hidden)}
        </Text>
        <CloseButton className={classes.close} aria-label={t.close} onClick={onClose} data-autofocus />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={classes.stage} tabIndex={0} aria-label={t.title}>
        <div ref={stage.ref} className={classes.fitting}>
          <div className={classes.frame} style={{ width: widths[device], zoom: scale }}>
            <OfferPage values={values} seen={seen} language={language} device={device} />
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
