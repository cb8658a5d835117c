import fc from 'fast-check';

/**
 * A property that fails is reported at once, with the seed to play it again by, and is not made smaller first:
 * of a dialogue of forty turns that takes longer than the whole run. To see it smaller, pass its `seed` and
 * `path` to `fc.assert` with `endOnFailure: false`.
 */
fc.configureGlobal({ endOnFailure: true });
