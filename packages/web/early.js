// Runs before the first paint. The build writes it into every page (build/inline-early-script.ts).

// A chosen theme must never flash.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused in some private windows; the system's preference holds then.
}

// Pages arrive drawn for a visitor: where somebody may be signed in, "Login" must not flash.
try {
  if (localStorage.getItem('second-ring-session'))
    document.documentElement.dataset.mayBeSignedIn = '';
} catch {
  // Nobody stays signed in without storage.
}

// Until the application takes the page over, what is typed is remembered for it, and a form that is
// sent waits for it: sent as it is, it would leave the page, with a password in its address.
const typed = new Map();
let held = null;
const remember = ({ target }) => typed.set(target, target.value);
const hold = (event) => {
  event.preventDefault();
  held = event.target;
};
addEventListener('input', remember, true);
addEventListener('submit', hold, true);
// The last to hear of it, for ever: a form that nobody took over stays here too.
addEventListener('submit', (event) => event.preventDefault());
addEventListener(
  'application-live',
  () => {
    removeEventListener('input', remember, true);
    removeEventListener('submit', hold, true);
    for (const [field, value] of typed) {
      // React notices a change only where it did not make it: hence the prototype's setter.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (held?.isConnected) held.requestSubmit();
  },
  { once: true },
);

// A page that arrived with its content keeps its application in a template: it is painted first.
const begin = () => {
  const application = document.getElementById('application');
  if (application) document.head.append(application.content);
};
// The fonts that are read first come before scripts that are not, as long as that takes no time.
const longestForFontsMs = 600;
const beginAfterFonts = () => {
  let begun = false;
  const once = () => {
    if (!begun) begin();
    begun = true;
  };
  document.fonts.ready.then(once);
  setTimeout(once, longestForFontsMs);
};
addEventListener('DOMContentLoaded', () => {
  // A page in the background is not painted at all.
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(beginAfterFonts));
});
