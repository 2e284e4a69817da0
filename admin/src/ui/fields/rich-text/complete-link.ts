/** `www.example.com` means https, and something with an @ an e-mail address. */
export function completeLink(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('/')) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
