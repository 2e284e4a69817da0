import { Anchor, Breadcrumbs as Crumbs } from '@mantine/core';
import type { Translated } from '@share/contract/shared/translated.ts';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import classes from './static-content.module.css';
import { staticContentTexts } from './static-content.texts.ts';

interface BreadcrumbsProps {
  /** The collections above the shown one, from the root. */
  above: readonly { id: number; name: Translated }[];
}

/** The path from the root to the shown collection or element (STA-02). */
export function Breadcrumbs({ above }: BreadcrumbsProps) {
  const t = useTexts(staticContentTexts);
  const { language } = useLanguage();
  return (
    <nav aria-label={t.path}>
      <Crumbs separatorMargin={6} style={{ flexWrap: 'wrap', rowGap: 4 }}>
        <Anchor component={Link} to="/static-content" size="sm" className={classes.crumb}>
          {t.title}
        </Anchor>
        {above.map(({ id, name }) => (
          <Anchor key={id} component={Link} to={`/static-content/${id}`} size="sm" className={classes.crumb}>
            {name[language]}
          </Anchor>
        ))}
      </Crumbs>
    </nav>
  );
}
