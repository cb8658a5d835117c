/** The first thing the Tab key reaches: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2 text-sm font-medium text-on-primary focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
