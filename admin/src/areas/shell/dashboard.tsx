import { ScreenHeading } from '../../platform/screen-heading.tsx';
import { useTexts } from '../../platform/texts.ts';
import { shellTexts } from './shell.texts.ts';

/** RTE-05: only its heading. */
export function Dashboard() {
  return <ScreenHeading>{useTexts(shellTexts).dashboard}</ScreenHeading>;
}
