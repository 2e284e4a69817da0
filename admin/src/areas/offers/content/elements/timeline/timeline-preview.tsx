import { Badge, Text, Timeline } from '@mantine/core';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { RichTextView } from '../../../../../ui/values/rich-text-view.tsx';
import type { ElementPreviewProps } from '../element-editor.ts';
import classes from './timeline-element.module.css';
import { timelineTexts } from './timeline-element.texts.ts';

/** Stages from top to bottom; those up to the current one are marked as done. */
export function TimelinePreview({ data, language }: ElementPreviewProps<'timeline'>) {
  const t = timelineTexts[language];
  return (
    <Timeline
      active={data.stages.findIndex(({ isCurrent }) => isCurrent)}
      bulletSize={20}
      lineWidth={3}
      role="list"
    >
      {data.stages.map(({ id, isCurrent, label, date, content }, index) => (
        <Timeline.Item
          key={id}
          role="listitem"
          aria-current={isCurrent ? 'step' : undefined}
          title={
            <span className={classes.title}>
              {label[language] || t.stage(index + 1)}
              {isCurrent && (
                <Badge size="sm" color="brand" autoContrast>
                  {t.current}
                </Badge>
              )}
            </span>
          }
        >
          <Text size="sm" c="dimmed">
            {date[language]}
          </Text>
          {showsSomething(content[language]) && (
            <details className={classes.more}>
              <summary aria-label={t.readMoreOf(label[language] || t.stage(index + 1))}>{t.readMore}</summary>
              <RichTextView html={content[language]} />
            </details>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
