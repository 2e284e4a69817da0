/** An earlier version may have left a service worker that serves old pages (HTP-06). */
export async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // If access is refused, no service worker can be registered either.
  }
}
