import { Switch, Text } from '@mantine/core';
import { withDrawnCodes } from '@share/contract/areas/email-templates/drawn-codes.ts';
import type { EmailView } from '@share/contract/areas/emails/emails.schemas.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { codeAddress } from '../../ui/values/code-address.ts';
import classes from './emails.module.css';
import { emailsTexts } from './emails.texts.ts';

/** In pixels. */
const PHONE_WIDTH = 375;

/** The text of an e-mail in a frame that runs nothing and leads nowhere (R17), or why it is not shown. */
export function EmailBody({ text: { state, html } }: { text: EmailView['text'] }) {
  const t = useTexts(emailsTexts);
  const [isPhone, setPhone] = useState(false);
  if (state !== 'shown' || html === null) {
    return <Text c="dimmed">{t.noText[state === 'shown' ? 'deleted' : state]}</Text>;
  }
  return (
    <>
      <Switch
        label={t.phone}
        checked={isPhone}
        onChange={(event) => setPhone(event.currentTarget.checked)}
        className={classes.phone}
      />
      <iframe
        title={t.textFrame}
        sandbox=""
        srcDoc={withDrawnCodes(html, codeAddress)}
        className={classes.frame}
        style={isPhone ? { maxWidth: PHONE_WIDTH } : undefined}
      />
    </>
  );
}
