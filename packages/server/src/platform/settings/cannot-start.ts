/** Why the program cannot start: one line for the person at the terminal, saying what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
