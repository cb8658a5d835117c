const ofTheThing =
  /\bhow (?:many|big|long|tall|heavy|wide|thick|fast|soon|old|far|often)\b|\bwhat (?:colou?rs?|flavou?rs?|sizes?|shapes?|styles?)\b|\b(?:be|is|are) (?:that |it )?(?:enough|big enough|too (?:big|small|young|old|much))\b|\b(?:feed|serve)s?\b|\bcombien de (?!\$)\p{L}+|\bquelle (?:grandeur|couleur|taille)\b/iu;
const money = /\b(?:much|price|cost|charge|fee|rate|quote|\$|dollars?|bucks|prix|coûte|tarif)/i;

/** "How many people does the eight inch feed": naming an option does not ask what it costs. */
export function asksOtherThanPrice(words: string): boolean {
  return ofTheThing.test(words) && !money.test(words);
}
