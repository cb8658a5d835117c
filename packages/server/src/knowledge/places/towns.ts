import { plainWords } from './plain-words.ts';

/** A town as an address names it, and where it lies. */
export interface Town {
  /** Canada's province or territory. */
  subdivision: string;
  /** Its zone, where that is not the one most of its province keeps. */
  timeZone: string | null;
}

/**
 * Canada's larger towns, and those where people say the suburb, by province. One whose name is also
 * that of a much larger town stands with that one alone; one that is an ordinary word of a street's name
 * is left out.
 */
const towns: Readonly<Record<string, string>> = {
  AB: 'airdrie|banff|beaumont|brooks|calgary|camrose|canmore|chestermere|cochrane|cold lake|devon|drumheller|edmonton|fort mcmurray|fort saskatchewan|grande prairie|high river|hinton|innisfail|jasper|lacombe|leduc|lethbridge|lloydminster|medicine hat|okotoks|olds|peace river|red deer|sherwood park|slave lake|spruce grove|st albert|stony plain|strathmore|sylvan lake|taber|wetaskiwin|whitecourt',
  BC: 'abbotsford|aldergrove|burnaby|campbell river|castlegar|chilliwack|cloverdale|colwood|comox|coquitlam|courtenay|cranbrook|creston|dawson creek|delta|esquimalt|fernie|fort nelson|fort st john|gibsons|invermere|kamloops|kelowna|kimberley|kitimat|ladner|ladysmith|lake country|langford|langley|maple ridge|merritt|mission|nanaimo|nelson|new westminster|north vancouver|oak bay|parksville|penticton|pitt meadows|port alberni|port coquitlam|port moody|powell river|prince george|prince rupert|qualicum beach|quesnel|revelstoke|richmond|saanich|salmon arm|sechelt|sidney|sooke|south surrey|sparwood|squamish|steveston|summerland|surrey|terrace|tsawwassen|vancouver|vernon|victoria|west kelowna|west vancouver|whistler|white rock|williams lake',
  MB: 'brandon|dauphin|flin flon|morden|niverville|portage la prairie|selkirk|steinbach|swan river|the pas|winkler|winnipeg',
  NB: 'bathurst|campbellton|dieppe|edmundston|fredericton|miramichi|moncton|oromocto|quispamsis|riverview|rothesay|sackville|shediac|st john',
  NL: 'bay roberts|conception bay south|corner brook|gander|grand falls windsor|happy valley goose bay|labrador city|mount pearl|st johns|stephenville|wabush',
  NS: 'amherst|antigonish|bridgewater|cape breton|dartmouth|glace bay|halifax|kentville|new glasgow|truro|wolfville|yarmouth',
  NT: 'hay river|inuvik|yellowknife',
  NU: 'cambridge bay|iqaluit|rankin inlet',
  ON: 'ajax|alliston|amherstburg|ancaster|angus|arnprior|aurora|barrie|belleville|bolton|bowmanville|bracebridge|bradford|brampton|brantford|brockville|burlington|caledon|cambridge|chatham|cobourg|collingwood|cornwall|dryden|dundas|east york|elliot lake|etobicoke|fort erie|fort frances|georgetown|gravenhurst|grimsby|guelph|hamilton|hanover|huntsville|kanata|kapuskasing|keswick|kenora|king city|kingston|kirkland lake|kitchener|leamington|lindsay|london|markham|midland|milton|mississauga|nepean|newmarket|niagara falls|niagara on the lake|north bay|north york|oakville|orangeville|orillia|orleans|oshawa|ottawa|owen sound|parry sound|pembroke|petawawa|peterborough|pickering|port colborne|port hope|renfrew|richmond hill|sarnia|sault ste marie|scarborough|simcoe|sioux lookout|smiths falls|st catharines|st thomas|stouffville|stratford|sudbury|tecumseh|thornhill|thorold|thunder bay|tillsonburg|timmins|toronto|trenton|uxbridge|vaughan|wasaga beach|waterloo|welland|whitby|windsor|woodbridge|woodstock',
  PE: 'charlottetown|montague|summerside',
  QC: 'alma|baie comeau|beaconsfield|beloeil|blainville|boisbriand|boucherville|brossard|candiac|chambly|chateauguay|chicoutimi|cote st luc|dollard des ormeaux|dorval|drummondville|gaspe|gatineau|granby|joliette|jonquiere|la prairie|lachine|lachute|lasalle|laval|levis|longueuil|magog|mascouche|matane|mirabel|mont tremblant|montreal|pointe claire|quebec city|repentigny|rimouski|riviere du loup|rouyn noranda|saguenay|salaberry de valleyfield|sept iles|shawinigan|sherbrooke|sorel tracy|st bruno|st eustache|st georges|st hyacinthe|st jean sur richelieu|st jerome|st lambert|ste julie|ste therese|terrebonne|thetford mines|trois rivieres|val dor|varennes|vaudreuil dorion|verdun|victoriaville|ville de quebec|westmount',
  SK: 'estevan|humboldt|martensville|meadow lake|melfort|moose jaw|north battleford|prince albert|regina|saskatoon|swift current|warman|weyburn|yorkton',
  YT: 'dawson city|watson lake|whitehorse',
};

/** Where a town keeps another time than most of its province. */
const ownZones: Readonly<Record<string, string>> = {
  'America/Edmonton': 'cranbrook|fernie|invermere|kimberley|sparwood',
  // Mountain time without summer time.
  'America/Dawson_Creek': 'creston|dawson creek|fort st john',
  'America/Fort_Nelson': 'fort nelson',
  'America/Winnipeg': 'dryden|fort frances|kenora|rankin inlet|sioux lookout',
  'America/Goose_Bay': 'happy valley goose bay|labrador city|wabush',
  'America/Cambridge_Bay': 'cambridge bay',
};

const zoneOf = new Map(
  Object.entries(ownZones).flatMap(([zone, names]) =>
    names.split('|').map((name) => [name, zone] as const),
  ),
);

const townNamed = new Map<string, Town>(
  Object.entries(towns).flatMap(([subdivision, names]) =>
    names
      .split('|')
      .map((name) => [name, { subdivision, timeZone: zoneOf.get(name) ?? null }] as const),
  ),
);

const mostWords = Math.max(...[...townNamed.keys()].map((name) => name.split(' ').length));

/**
 * The town that part of an address ends with: "9912 King George Surrey", "St. John's". A house number
 * with nothing but a town's name behind it is a street: "1200 Victoria".
 */
export function townAtEndOf(part: string): Town | null {
  const words = plainWords(part);
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const town = townNamed.get(words.slice(-count).join(' '));
    if (!town) continue;
    const before = words.slice(0, -count);
    return before.length === 1 && /^\d/.test(before[0] ?? '') ? null : town;
  }
  return null;
}
