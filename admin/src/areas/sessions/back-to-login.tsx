import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/texts.ts';
import { sessionsTexts } from './sessions.texts.ts';

/** Leads from the other entrance screens to the login. */
export function BackToLogin() {
  const texts = useTexts(sessionsTexts);
  return (
    <Anchor component={Link} to="/login" size="sm">
      {texts.backToLogin}
    </Anchor>
  );
}
