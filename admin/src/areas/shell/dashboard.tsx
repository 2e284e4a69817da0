import { useTexts } from '../../platform/texts.ts';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { shellTexts } from './shell.texts.ts';

/** The start page has only a heading (RTE-05). */
export function Dashboard() {
  return <ScreenHeading>{useTexts(shellTexts).dashboard}</ScreenHeading>;
}
