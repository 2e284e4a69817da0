import { Text, UnstyledButton } from '@mantine/core';
import { videoIdOf } from '@share/contract/areas/offers/elements/youtube.ts';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { ElementPreviewProps } from '../element-editor.ts';
import classes from './youtube.module.css';
import { youtubeTexts } from './youtube.texts.ts';

export function YoutubePreview({ data, language }: ElementPreviewProps<'youtube'>) {
  const id = videoIdOf(data.url);
  const t = youtubeTexts[language];
  if (id === null) return <Text c="dimmed">{t.none}</Text>;
  return (
    <>
      <Video key={id} id={id} url={data.url.trim()} words={t} />
      {data.autoPlay && (
        <Text size="sm" c="dimmed" mt="xs">
          {t.itself}
        </Text>
      )}
    </>
  );
}

interface VideoProps {
  id: string;
  url: string;
  words: (typeof youtubeTexts)['pl'];
}

/** Sends no request to YouTube until the user starts the video. */
function Video({ id, url, words }: VideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (!isPlaying) {
    return (
      <UnstyledButton
        className={classes.screen}
        aria-label={words.play(url)}
        onClick={() => setPlaying(true)}
      >
        <span className={classes.play}>
          <IconPlayerPlayFilled size={32} aria-hidden />
        </span>
        <span className={classes.address}>{url}</span>
      </UnstyledButton>
    );
  }
  return (
    <iframe
      className={classes.screen}
      title={words.frame(url)}
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
