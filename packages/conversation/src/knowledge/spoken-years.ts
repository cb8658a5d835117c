import { spokenNumbers } from './spoken-numbers.ts';

/** "A twenty eighteen", "an oh nine Corolla": years as they are said. */
export function withYears(folded: string): string {
  return folded
    .replace(
      /\b(?:twenty|20)[ -](ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|1\d)\b/g,
      (_, year: string) => yearOf(year, 2000),
    )
    .replace(
      /\b(?:twenty|20)[ -](?:twenty|20)[ -](one|two|three|four|five|six|[1-6])\b/g,
      (_, year: string) => yearOf(year, 2020),
    )
    .replace(
      /\b(?:two thousand|deux mille) (?:and |et )?([a-z-]+)\b/g,
      (whole: string, year: string) =>
        spokenNumbers(year).length === 1 ? yearOf(year, 2000) : whole,
    )
    .replace(
      /\b(?:an|a|my|his|her|the|our|it's|its|is) (?:oh|o|zero) (one|two|three|four|five|six|seven|eight|nine|\d)\b/g,
      (_, year: string) => yearOf(year, 2000),
    )
    .replace(
      /\b(?:nineteen|19) (?=(?:eighty|ninety|[89]\d))([a-z]+(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|\d\d)\b/g,
      (_, year: string) => yearOf(year, 1900),
    );
}

function yearOf(words: string, century: number): string {
  const value = Number(words) || (spokenNumbers(words)[0]?.value ?? 0);
  return String(century + value);
}
