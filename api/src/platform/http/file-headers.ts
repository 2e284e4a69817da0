interface Described {
  contentType: string;
  fileName: string;
  manner: 'inline' | 'attachment';
}

/** Headers with which a browser shows or saves a file but never runs scripts in it (R19). */
export const fileHeaders = ({ contentType, fileName, manner }: Described) => ({
  'content-type': contentType,
  'content-disposition': `${manner}; filename*=UTF-8''${encoded(fileName)}`,
  // SVG drawings have style sheets; nothing else is allowed in a file.
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
});

const encoded = (fileName: string) =>
  encodeURIComponent(fileName).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
