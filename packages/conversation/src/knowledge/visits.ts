import type { BusinessKnowledge } from './business.ts';
import { smallWords } from './common-words.ts';
import { townsIn } from './place.ts';
import { fold } from './words.ts';
import { writtenTexts } from './written-texts.ts';

const ofArea =
  /\b(?:service area|area|travel|we (?:go|serve|cover|come)|come to|outside|out of town|deliver\w*|mobile|on-?site|(?:house|home) (?:calls?|visits?)|visites? a domicile|region|secteur|territoire|deplac\w*|desserv\w*|livr\w*|couvr\w*|towns?|villes?|on (?:ne )?va)\b/;
/** "Outside windows" go nowhere; of these words one is enough without a town. */
const goesPlaces =
  /\b(?:service area|area|travel\w*|we (?:go|serve|cover|come)|out of town|deliver\w*|mobile|(?:house|home) (?:calls?|visits?)|visites? a domicile|domicile|region|secteur|territoire|deplac\w*|desserv\w*|livr\w*)\b/;
/** What asks or tells where a shop goes, or what the way there costs: with a town beside it, that is its area. */
const asksWhere =
  /\b(?:areas|how far|where (?:do|will|can) you|jusqu'ou|ou (?:allez|venez|travaillez)|quels? (?:endroits?|coins?))\b/;
const ofTheWay = /\b(?:travel\w*|trips?|distance|mileage|deplacement|kilometrage)\b/;
const farAway = /\b\d+ ?(?:km|kilomet\w*|miles?|min(?:utes?)?)\b/;
const goes =
  /\bwe (?:go|serve|cover|travel|come|do not go|don't go)\b|\b(?:desservons|couvrons|deplacons|livrons|on (?:ne )?va|on se deplace|nous allons)\b/;
const ofUrgency =
  /\b(?:emergenc\w*|after.?hours|urgent\w*|same.?day|24.?7|day and night|urgences?|hors des heures|soirs et fins)\b/;
const fee = /\$|\b(?:dollars?|fee|surcharge|extra|call-?out|frais|supplement)\b/;
/** The work is done where the caller is. */
const atHome =
  /\b(?:must be home|be home|we come to you|come to your|at your (?:home|place|house|door)|your driveway|service call|call-?out|technicians?|tradesman|crews?|our (?:truck|van)|in-home|on-?site|nous allons chez vous|on va chez vous)\b/;
/** Of one service: it is done where the caller is. */
const doneThere =
  /\b(?:we come to (?:you|your)|come to your (?:home|place|house|door|office|driveway)|at your (?:home|place|house|door|office)|your driveway|(?:house|home) (?:calls?|visits?)|mobile|on-?site|on-?location|in-?home|a domicile|chez vous|on se deplace|nous nous deplacons)\b/;
/** Somebody goes out for some of it, or for some people. */
const goesOut =
  /\b(?:deplac\w+|a domicile|chez vous|(?:house|home) (?:calls?|visits?)|tow\w*|remorqu\w*|pick ?-?ups?|deliver\w*|livr\w+)\b/;

/** "Only for adjusting a frame": what is done elsewhere now and then is not the trade. */
const limited = /\b(?:only|seulement|uniquement)\b/;
/** Work on what cannot be brought along. */
const ofBuildings =
  /\b(?:roof\w*|gutters?|drains?|sewers?|septic|toilets?|faucets?|plumb\w*|pipes?|water heaters?|hot water|furnaces?|boilers?|heating|air condition\w*|heat pumps?|ducts?|chimneys?|panels?|outlets?|wiring|breakers?|lawns?|snow|trees?|hedges?|fences?|pests?|mice|wasps?|bed bugs?|house|home|windows? clean\w*|moves?|moving|tow\w*|lockouts?|boosts?|garage doors?|toit\w*|gouttieres?|plomberie|fournaises?|chauffe-eau|thermopompes?|panneaux?|pelouse|gazon|deneigement|neige|haies?|arbres?|demenagement\w*|remorqu\w*|deverrouill\w*|menage)\b/;

/** "We do no house calls" goes nowhere. */
const refusing = /\b(?:no|not|never|don't|do not|pas|aucune?)\b[^.;,]*/g;

/** What a shop wrote of going places and of coming at once. */
export function visitsOf(knowledge: BusinessKnowledge) {
  const texts = writtenTexts(knowledge).map(({ id, title, body, answer }) => ({
    id,
    title: fold(title),
    text: fold(`${title} ${body}`),
    written: `${title} ${body}`,
    refused: answer === 'no' || (answer !== null && /^\s*(?:no|non)\b/i.test(body)),
  }));
  const area = texts.filter(
    ({ text, title, written }) =>
      (ofArea.test(title) && (goesPlaces.test(title) || townsIn(written).length > 0)) ||
      (asksWhere.test(title) && townsIn(written).length > 0) ||
      (ofTheWay.test(text) && fee.test(text) && townsIn(written).length > 0) ||
      (ofArea.test(text) && (townsIn(written).length > 0 || farAway.test(text)) && goes.test(text)),
  );
  const reached = [knowledge.serviceArea ?? '', ...area.map(({ written }) => written)];
  const urgent = texts.filter(({ text }) => ofUrgency.test(text) && fee.test(text));
  const reaches = Boolean(knowledge.serviceArea?.trim()) || area.length > 0;
  const works = knowledge.services.map(({ name, description }) =>
    fold(`${name} ${description ?? ''}`),
  );
  // A garage that tows has its work brought to it; a plumber goes wherever the pipes are.
  const trade =
    works.length > 0 && works.filter((text) => ofBuildings.test(text)).length * 2 >= works.length;
  const written = texts
    .filter(({ refused }) => !refused)
    .map(({ text }) => text.replace(refusing, ' '));
  const everywhere = [...written.filter((text) => !limited.test(text)), ...works];
  const there = knowledge.services.filter((_, at) => doneThere.test(works[at] ?? ''));
  // Where the list tells a few things apart as done there, the rest is done in the shop, and so is what notes say of those.
  const tellsApart = there.length > 0 && there.length * 2 < works.length;
  const ofThose = tellsApart ? doneThere : /(?!)/;
  const ofAll = everywhere.map((text) => text.replace(new RegExp(ofThose, 'g'), ' '));
  const travels = reaches && (trade || ofAll.some((text) => atHome.test(text)));
  const goesOutAtTimes = reaches && [...written, ...works].some((text) => goesOut.test(text));
  return {
    areaFacts: area.map(({ id }) => id),
    areaText: fold(reached.join(' . ')),
    places: [
      // The first word after a title names no town: "Travel. The way is 20".
      ...new Set(reached.flatMap(townsIn).filter((name) => !smallWords.has(fold(name)))),
    ].toSorted((one, other) => other.length - one.length),
    urgentFacts: urgent.map(({ id }) => id),
    travels,
    doneThere: new Set(there.map(({ id }) => id)),
    goesOutAtTimes,
    comesOut:
      travels ||
      (reaches && there.length > 0) ||
      Boolean(knowledge.serviceArea?.trim()) ||
      area.some(({ text, refused }) => !refused && !limited.test(text)) ||
      knowledge.services.some(({ name }) => ofBuildings.test(fold(name))),
  };
}
