/** What a visitor typed on one page that another page asks for again. */
type Carried = 'businessName' | 'email';

const longest = 200;

/** Keeps what was typed, for the page that asks for it: in this tab only, and only where the browser keeps anything. */
export function carry(what: Carried, typed: string): void {
  try {
    sessionStorage.setItem(`carried.${what}`, typed.trim().slice(0, longest));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What was kept, once: what becomes of it is the asking page's. Null: nothing was. */
export function takeCarried(what: Carried): string | null {
  try {
    const typed = sessionStorage.getItem(`carried.${what}`);
    sessionStorage.removeItem(`carried.${what}`);
    return typed || null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}
