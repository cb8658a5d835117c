/** A slow voice: 12 characters a second. An estimate that is late only delays a silence prompt. */
const millisecondsPerCharacter = 83;
/** Synthesis, the network and the caller's phone. */
const startMilliseconds = 1_200;

/**
 * Whether the caller is still hearing us. Carriers tell when the voice falls silent; where one does
 * not, or the report is lost, the length of the text does.
 */
export class Playback {
  #endsAt: number | null = null;
  #saidSinceVoiceBegan = false;

  /** When the voice will surely have fallen silent; null: it has. */
  get endsAt(): number | null {
    return this.#endsAt;
  }

  said(text: string, now: number): void {
    const begins = Math.max(now + startMilliseconds, this.#endsAt ?? 0);
    this.#endsAt = begins + text.length * millisecondsPerCharacter;
    this.#saidSinceVoiceBegan = true;
  }

  voiceBegan(): void {
    this.#saidSinceVoiceBegan = false;
  }

  /** Returns whether everything said has been played: more may have been sent since it began. */
  voiceEnded(): boolean {
    if (this.#endsAt === null || this.#saidSinceVoiceBegan) return false;
    this.#endsAt = null;
    return true;
  }

  /** The caller cut in, or the estimate has passed: nothing is being played. */
  stop(): void {
    this.#endsAt = null;
  }
}
