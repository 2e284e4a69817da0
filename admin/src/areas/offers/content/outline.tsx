import { Paper, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleDashed, IconEyeOff, IconSquareDashed } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { scrollWithin } from '../../../ui/scroll-within.ts';
import { visibilityTexts } from '../visibility/visibility.texts.ts';
import { seenBy } from '../visibility/visibility.ts';
import { useIsCurrent } from './cards-in-sight.ts';
import classes from './content.module.css';
import { contentTexts } from './content.texts.ts';
import { elementRenderers } from './elements/element-renderers.ts';
import { LanguageIcon } from './language-marks.tsx';
import { MissingInSections } from './missing-in-sections.tsx';
import type { ElementNode } from './store/content-model.ts';
import { isIncomplete } from './store/content-values.ts';
import { nameOfElement } from './store/element-names.ts';
import { useDebouncedContent } from './store/use-content.ts';

/** Every section and element with its type and state, as a link to its card; above them, the number of missing texts. */
export const Outline = memo(function Outline({ onJump }: { onJump: (id: string) => void }) {
  const t = useTexts(contentTexts);
  const content = useDebouncedContent((present) => present.content);
  return (
    <Paper withBorder p="xs" pb={0} className={classes.outline}>
      <MissingInSections />
      <nav className={classes.tree} aria-label={t.outline}>
        <ol className={classes.branch}>
          {content.map(({ id, elements }, index) => (
            <li
              key={id}
              className={classes.ofSection}
              style={{ '--rows': 1 + countOf(elements) } as CSSProperties}
            >
              <Row id={id} onJump={onJump}>
                <Text span size="sm" fw={700}>
                  {t.section(index + 1)}
                </Text>
              </Row>
              <Branch elements={elements} onJump={onJump} />
            </li>
          ))}
        </ol>
      </nav>
    </Paper>
  );
});

const countOf = (elements: readonly ElementNode[]): number =>
  elements.reduce((count, { children }) => count + 1 + countOf(children), 0);

function Branch({ elements, onJump }: { elements: readonly ElementNode[]; onJump: (id: string) => void }) {
  if (elements.length === 0) return null;
  return (
    <ol className={classes.branch}>
      {elements.map((element) => (
        <Twig key={element.id} element={element} onJump={onJump} />
      ))}
    </ol>
  );
}

interface TwigProps {
  element: ElementNode;
  onJump: (id: string) => void;
}

const Twig = memo(function Twig({ element, onJump }: TwigProps) {
  const t = useTexts(contentTexts);
  const words = useTexts(visibilityTexts);
  const { language } = useLanguage();
  const errors = useDebouncedContent((present) => present.errors.of(element.id).length);
  const Icon = element.type === null ? IconSquareDashed : elementRenderers[element.type].icon;
  return (
    <li>
      <Row id={element.id} onJump={onJump}>
        <Icon size={16} aria-hidden />
        <span className={classes.title}>{nameOfElement(element, language)}</span>
        <span className={classes.marks}>
          {errors > 0 && (
            <IconAlertTriangle
              size={16}
              color="var(--mantine-color-error)"
              aria-label={t.hasErrors(errors)}
            />
          )}
          {(element.type === null || isIncomplete(element)) && (
            <IconCircleDashed size={16} aria-label={t.incomplete} />
          )}
          <LanguageIcon element={element} />
          {element.userMustBeLoggedIn && <IconEyeOff size={16} aria-label={seenBy(element, words)} />}
        </span>
      </Row>
      <Branch elements={element.children} onJump={onJump} />
    </li>
  );
});

interface RowProps {
  id: string;
  onJump: (id: string) => void;
  children: ReactNode;
}

/** The link to one card. The link of the card at which the user is is marked, and stays visible within the outline. */
function Row({ id, onJump, children }: RowProps) {
  const isCurrent = useIsCurrent(id);
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const outline = own.current?.closest('nav');
    if (isCurrent && own.current && outline) scrollWithin(outline, own.current, MARGIN);
  }, [isCurrent]);
  return (
    <UnstyledButton
      ref={own}
      className={classes.row}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={() => onJump(id)}
    >
      {children}
    </UnstyledButton>
  );
}

/** The distance between the marked row and the edge of the outline, in pixels. */
const MARGIN = 24;
