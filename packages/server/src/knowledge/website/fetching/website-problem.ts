const sentences = {
  NOT_AN_ADDRESS: 'This is not a web address. Write it like https://your-shop.example.',
  NOT_PUBLIC: 'This address is not on the public internet. Please enter your public website.',
  UNREACHABLE: 'The website could not be reached. Check the address and try again.',
  FORBIDDEN_BY_ROBOTS:
    'The website asks not to be read by programs (robots.txt). Please start setup manually.',
  REFUSED: 'The website answered with an error. Check the address, or try again later.',
  NOT_A_PAGE: 'This address holds a file, not a web page. Please enter the address of a page.',
  TOO_LARGE: 'The page is too large to read. Please enter the address of another page.',
  TOO_SLOW: 'The website took too long to answer. Please try again later.',
  TOO_MANY_REDIRECTS: 'The website sends visitors in circles. Check the address and try again.',
  TOO_TANGLED: 'The page could not be read. Please enter the address of another page.',
} as const;

export type WebsiteProblemCode = keyof typeof sentences;

/** Why a page could not be had or read: a sentence for a person, a detail for the log. */
export class WebsiteProblem extends Error {
  override name = 'WebsiteProblem';
  readonly code: WebsiteProblemCode;
  readonly detail: string;

  constructor(code: WebsiteProblemCode, detail: string) {
    super(sentences[code]);
    this.code = code;
    this.detail = detail;
  }
}
