interface Described {
  contentType: string;
  fileName: string;
  manner: 'inline' | 'attachment';
}

/** With these a browser shows or saves a file, and runs nothing of it (R19). */
export const fileHeaders = ({ contentType, fileName, manner }: Described) => ({
  'content-type': contentType,
  'content-disposition': `${manner}; filename*=UTF-8''${encoded(fileName)}`,
  // Drawings style themselves; nothing else may happen in a file.
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
});

const encoded = (fileName: string) =>
  encodeURIComponent(fileName).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
