const dialogs = ['edit', 'number', 'voice-agent', 'phone-company'] as const;
export type OpenDialog = (typeof dialogs)[number];

/** What the address bar holds of the page: the dialog that is open. */
export interface BusinessSearch {
  dialog?: OpenDialog | undefined;
}

/** Reads the address bar. Without a schema library on purpose: every page carries this. */
export function readBusinessSearch(search: Record<string, unknown>): BusinessSearch {
  return { dialog: dialogs.find((dialog) => dialog === search.dialog) };
}
