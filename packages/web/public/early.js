// Runs before the first paint, so that a chosen theme never flashes. Kept a file of its own: a strict
// content security policy refuses inline scripts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused in some private windows; the system's preference holds then.
}
