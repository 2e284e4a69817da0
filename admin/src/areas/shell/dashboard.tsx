import { useTexts } from '../../platform/texts.ts';
import { ScreenHeading } from '../../ui/screen-heading.tsx';
import { shellTexts } from './shell.texts.ts';

/** RTE-05: only its heading. */
export function Dashboard() {
  return <ScreenHeading>{useTexts(shellTexts).dashboard}</ScreenHeading>;
}
