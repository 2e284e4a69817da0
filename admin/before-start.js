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

// The program tells what goes wrong with it once it runs. This tells when it does not begin to run.
(() => {
  var PATIENCE = 20_000;

  function tell() {
    var notice = document.getElementById('not-started');
    var hasStarted = document.getElementById('root').hasChildNodes();
    if (hasStarted || !notice.hidden) return;
    var chosen = null;
    try {
      chosen = localStorage.getItem('platformLanguage');
    } catch (_) {
      // Browser storage is off: nothing is known of the language.
    }
    for (var text of notice.querySelectorAll('[lang]')) {
      text.hidden = chosen !== null && text.lang !== chosen;
    }
    notice.querySelector('button').addEventListener('click', () => location.reload());
    notice.hidden = false;
  }

  // A script that did not come, or that the browser does not understand. All of them are through when the page has loaded.
  var onError = () => addEventListener('load', () => setTimeout(tell));
  addEventListener('error', onError, { capture: true, once: true });
  setTimeout(tell, PATIENCE);
})();

// People who are signed in need a screen besides the program: its files are fetched together with it.
(() => {
  function fetchEarly(file) {
    var link = document.createElement('link');
    var isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // As the program asks for them: a browser fetches what is asked for in two ways twice.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }

  try {
    if (localStorage.getItem('isLoggedIn_admin') !== 'true') return;
  } catch (_) {
    return;
  }
  for (var [address, files] of [
    /* the files of the screens */
  ]) {
    if (new RegExp(address).test(location.pathname)) files.forEach(fetchEarly);
  }
})();
