/** Whether a caller tells the assistant to drop its rules. A flag for the log, nothing more. */
export function isPromptInjection(text: string): boolean {
  return /\b(ignore|forget|disregard) (all |any )?(of )?(your|the|previous) .{0,30}(instructions|rules|prompt)\b/i.test(
    text,
  );
}
