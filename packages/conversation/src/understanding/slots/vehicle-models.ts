import { tableOf } from '../../table-of.ts';

export type BodyType =
  | 'sedan'
  | 'coupe'
  | 'hatchback'
  | 'wagon'
  | 'convertible'
  | 'suv'
  | 'truck'
  | 'van'
  | 'motorcycle';

/** A model as it is sold: its maker, its name and the body it usually has. */
export interface VehicleModel {
  make: string;
  model: string;
  bodyType: BodyType;
  /** True where the name is an everyday word, and so needs a make, a year or "my" before it. */
  everyday: boolean;
}

/** Lines of `make: body model|model …`; a trailing `*` marks an everyday word. */
const catalogue = `
Toyota: suv RAV4|Highlander|4Runner|Sequoia|Venza|Land Cruiser|C-HR|Corolla Cross; sedan Camry|Corolla|Avalon|Yaris; hatchback Prius|Matrix*; truck Tacoma|Tundra; van Sienna; coupe Supra|GR86
Honda: suv CR-V|HR-V|Passport*|Pilot*; sedan Civic|Accord*|Insight*; hatchback Fit*; truck Ridgeline; van Odyssey
Ford: truck F-150|F-250|F-350|Ranger*|Maverick*; suv Escape*|Explorer*|Edge*|Expedition*|Bronco|EcoSport; sedan Focus*|Fusion*|Taurus; coupe Mustang; van Transit*|Econoline; hatchback Fiesta*
Chevrolet: truck Silverado|Colorado*|Avalanche*; suv Equinox|Tahoe|Suburban*|Traverse*|Trax|Blazer*|Trailblazer*; sedan Malibu*|Cruze|Impala|Cobalt; coupe Camaro|Corvette; hatchback Spark*|Bolt*; van Express*
GMC: truck Sierra*|Canyon*; suv Yukon*|Terrain*|Acadia; van Savana
Ram: truck 1500|2500|3500; van ProMaster
Dodge: sedan Charger*|Dart*; coupe Challenger*; suv Durango*|Journey*|Nitro*; van Grand Caravan|Caravan*; truck Dakota*
Jeep: suv Wrangler|Grand Cherokee|Cherokee|Compass*|Patriot*|Renegade*|Wagoneer; truck Gladiator*
Chrysler: van Pacifica|Town and Country; sedan 300|Sebring
Nissan: suv Rogue*|Pathfinder|Murano|Kicks*|Armada*|Qashqai|Juke; sedan Altima|Sentra|Maxima|Versa; truck Titan*|Frontier*; hatchback Leaf*|Micra; coupe 370Z|350Z
Hyundai: suv Tucson*|Santa Fe*|Kona*|Palisade|Venue*; sedan Elantra|Sonata|Accent*; hatchback Veloster|Ioniq|Ioniq 5; truck Santa Cruz*
Kia: suv Sportage|Sorento|Telluride|Seltos|Niro; hatchback Soul*|EV6; sedan Forte*|Optima|K5|Rio*|Stinger*; van Carnival*|Sedona*
Mazda: suv CX-3|CX-30|CX-5|CX-50|CX-9|CX-90; sedan Mazda3|Mazda6; convertible MX-5|Miata
Subaru: suv Forester*|Ascent*; wagon Outback*; hatchback Crosstrek|Impreza; sedan Legacy*|WRX; coupe BRZ
Volkswagen: hatchback Golf*|GTI; sedan Jetta|Passat; suv Tiguan|Atlas*|Taos|ID.4; coupe Beetle*
Tesla: sedan Model 3|Model S; suv Model X|Model Y; truck Cybertruck
BMW: sedan 3 Series|5 Series|7 Series|328i|330i|M3|M5; coupe 4 Series|M4; suv X1|X3|X5|X7
Mercedes-Benz: sedan C-Class|E-Class|S-Class|C300|E350; suv GLC|GLE|GLS|GLA|G-Wagon; van Sprinter*|Metris
Audi: sedan A3|A4|A6|S4; suv Q3|Q5|Q7|Q8; coupe A5|TT
Lexus: suv RX350|RX 350|NX|GX460|UX; sedan IS250|IS 350|ES350|ES 350
Acura: suv RDX|MDX; sedan TLX|ILX|Integra|TSX
Infiniti: sedan Q50|G35|G37; suv QX60|QX80|FX35
Cadillac: suv Escalade|XT4|XT5|XT6; sedan CTS|ATS
Lincoln: suv Navigator*|Nautilus*|Aviator*
Land Rover: suv Range Rover|Discovery*|Defender*|Evoque
Volvo: suv XC40|XC60|XC90; sedan S60; wagon V60
Porsche: suv Cayenne*|Macan; coupe 911|Cayman*; sedan Panamera|Taycan
Mitsubishi: suv Outlander|RVR|Eclipse Cross; sedan Lancer
Buick: suv Encore*|Enclave*|Envision*
Mini: hatchback Cooper*|Mini Cooper; suv Countryman*
Fiat: hatchback Fiat 500
Genesis: sedan G70|G80; suv GV70|GV80
Jaguar: suv F-Pace; sedan XF
Rivian: truck R1T; suv R1S
`;

