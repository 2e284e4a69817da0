/** Adds https:// to `www.example.com`, and mailto: to an address with an @. */
export function completeLink(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('/')) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
