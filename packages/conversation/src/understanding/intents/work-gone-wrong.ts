const theirWork =
  /\b(?:your (?:guys?|tech(?:nician)?|crew|man|men|people|team|plumber|mechanic|stylist|driver|cleaner|girl|lady)|you (?:guys |people )?(?:just )?(?:fixed|did|installed|repaired|serviced|replaced|cut|coloured|colored|painted|cleaned|were here|came))\b|\bvotre (?:gars|technicien|équipe)\b|\bvous (?:avez (?:fait|réparé|installé|posé)|êtes venus?)\b/i;
const wentWrong =
  /\b(?:again|still|already|worse|dead|broke(?:n)?|leaking|not working|doesn'?t work|stopped|quit|ruined|scratched|encore|toujours|brisée?|cassée?)\b/i;
const past =
  /\b(?:was|were|came|fixed|did|installed|repaired|serviced|replaced|cut|coloured|colored|painted|cleaned|left|yesterday|last (?:week|month|time|night)|days? ago|weeks? ago|hier|la semaine passée|dernière)\b/i;

/** Whether a whole turn tells of work the shop did that is no good, one clause saying each half. */
export function tellsOfBadWork(text: string): boolean {
  return theirWork.test(text) && past.test(text) && wentWrong.test(text) && !/\?/.test(text);
}