/** How makes are also called, by letters and figures alone. */
const makeAliases: Record<string, string> = tableOf({
  chevy: 'Chevrolet',
  chev: 'Chevrolet',
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  beamer: 'BMW',
  beemer: 'BMW',
  bimmer: 'BMW',
  caddy: 'Cadillac',
  dodgeram: 'Ram',
});

/** How recognition and callers also write models, by letters and figures alone. */
const modelAliases: Record<string, string> = tableOf({
  ravfour: 'rav4',
  ravfor: 'rav4',
  forrunner: '4runner',
  fourrunner: '4runner',
  fonefifty: 'f150',
  civics: 'civic',
  gwagen: 'gwagon',
  cclass: 'cclass',
  seaclass: 'cclass',
  seeclass: 'cclass',
  crvee: 'crv',
  dodgecaravan: 'grandcaravan',
  mazdathree: 'mazda3',
  id4: 'id4',
  miatas: 'miata',
  corolas: 'corolla',
  hilander: 'highlander',
});

const bodyWords = new Map<string, BodyType>([
  ...bodies('sedan', 'sedan sedans saloon fourdoor berline'),
  ...bodies('coupe', 'coupe coupes twodoor'),
  ...bodies('hatchback', 'hatchback hatch hayon'),
  ...bodies('wagon', 'wagon stationwagon familiale'),
  ...bodies('convertible', 'convertible cabriolet decapotable'),
  ...bodies('suv', 'suv suvs crossover vus sportutility'),
  ...bodies('truck', 'truck trucks pickup pickups pickuptruck camion'),
  ...bodies('van', 'van vans minivan minivans cargovan fourgonnette fourgon'),
  ...bodies('motorcycle', 'motorcycle motorbike moto'),
]);

function bodies(bodyType: BodyType, words: string): [string, BodyType][] {
  return words.split(' ').map((word) => [word, bodyType]);
}

/** A name's letters and figures: "F-150" and "f one fifty" meet as `f150`. */
function compact(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const models = new Map<string, VehicleModel>();
const makes = new Map<string, string>();
for (const line of catalogue.trim().split('\n')) {
  const [make = '', rest = ''] = line.split(': ');
  makes.set(compact(make), make);
  for (const group of rest.split('; ')) {
    const [body = '', ...names] = group.split(' ');
    for (const written of names.join(' ').split('|')) {
      const model = written.replace('*', '');
      const bodyType = bodyNamed(body);
      if (bodyType)
        models.set(compact(model), { make, model, bodyType, everyday: written.endsWith('*') });
    }
  }
}
for (const [alias, make] of Object.entries(makeAliases)) makes.set(alias, make);

const openings = new Set(
  [...models.keys(), ...Object.keys(modelAliases), ...makes.keys(), ...bodyWords.keys()].flatMap(
    (key) => [key.slice(0, 1), key.slice(0, 2), key.slice(0, 3)],
  ),
);

/** Whether some make, model or body begins with these letters and figures. */
export function beginsSomeName(key: string): boolean {
  return openings.has(key.slice(0, 3));
}

/** The make that goes by these letters and figures, or null. */
export function makeNamed(key: string): string | null {
  return makes.get(key) ?? null;
}

/** The body a word names, in English or French, or null. */
export function bodyNamed(key: string): BodyType | null {
  return bodyWords.get(key) ?? null;
}

/** The model that goes by these letters and figures, or null. */
export function modelNamed(key: string): VehicleModel | null {
  return models.get(modelAliases[key] ?? key) ?? null;
}
