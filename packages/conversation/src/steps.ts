/**
 * Work of many small steps: whoever does it may leave it after each of them, so that others get
 * their turn meanwhile. What it comes to does not depend on that.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all of it at once. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What is made of each item, one a step, in their order. */
export function* eachInSteps<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item, at: number) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item, made.length));
    yield;
  }
  return made;
}
