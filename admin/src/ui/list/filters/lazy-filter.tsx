import { useLayoutEffect, useRef } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import classes from './lazy-filter.module.css';

/** Fields and their choices are heavy: they are loaded when the list is idle, or when its first filter is opened. */
export const OneFilter = lazyPart(() => import('./one-filter.tsx'));

/** Takes the focus and the text until the fields have arrived. The text then goes into the field that gets the focus. */
export function FilterPlaceholder() {
  const texts = useTexts(commonTexts);
  const place = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = place.current;
    input?.focus();
    return () => writeIntoNextField(input?.value ?? '');
  }, []);
  return <input className={classes.placeholder} aria-label={texts.loading} ref={place} />;
}

function writeIntoNextField(text: string): void {
  if (text === '') return;
  const write = () => setTimeout(() => document.execCommand('insertText', false, text));
  document.addEventListener('focusin', write, { once: true });
}
