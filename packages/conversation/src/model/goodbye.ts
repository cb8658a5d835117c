import { fold } from '../knowledge/words.ts';

const goodbye =
  /\b(?:bye|goodbye|bye-bye|take care|good ?night|good luck|see you|have a (?:good|great|nice|lovely|wonderful|safe)\b[^.!?]*|thank(?:s| you)(?: so much| very much)? for (?:calling|your call|ringing)|merci (?:beaucoup )?(?:d'avoir (?:appele|telephone)|de votre appel)|au revoir|bonne (?:journee|soiree|nuit|chance|fin de semaine)|a la prochaine|a bientot|prenez soin)\b[^.!?]*[.!]?\s*$|^\W*(?:(?:so|and|alors|et),? )?(?:enjoy|all the best|best of luck|profitez|amusez-vous|bon(?:ne)? (?:voyage|courage|appetit|fete|vacances|demenagement|retablissement))\b[^.!?]*[.!]?\s*$/;

/** Whether what was spoken has taken leave: nothing of ours is to follow it. */
export function endsInGoodbye(spoken: readonly string[]): boolean {
  return goodbye.test(fold(spoken.at(-1) ?? ''));
}
