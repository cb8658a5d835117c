/** For words in front of the arcs: keeps the lines from running through them, as maps do. */
export const halo = 'rounded-full bg-paper shadow-[0_0_24px_20px_var(--paper)]';
