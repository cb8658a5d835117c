/** Who only drops in to fetch or buy something asks when the doors are open, and books nothing. */
export const dropsBy =
  /\b(?:(?:swing|stop|drop|come|pop|run|walk) (?:by|in|over|past)\b.{0,24}\b(?:to|and|just) (?:get|buy|grab|pick|fetch|collect|drop|leave|pay)\b|(?:swing|stop|drop|pop) by|pick (?:it|them|that|one|this|my) up|passer (?:chercher|acheter|prendre|porter))\b/i;
