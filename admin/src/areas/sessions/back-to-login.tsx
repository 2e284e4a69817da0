import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/texts.ts';
import { sessionsTexts } from './sessions.texts.ts';

export function BackToLogin() {
  const texts = useTexts(sessionsTexts);
  return (
    <Anchor component={Link} to="/login" size="sm">
      {texts.backToLogin}
    </Anchor>
  );
}
