/** For the cards of a long list: one that is out of view is laid out and painted when it comes in. */
export const drawnInView = '[contain-intrinsic-size:auto_15rem] [content-visibility:auto]';
