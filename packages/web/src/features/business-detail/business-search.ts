const dialogs = [
  'edit',
  'number',
  'voice-agent',
  'phone-company',
  'versions',
  'kept-call',
] as const;
export type OpenDialog = (typeof dialogs)[number];

const sections = [
  'identity',
  'persona',
  'keywords',
  'hours',
  'services',
  'promotions',
  'faq',
  'notes',
  'appointments',
  'internal',
] as const;
/** A section of what the AI knows. */
export type OpenSection = (typeof sections)[number];

/** What the address bar holds of the page. */
export interface BusinessSearch {
  /** The dialog that is open. */
  dialog?: OpenDialog | undefined;
  /** Whether the sheet with the test call is there, on narrow screens. */
  call?: true | undefined;
  /** The section that is open. */
  section?: OpenSection | undefined;
  /** What the question reads that `#faq-new` adds. */
  question?: string | undefined;
  /** The rehearsed call that is opened. */
  rehearsed?: string | undefined;
  /** The practice call that is opened. */
  practised?: string | undefined;
  /** The call kept from the log that is edited. */
  kept?: string | undefined;
  /** The published version that is looked at. */
  version?: number | undefined;
}

/** Reads the address bar. Without a schema library on purpose: every page carries this. */
export function readBusinessSearch(search: Record<string, unknown>): BusinessSearch {
  const { dialog, call, section, question, rehearsed, practised, kept, version } = search;
  return {
    dialog: dialogs.find((each) => each === dialog),
    call: call === true ? true : undefined,
    section: sectionNamed(section),
    question: typeof question === 'string' && question ? question : undefined,
    rehearsed: typeof rehearsed === 'string' && rehearsed ? rehearsed : undefined,
    practised: typeof practised === 'string' && practised ? practised : undefined,
    kept: typeof kept === 'string' && kept ? kept : undefined,
    version: typeof version === 'number' && version >= 1 ? Math.floor(version) : undefined,
  };
}

/** The section of that name, if there is one. */
export function sectionNamed(name: unknown): OpenSection | undefined {
  return sections.find((each) => each === name);
}
