const tabs = ['business', 'website'] as const;
/** What an agent is made of. */
export type NewAgentTab = (typeof tabs)[number];

/** The "Create new agent" dialog's place in the address bar of every signed-in page. */
export interface NewAgentSearch {
  /** The tab that is open; left out: the dialog is closed. */
  create?: NewAgentTab | undefined;
}

/** Reads the address bar. Apart from the dialog, because every page carries this. */
export function readNewAgentSearch({ create }: Record<string, unknown>): NewAgentSearch {
  return { create: tabs.find((tab) => tab === create) };
}
