/** What warns of a danger, as it is said not to be there. */
const sign =
  '(?:(?:natural )?gas|propane|fire|flames|smoke|smells?|odou?rs?|leaks?|sparks?|gaz|feu|flammes|fumee|boucane|odeurs?|senteurs?|fuites?|etincelles?)';
const more = `(?: (?:smells?|odou?rs?|leaks?|or anything|ni ${sign}|or (?:any )?${sign}|(?:de|du|d'|of|like) (?:gas|smoke|gaz|fumee|propane|boucane|brule)))*`;
/** "No gas smell", "y'a ni odeur ni fumée", "ça sent pas le gaz": not "don't you smell gas". */
const denied = new RegExp(
  `(?<!\\p{L})(?:(?:(?:no|not (?:any|an?)|(?:isn't|ain't|wasn't|aren't|don't (?:have|see|hear)) (?:any|an?|no)|without(?: any)?|never any|zero|ni|sans|aucune?) |(?:pas|plus|pus|pu) (?:de |d'|d'aucune ))(?:(?!alarms?|heat|power|water)\\p{L}+ )?${sign}(?! (?:alarms?|detectors?|pit|department|place|extinguisher))${more}|(?:doesn't|don't|can't|didn't|do not|does not|not|never) (?!you)(?:\\p{L}+ )?smell(?:ing|ed)? (?:like |of |any |the )?(?:gas|smoke|propane|anything)|(?:nobody|no ?one|none of us) (?:\\p{L}+ )?smells? (?:any )?(?:gas|smoke|anything)|personne (?:\\p{L}+ )?sent (?:le |la |de |du )?(?:gaz|fumee|rien)|(?:sen[st]|sentait|sentent) (?:pas|pus?|plus|jamais)(?: (?:le|la|du|de))? (?:gaz|propane|fumee|boucane|brule|rien)(?: pantoute)?|(?:sent|senti) rien(?: pantoute)?)(?!\\p{L})`,
  'gu',
);
/** "Oh no, smoke", "no no gas": cried out or begun again, it denies nothing. */
const criedOut = /(?:^|[.,!;]\s*|\b(?:oh|ah) )no[,!.]+ ?/g;

/** Folded words without what they deny of gas, smoke or fire: what else they tell stands. */
export function withoutDeniedSigns(said: string): string {
  return said.replace(criedOut, ' ').replace(denied, ' ');
}

/** Whether folded words deny gas, smoke or fire. */
export function deniesSigns(said: string): boolean {
  return said.replace(criedOut, ' ').search(denied) >= 0;
}
