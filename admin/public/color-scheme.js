// Runs before the first paint, so that a chosen scheme does not flash up in the other one.
(() => {
  var chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch (_) {
    // Browser storage is off: the system decides.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
