import { Image, Text } from '@mantine/core';
import {
  getStaticElement,
  listStaticContent,
} from '@share/contract/areas/static-content/static-content.endpoints.ts';
import {
  type StaticRow,
  type StaticType,
  staticTypeLabels,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { type Translated, withFallback } from '@share/contract/shared/translated.ts';
import { type Icon, IconFileText, IconFolder, IconPhoto, IconTextSize } from '@tabler/icons-react';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { GapBadges } from '../../ui/list/language-gaps.tsx';
import classes from './static-content.module.css';
import { staticContentTexts } from './static-content.texts.ts';

const icons: Record<StaticType, Icon> = {
  collection: IconFolder,
  text: IconTextSize,
  richText: IconFileText,
  image: IconPhoto,
};

/**
 * A child of a collection; elements are links for users who may read them (STA-07). `above` lists the collections above an item
 * that is shown outside its collection.
 */
export function StaticItem({ item, above }: { item: StaticRow; above?: readonly { name: Translated }[] }) {
  const t = useTexts(staticContentTexts);
  const { language } = useLanguage();
  const { id, name, type } = item;
  const Picture = icons[type];
  const isCollection = type === 'collection';
  return (
    <li className={classes.item}>
      <Picture size={20} aria-hidden className={classes.icon} />
      <div className={classes.name}>
        <LinkIfAllowed
          endpoint={isCollection ? listStaticContent : getStaticElement}
          to={isCollection ? `/static-content/${id}` : `/static-content/element/${id}`}
        >
          <Text span fw={700}>
            {name[language]}
          </Text>
        </LinkIfAllowed>
        {above !== undefined && (
          <Text size="sm" c="dimmed">
            {[t.title, ...above.map((one) => one.name[language])].join(' › ')}
          </Text>
        )}
        {item.gaps.length > 0 && (
          <div className={classes.gaps}>
            <GapBadges gaps={item.gaps} />
          </div>
        )}
        {!isCollection && (
          <Text size="sm" c="dimmed">
            {staticTypeLabels[type][language]}
          </Text>
        )}
      </div>
      <div className={classes.content}>
        <Content item={item} />
      </div>
    </li>
  );
}

function Content({ item: { type, content, thumbUrl } }: { item: StaticRow }) {
  const t = useTexts(staticContentTexts);
  const { language } = useLanguage();
  if (type === 'collection') return null;
  if (type === 'image') {
    return thumbUrl ? (
      <Image src={thumbUrl} alt="" className={classes.thumb} />
    ) : (
      <Text size="sm" c="dimmed">
        {t.noImage}
      </Text>
    );
  }
  const shown =
    type === 'text'
      ? withFallback(content)[language]
      : wordsOf(withFallback(content, showsSomething)[language]);
  return (
    <Text size="sm" lineClamp={2} title={shown} c={shown.trim() === '' ? 'dimmed' : undefined}>
      {shown.trim() === '' ? t.noText : shown}
    </Text>
  );
}

const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html').body.textContent ?? '';
