import { fold } from './words.ts';

const lewd = new RegExp(
  [
    String.raw`\bwhat (?:are|r) (?:you|u|ya) wearing\b|\bwhat (?:colou?r |kind of |sort of )?(?:panties|underwear|undies|bra|thong|lingerie) (?:are|do|have|you)\b|\b(?:your|those|them) (?:sexy |little )?(?:panties|undies|thong|boobs|tits|titties|nipples)\b`,
    String.raw`\b(?:are|r) (?:you|u|ya) (?:single|sexy|horny|naked|a virgin|wet|turned on)\b|\b(?:you|u|your voice) (?:sounds?|are|look) (?:so |really |pretty |very )?(?:sexy|horny)\b|\byou're (?:so |really )?(?:sexy|horny)\b|\bi'?m (?:so |really )?horny\b`,
    String.raw`\bhappy endings?\b|\b(?:blow ?jobs?|hand ?jobs?|phone sex|sexting|dick pics?)\b|\bhav(?:e|ing) sex with (?:me|you)\b|\bsuck (?:my|me)\b|\bmy (?:dick|cock|penis)\b`,
    String.raw`\b(?:talk|say|tell me|whisper) (?:something )?(?:dirty|naughty|nasty)\b`,
    String.raw`\b(?:tu|vous) portes? quoi\b|\bqu'est-ce que (?:tu portes|vous portez)(?: (?:la|en ce moment|comme sous-vetements?|bebe))?$|\b(?:t'es|tu es|es-tu|etes-vous|t'as l'air) (?:-?tu )?(?:celibataire|sexy|cochonne|toute nue|excitee?)\b|\bta (?:petite culotte|brassiere|chatte humide)\b|\bdis[- ]moi (?:des cochonneries|quelque chose de cochon)\b|\bfinition (?:heureuse|manuelle)\b|\bsexe au telephone\b`,
  ].join('|'),
  'u',
);

/** Whether words are sexual talk to whoever answers, and ask nothing of any shop. */
export function isLewd(words: string): boolean {
  return lewd.test(fold(words).replace(/[^\p{L}\p{N}]+$/u, ''));
}
