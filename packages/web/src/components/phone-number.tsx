/** A telephone number as people write it. */
export function PhoneText({ number }: { number: string }) {
  return <span className="whitespace-nowrap tabular">{writtenNumber(number)}</span>;
}

/**
 * An E.164 number as people in North America write it: `+16045550142` is `(604) 555-0142`. Any other
 * number comes back as it is.
 */
export function writtenNumber(e164: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : e164;
}

/** A sentence with every E.164 number in it as people write it. */
export function withWrittenNumbers(text: string): string {
  return text.replaceAll(/\+\d{8,15}\b/g, writtenNumber);
}
