// Runs before the first paint. A file of its own: a strict content security policy refuses inline
// scripts.

// A chosen theme must never flash.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused in some private windows; the system's preference holds then.
}

// A form sent before the application has taken it over would leave the page and lose what was typed.
addEventListener(
  'submit',
  (event) => {
    if (!document.documentElement.hasAttribute('data-live')) event.preventDefault();
  },
  true,
);
