/** Between who sees to something first and their call, nobody else is named who would call. */
const tillThen = String.raw`(?:(?!\b(?:you|ya|somebody|someone|anybody|anyone|they|he|(?:have|get|tell) him)\b)[\p{L}' ]){0,60}?`;
const ringsBack = new RegExp(
  String.raw`\b(?:i'?ll|i will|we'?ll|we will|lemme|let me|i'?m (?:gonna|going to)|we'?re (?:gonna|going to)|imma|gotta|i have to|i need to|i should) (?:(?:just|probably|maybe|definitely|have to|go|need to|gotta) )*(?:(?:think|talk|check|ask|see|find out|figure|sleep on|run|look|get)\b${tillThen} (?:and|then|before) (?:i'?ll |we'?ll |i |then |just |maybe )*)?(?:(?:call|ring|phone|text|try) (?:you |ya |you guys )?back|be in touch|touch base|(?:get|circle) back to (?:you|ya)|give (?:you|ya|you guys) (?:a|another) (?:call|ring|shout|buzz)|let (?:you|ya|you guys) know)\b(?! (?:what|how) (?:time|much))`,
  'u',
);
const seesFirst = new RegExp(
  String.raw`\b(?:i'?ll|we'?ll|lemme|let me|i'?m gonna|gotta) (?:see|ask|check|find out|talk)\b${tillThen} and (?:i'?ll )?(?:give (?:you|ya) (?:a|another) (?:call|ring|shout|buzz)|call (?:you|ya)|ring (?:you|ya))\b`,
  'u',
);
/** "I'll call you", "let me talk to my wife". */
const callsBack =
  /\b(?:i'?ll|i will|we'?ll|lemme|let me|i'm gonna|gonna) (?:(?:just |have to |need to )?(?:think|talk|check|ask|see|figure|sleep on|run it|look)\b.*\b)?(?:call|ring|phone|get back to) (?:you|ya)\b|\b(?:let me|lemme|i'?ll|gotta|need to|have to) (?:go )?(?:think (?:about (?:it|that|this)|it over|it through|on (?:it|that)|that over)|sleep on (?:it|that)|mull (?:it|that) over|(?:ask|shop|look|call|check) around|talk (?:to|with) (?:my|the|him|her)|ask (?:my|the|him|her)|check with (?:my|the|him|her)|run it by)|\b(?:i'?ll|we'?ll|i'?m (?:gonna|going to)|we'?re (?:gonna|going to)) (?:(?:just|have to|probably) )*(?:think (?:about|on|over) (?:it|that|this)|think (?:it|that) over|sleep on (?:it|that)|(?:ask|shop|look|call) around)\b|\b(?:(?:laissez|laisse)[- ]moi|(?:je|on) (?:vais|vas|va)) (?:y penser|y reflechir|magasiner|comparer les prix)|\bje (?:vais |vas |va )?(?:vous |te )?(?:re)?(?:rappelle(?:rai)?|rappeler|contacte(?:rai)?)\b|\b(?:je|on) (?:va|vas|vais) (?:y penser|(?:voir|en parler|regarder ca) (?:avec|a)|en jaser)/;

/** Whether folded words say that they will ring again themselves, or must ask somebody first. */
export function ringsThemselves(said: string): boolean {
  return callsBack.test(said) || ringsBack.test(said) || seesFirst.test(said);
}
