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
