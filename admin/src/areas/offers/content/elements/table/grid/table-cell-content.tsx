import { RichTextView } from '../../../../../../ui/values/rich-text-view.tsx';
import classes from '../table.module.css';
import { plainOf } from './table-cells.ts';

/** The content of a cell. Plain text, the usual case, is drawn without parsing it as HTML. */
export function CellContent({ html }: { html: string }) {
  const plain = plainOf(html);
  if (plain === null) return <RichTextView html={html} />;
  return <div className={classes.words}>{plain}</div>;
}
