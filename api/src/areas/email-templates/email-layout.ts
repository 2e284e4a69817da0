import type { Language } from '@share/contract/shared/languages.ts';

interface EmailContent {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  details?: readonly (readonly [label: string, value: string])[];
  /** A variable that is drawn as a code, below the details. */
  code?: string;
  /** A link to {{link}}, which is also printed below the button. */
  button?: { label: string; writtenOut: string };
  closing: string;
}

const FONT = "font-family:Lato,'Segoe UI',Helvetica,Arial,sans-serif";
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#1f2937`;
const SMALL = `margin:0;${FONT};font-size:13px;line-height:20px;color:#5b6472`;
const DETAIL = `padding:9px 0;border-bottom:1px solid #e3e9e7;${FONT};font-size:15px;line-height:22px`;

/** An HTML document that mail clients can display: tables, inline styles, no external resources. */
export const emailLayout = ({
  language,
  title,
  paragraphs,
  details,
  code,
  button,
  closing,
}: EmailContent): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f3f6f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f6f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #e3e9e7;border-top:4px solid #17c191;border-radius:8px">
<tr><td style="padding:32px">
<h1 style="margin:0 0 20px;${FONT};font-size:22px;line-height:30px;font-weight:700;color:#10241d">${title}</h1>
${paragraphs.map((paragraph) => `<p style="${TEXT}">${paragraph}</p>`).join('\n')}
${details ? detailRows(details) : ''}${code ? codeRow(code) : ''}${button ? buttonRows(button) : ''}<p style="${SMALL}">${closing}</p>
</td></tr>
</table>
<p style="${SMALL};max-width:560px;padding:16px 32px 0">{{sender}}</p>
</td></tr>
</table>
</body>
</html>
`;

/** The space between the cells separates label and value in the plain-text version. */
const detailRows = (details: readonly (readonly [string, string])[]) => `\
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-top:1px solid #e3e9e7">
${details
  .map(
    ([label, value]) =>
      `<tr><td valign="top" width="40%" style="${DETAIL};padding-right:12px;color:#5b6472">${label}:</td> <td valign="top" style="${DETAIL};font-weight:700;color:#10241d;word-break:break-word">${value}</td></tr>`,
  )
  .join('\n')}
</table>
`;

/** Empty, and then without height, if there is no code. */
const codeRow = (code: string) => `<div align="center" style="margin:0 0 24px">${code}</div>\n`;

/** Dark text on the primary colour: white would have too little contrast. */
const buttonRows = ({ label, writtenOut }: { label: string; writtenOut: string }) => `\
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td align="center" bgcolor="#17c191" style="border-radius:6px"><a href="{{link}}" style="display:inline-block;padding:13px 28px;${FONT};font-size:16px;line-height:22px;font-weight:700;color:#06281f;text-decoration:none">${label}</a></td></tr>
</table>
<p style="${SMALL}">${writtenOut}</p>
<p style="${SMALL};margin:0 0 24px;word-break:break-all"><a href="{{link}}" style="color:#0b7a5a">{{link}}</a></p>
`;
