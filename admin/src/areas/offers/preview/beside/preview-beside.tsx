import { CloseButton, defaultCssVariablesResolver, useMantineTheme } from '@mantine/core';
import {
  memo,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../../../platform/language.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { cssVariables } from '../../../../theme/theme-variables.ts';
import { PreviewChoices } from '../../../../ui/preview/preview-choices.tsx';
import { PreviewFrame } from '../../../../ui/preview/preview-frame.tsx';
import { useSeriesState } from '../../../series/series.shared.tsx';
import { CardsInSightContext } from '../../content/cards-in-sight.ts';
import { wayTo } from '../../content/store/content-operations.ts';
import type { ContentStore } from '../../content/store/content-store.ts';
import type { OfferFormValues } from '../../offer-form-values.ts';
import { OfferPage } from '../offer-page.tsx';
import { previewTexts } from '../preview.texts.ts';
import type { OfferPreviewChoice } from '../preview-address.ts';
import { restrictedParts, seenBy } from '../seen-by.ts';
import { ViewerChoice } from '../viewer-choice.tsx';
import classes from './beside.module.css';
import { wantBeside } from './beside.ts';

export interface PreviewSource {
  methods: UseFormReturn<OfferFormValues>;
  content: ContentStore;
}

const Page = memo(OfferPage);

/** The unsaved offer as its visitors would see it; it follows typing after a pause, and scrolls to the card at which the user is. */
export function PreviewBeside({ methods, content }: PreviewSource) {
  const t = useTexts(previewTexts);
  const { language } = useLanguage();
  const [choice, setChoice] = useState<OfferPreviewChoice>({ as: 'guest', device: 'mobile', language });
  const stage = useRef<HTMLElement>(null);
  // Drawn when typing leaves time.
  const values = useDeferredValue(useFormValues(methods));
  const sections = useDeferredValue(
    useSyncExternalStore(content.readers.subscribeDebounced, () => content.content),
  );
  const seen = useMemo(
    () => seenBy(choice.as, restrictedParts(values, sections)),
    [choice.as, values, sections],
  );
  const sold = useSeriesState(values.series);
  useFollowedCard(stage, content);
  const light = useLightColors();
  return (
    <section className={classes.panel} aria-label={t.beside}>
      <div className={classes.bar}>
        <ViewerChoice value={choice.as} onChange={(as) => setChoice({ ...choice, as })} />
        <PreviewChoices choice={choice} onChoose={(next) => setChoice({ ...choice, ...next })} />
        <CloseButton className={classes.close} aria-label={t.closeBeside} onClick={() => wantBeside(false)} />
      </div>
      <section
        ref={stage}
        className={classes.stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        aria-label={t.title}
        style={light}
      >
        <PreviewFrame device={choice.device}>
          <Page values={values} sold={sold} seen={seen} language={choice.language} device={choice.device} />
        </PreviewFrame>
      </section>
    </section>
  );
}

/** Delay after the last change of the form. */
const PAUSE_MILLISECONDS = 400;

/** The values of the form, debounced. */
function useFormValues(methods: UseFormReturn<OfferFormValues>): OfferFormValues {
  const [values, setValues] = useState(() => methods.getValues());
  useEffect(() => {
    let timer = 0;
    const callback = () => {
      window.clearTimeout(timer);
      // This is a copy, because the form changes its own values in place.
      timer = window.setTimeout(() => setValues({ ...methods.getValues() }), PAUSE_MILLISECONDS);
    };
    const stop = methods.subscribe({ formState: { values: true }, callback });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [methods]);
  return values;
}

/**
 * Scrolls to the section or element at which the user is in the editor, and marks it. If it is hidden, this applies to the part
 * around it.
 */
function useFollowedCard(stage: RefObject<HTMLElement | null>, content: ContentStore): void {
  const cards = useContext(CardsInSightContext);
  useEffect(() => {
    if (!cards) return undefined;
    const follow = () => {
      for (const marked of stage.current?.querySelectorAll('[data-here]') ?? [])
        delete (marked as HTMLElement).dataset.here;
      const id = cards.read();
      const part = id === null ? null : shownPart(stage.current, wayTo(content.content, id));
      if (!part || !stage.current) return;
      part.dataset.here = '';
      const { top } = part.getBoundingClientRect();
      stage.current.scrollTop += top - stage.current.getBoundingClientRect().top - ROOM_ABOVE;
    };
    follow();
    return cards.subscribe(follow);
  }, [cards, stage, content]);
}

/** The space above the part to which the preview scrolls, in pixels. */
const ROOM_ABOVE = 48;

function shownPart(stage: HTMLElement | null, way: readonly string[]): HTMLElement | null {
  for (const id of way) {
    const part = stage?.querySelector<HTMLElement>(`[data-node="${id}"]`);
    if (part) return part;
  }
  return null;
}

/** The page has light colours whatever is around it, because the public site has no dark scheme. */
function useLightColors() {
  const theme = useMantineTheme();
  return useMemo(
    () => ({
      colorScheme: 'light',
      ...defaultCssVariablesResolver(theme).light,
      ...cssVariables(theme).light,
    }),
    [theme],
  );
}
