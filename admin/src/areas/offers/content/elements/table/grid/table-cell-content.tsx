import { RichTextView } from '../../../../../../ui/values/rich-text-view.tsx';
import classes from '../table.module.css';
import { plainOf } from './table-cells.ts';

/** What a cell shows. Plain words, as most are, are drawn without reading them as HTML. */
export function CellContent({ html }: { html: string }) {
  const plain = plainOf(html);
  if (plain === null) return <RichTextView html={html} />;
  return <div className={classes.words}>{plain}</div>;
}
