import { ofPeopleInFrench } from './danger-of-people.ts';
import { harmInFrench } from './harm-to-people.ts';

const parent =
  '(?:fils|fille|gars|garcon|pere|mere|mari|femme|chum|blonde|ex|freres?|soeurs?|petite?|petits?|enfants?|bebe|employee?s?|ouvriers?|collegue|oncle|tante|mononcle|matante|neveu|niece|voisine?s?|cliente?s?|amie?s?|copain|copine|conjointe?|grand-?\\p{L}+|mecano|technicien|coiffeuse|homme|dame|monsieur|madame|beau-?\\p{L}+|belle-?\\p{L}+|cousine?|livreur|pieton|cycliste|passager|vieux|vieille|ado|jumeaux|coloc|locataire|chauffeur|personne|bonhomme|type|inconnu|patron)';
/** Somebody else. */
const autre = `(?:il|elle|ils|elles|y|quelqu'un|du monde|(?:mon|ma|mes|son|sa|ses|notre|nos|votre|le|la|les|l'|un|une|des|ton|ta|deux|trois) ?(?:\\p{L}+ ){0,2}?${parent}(?: (?:de|du|qui|a|d')(?: ?[\\p{L}']+){1,3}?)?)`;
const enfant =
  '(?:fils|fille|fillette|gars|garcon|petite?|petits?|enfants?|bebe|ti-cul|jumeaux|neveu|niece|petit-fils|petite-fille|flo|garconnet)';
const arme =
  '(?:gun|fusil|couteau|pistolet|carabine|revolver|arme|machette|hache|bombe|marteau|batte|barre de fer)';
const membre = '(?:doigts?|pouce|mains?|bras|pieds?|orteils?|jambes?|oreille|index)';
const pas = '(?:pas|plus|pu|pus)';
const maison =
  '(?:maison|appart\\p{L}*|logement|bloc|garage|cabanon|cuisine|chalet|batisse|immeuble|toit|grange|sous-sol|chambre|salon|friteuse|secheuse|voisin\\p{L}*|duplex|galerie|balcon|lit|divan)';
const roule =
  '(?:auto|char|autobus|bus|camion|train|metro|moto|velo|pick-?up|van|tracteur|taxi|voiture|chariot)';
const nombre =
  '(?:\\d{2,}|vingt|trente|quarante|cinquante|soixante|cent|une vingtaine de|une trentaine de)';

const dangers = [
  `(?:me|m'|s'|se|nous) ?(?:suis|est|sont|sommes|viens?|vient|est en train d)(?: de)?(?: me| se)?(?: juste| encore| aussi)? ?(?:fait|faire)(?: juste)? (?:tirer (?:dessus|dans|une balle)|tirer(?= *$)|poignarder|violer|agresser|attaquer|etrangler|droguer|kidnapper|sequestrer|battre(?! (?:au|aux|a|en|trois|quatre|[0-9])\\b)|tabasser|enlever(?= *$| (?:par|devant|dans|au|hier|ici)\\b)|menacer avec)`,
  `(?:viens|vient) de (?:me|se|nous) faire (?:tirer (?:dessus|dans)|poignarder|violer|agresser|attaquer|frapper|kidnapper|enlever(?= *$| (?:par|devant)\\b)|renverser|rouler dessus|battre)`,
  `${autre} (?:s'est|se sont|vient de se|viennent de se) ?(?:fait|faire) (?:renverser|frapper|ecraser|happer|faucher|rouler dessus|passer dessus|mordre|electrocuter)(?! (?:par (?:les prix|la facture)|d'un|d'une amende))`,
  `(?:quelqu'un|${autre}) (?:m'a|l'a|nous a|lui a|les a|vient de (?:me|le|la|les|lui) ?)(?: juste)? ?(?:poignard(?!\\p{L}+ dans le dos avec)|tire dessus|tirer dessus|viol|agress|attaqu|drogu|kidnapp|etrangl|battu|battre|tire une balle)(?:e|er|ee|es)?(?!\\p{L})`,
  `${autre} (?:est|sont) (?:en train|apres) (?:de |d')?(?:me |nous |le |la |les |l'|se )?(?:battre|tuer|etrangler|violer|poignarder|frapper|noyer|tirer sur|attaquer|s'etouffer|s'etrangler|kidnapper|varger sur)(?! avec (?:ses|vos|leurs)\\b)`,
  `${autre} (?:me|nous|le|la|l'|la) ?(?:frappe|bat|etrangle|viole|menace (?:avec|de (?:me|nous|la|le))|tire dessus|poursuit avec)(?!\\p{L})(?! (?:aux|au|en)\\b)`,
  `(?!(?:\\p{L}+ ){0,2}(?:voisins|patronne?|boss|enfants|juge|comptable)(?!\\p{L}))${autre} (?:va|vont|veut|veulent|essaie de|essaye de|menace de|dit qu'\\p{L}+ va) (?:me|nous|la|le|les|l'|toutes? nous) ?(?:tuer|poignarder|etrangler|violer|tirer|kidnapper|battre)(?! (?:de rire|avec (?:vos|ses|leurs?|la facture|son)|si|s'|quand|parce)\\b)`,
  `(?:on|ils|y|il|quelqu'un|inconnu|gars|homme|ex)(?: \\p{L}+)? (?:a|ont|vient de|viennent de|vient d'|viennent d') ?(?:enleve|kidnappe|pris|enlever|kidnapper|vole|parti avec|ramasse) (?:mon|ma|mes|notre|nos|sa|son|un|une) (?:\\p{L}+ )?${enfant}(?! (?:en photo|dans|a l'ecole|chez|pour|avec|a la|au)\\b)`,
  `(?:il|y|elle|ils|mon (?:chum|mari|ex|pere|beau-pere)|ma (?:blonde|mere|femme)|le gars|l'homme) (?:veu\\p{L}+ ${pas} (?:me|nous|la) laisser|me laisse ${pas}|nous laisse ${pas}|m'empeche de|refuse de me laisser) ?(?:sortir|partir|m'en aller|appeler|nous en aller)(?! (?:plus tot|avant|en (?:vacances|voyage)|sans|travailler|avec)\\b)`,
  `(?:je suis|chus|chu|j'suis|on est|elle est|ils sont|il est) (?:retenue?s?|sequestree?s?|kidnappee?s?|enfermee?s?|prisonni\\p{L}+|en otage|gardee?s? de force)(?! (?:dans (?:le|un|la|une) (?:trafic|reunion|bouchon|meeting)|au|a|pour|sur|dehors|de (?:mon|ma|mes|notre))(?!\\p{L}))`,
  `(?:quelqu'un|(?:un|le|ce|deux|des|une) (?:\\p{L}+ )?(?:gars|homme|hommes|char|auto|type|inconnu|bonhomme|voiture|camion|personne)|mon ex)(?: \\p{L}+){0,3}? (?:me|nous|la) (?:suit|suivent|poursuit|poursuivent|court apres|courent apres)(?! (?:sur|depuis la page)\\b)`,
  `(?:quelqu'un|(?:un|le|ce|deux|des) (?:\\p{L}+ )?(?:gars|homme|hommes|type|inconnu|personnes)|mon ex|du monde)(?: \\p{L}+){0,3}? (?:essa[iy]e(?:nt)? (?:d'|de )|tente(?:nt)? (?:d'|de )|est en train (?:d'|de )|en train (?:d'|de ))(?:entrer|rentrer|defoncer|casser|forcer|ouvrir)(?: \\p{L}+)? ?(?:chez (?:nous|moi|elle|ma)|dans (?:ma|la|notre|mon)|ma |la |notre |mon )`,
  `(?:y a|y'a|il y a|j'ai) (?:quelqu'un|un (?:\\p{L}+ )?(?:homme|gars|inconnu|voleur|intrus)|du monde) (?:\\p{L}+ )?(?:dans (?:ma|notre|mon) (?:maison|chambre|sous-sol|cuisine|appart\\p{L}*)|(?:qui est entre|rentre) chez (?:nous|moi))`,
  `(?:gars|homme|femme|type|client|quelqu'un|ex|chum|mari|fils|voisin|inconnu|personne|il|elle|y|qui|voleur)(?: \\p{L}+){0,4}? (?:avec|a|ont|sorti|sort|tient|pointe|brandit|trimballe) (?:un|une|son|sa|deux)(?: \\p{L}+)? ?${arme}(?! (?:a (?:clous?|colle|peinture|eau|calfeutrer|souder|air|chaleur|vendre|reparer|faire|affuter|aiguiser)|de (?:cuisine|chef|massage|collection|jeu)|jouet|d'assaut en plastique))`,
  `(?:du monde|quelqu'un|un gars|un homme|ils|on|y) (?:qui )?(?:tire|tirent) (?:dans le|sur (?:le monde|les|nous|moi|du monde)|du gun|partout)`,
  `${pas} (?:de |d'|son |le )?pouls|aucun pouls|(?:sens|trouve|sent) ${pas} (?:son|le|de|ses) pouls|coeur (?:a |vient d'|s'est |s')?(?:arrete|arreter|lache)(?! (?:quand|en voyant|de battre (?:quand|en)))|coeur bat ${pas}|massage cardiaque (?:a|sur)|(?:fais|fait|fait le|commence) (?:le |la |du |un )?(?:rcr|reanimation)(?! (?:cours|en cours))`,
  `(?<!\\b(?:a|ai|avait|ont|deja|eu|as) )(?:fait|fais|faire|font)(?: comme| peut-etre| surement)? (?:un|une|son|des) (?:\\p{L}+ )?(?:avc|accident vasculaire|crise (?:cardiaque|de coeur|du coeur|d'epilepsie|d'asthme)|infarctus|arret cardiaque|embolie|convulsions?|choc anaphylactique|hemorragie|fausse couche)`,
  `(?:fait|faire|fais|font|est en|en pleine) ?(?:une|un)? ?(?:surdose|overdose)(?! de (?!fentanyl|pilules|medic|drogue|coke|cocaine|heroine|speed|tylenol|somnif))`,
  `(?:pris|avale|prend|bu|prendre|gobe) (?:ben |bien |beaucoup )?(?:trop de|toutes? (?:la|les|ses|mes|sa|ma)|une (?:bouteille|poignee|boite) (?:pleine )?de|la bouteille (?:au complet )?de|${nombre}) ?(?:\\p{L}+ (?:de )?){0,2}?(?:pilules?|comprimes?|tylenols?|somniferes?|advils?|aspirines?|antidepresseurs?|medicaments|cachets)`,
  `(?:${enfant}|il|elle|y|jumeaux|bebe)(?: \\p{L}+)? (?:a|ont|vient d'|vient de) ?(?:avale|avaler|bu|boire|mange|manger)(?: \\p{L}+)? (?:une|un|du|de la|des|de l'|mes|ses|les) ?(?:\\p{L}+ )?(?:piles?|aimants?|javel|eau de javel|debouche-\\p{L}+|drano|antigel|detergent|capsules?|poison|pilules|medicaments|essence|diluant|lave-vitre)`,
  `${autre} (?:se noient?|s'est noyee?(?! (?:avant|en|il y a|quand|dans (?!la piscine|le lac|l'eau|la riviere|le fleuve|le bain|le spa)))|est (?:en train|apres) (?:de )?se noyer|vient de se noyer|est tombee? (?:dans|a) (?:la piscine|l'eau|le lac|la riviere|le fleuve)(?! hier))(?! dans (?:les|la paperasse|le travail|l'ouvrage|ses|la sauce))|je me noie(?! dans (?:les|la paperasse|le travail|l'ouvrage|mes))`,
  `(?:me suis|s'est|m'a|lui a|vient de (?:se|me|lui)|viens de me|nous a)(?: fait| quasiment| presque)? (?:coup|tranch|arrach|sectionn|sci)\\p{L}* (?:un|deux|trois|quatre|une|le bout (?:du|d'un|de son|de mon)|la moitie d\\p{L}+) ?(?:\\p{L}+ )?${membre}`,
  `(?:me suis|s'est|m'a|lui a|vient de (?:se|me|lui)|viens de me)(?: \\p{L}+)? (?:coup|tranch|arrach|sectionn|sci)\\p{L}* (?:le|la|les|son|sa|mon|ma|l') ?${membre} (?:au complet|net|completement|avec (?:la|une|le) (?:scie|machine|tondeuse|hache|meuleuse|souffleuse|tronconneuse)|dans la (?:machine|presse|scie|souffleuse))`,
  `(?<!avait )perdu (?:un|une|deux|trois|sa|son|ma|mon|le bout d\\p{L}+) ?(?:\\p{L}+ )?${membre} (?:dans|avec) (?:la|le|une|un|sa)`,
  `(?:${roule}|on|il|elle|y|un gars|chauffeur)(?: \\p{L}+)? (?:m'a|l'a|lui a|a|vient de (?:me|lui|le|la)?) ?(?:passe|passer|roule|rouler|recule|reculer|frappe|frapper|renverse|renverser) (?:sur|dessus|par-dessus) (?:le pied|la jambe|les jambes|le corps|mon (?:fils|gars|pere|mari|petit|bebe)|ma (?:fille|femme|mere|petite)|un (?:enfant|homme|pieton)|une (?:dame|femme))`,
  `(?:y a|y'a|il y a|avec) (?:des|un|une|deux|trois|plusieurs|du monde(?: de)?) (?:\\p{L}+ )?blesse(?:e?s)?(?!\\p{L})|(?:y a|y'a|il y a) (?:quelqu'un (?:de |qui est )?mort|un voleur|une bombe|un vol a main armee)`,
  `(?:viens?|vient|venons) d'avoir un (?:\\p{L}+ )?accident\\b.*(?:pogn|pris|coinc|bless|saign|mal|bouge)`,
  `(?:pris|prise|pognee?|coincee?)(?: \\p{L}+)? dans (?:l'ascenseur|mon char|le char|l'auto|mon auto|son char|son auto)(?! (?:trafic))`,
  `(?:je suis|chus|chu|elle est|ma \\p{L}+ est|est tombee|tombee) en travail(?= *$| (?:les|aux|depuis|pis|et|la|dans|maintenant)(?!\\p{L}))|contractions? (?:sont|aux|a chaque|toutes? les|reguli\\p{L}+|fortes)|des contractions|(?:perd|perdu|perdre|crev\\p{L}+)(?: \\p{L}+)? (?:mes|ses|les) eaux|(?:va|vais|vas|en train d'|apres) ?accoucher(?= *$| (?:la|dans|ici|maintenant|tout|sur|pis)(?!\\p{L}))|(?<!\\b(?:a|ai|avait|ont|as) )accouche (?:la|dans (?:le|la|mon|son|l')|ici|en ce moment|maintenant)|(?:blonde|femme|soeur|fille|elle|cousine|cliente|amie|voisine) accouche(?= *$| (?:la|maintenant|tout|pis|vite)(?!\\p{L}))|bebe (?:s'en vient|arrive|sort|est en train de sortir)(?= *$| (?:la|maintenant|tout de suite|pis|vite|aidez)(?!\\p{L}))`,
  `(?:mon|ma|mes|notre|nos|sa|son|une?|le|la|deux) (?:\\p{L}+ ){0,2}?${enfant}(?: de \\p{L}+ ans?| autiste)? (?:a|est|ont|sont)(?: \\p{L}+)? (?:disparue?s?|introuvables?|portee?s? disparue?s?|perdue?s?(?= *$| (?:dans|au|depuis|pis)(?!\\p{L})))`,
  `(?:trouve|retrouve|trouvons|trouver) ${pas} (?:mon|ma|mes|notre|nos|la|le|sa|son) (?:\\p{L}+ )?${enfant}(?! (?:de|un|une|d')\\b)`,
  `${maison} (?:est en train de (?:passer au feu|bruler|flamber)|passe au feu|(?:est|a pris|vient de prendre|est pogne) (?:en |)(?:feu|flammes?)|brule(?= *$| (?:la|pis|au|en|maintenant|vite)(?!\\p{L}))|flambe)(?! (?:sacre|vert))`,
  `(?:a|ont|avez) laisse (?:le gaz|la (?:valve|ligne) (?:de|a|du) gaz|le propane|le bbq)(?: \\p{L}+)? (?:ouverte?|allume|a on|couler)|(?:ligne|conduite|tuyau|entree) (?:de|a) (?:gaz|propane) (?:a|est|vient de)(?: \\p{L}+)? (?:brise|casse|pete|lache|fendu|perce|arrache)`,
  `(?:serpent|vipere|crotale|veuve noire)(?: \\p{L}+)? (?:m'|l'|nous )?(?:a |vient de (?:me|le|la) )?(?:mordu|mordre|pique|piquer) ?(?!(?:mon|le) chien)|mordue? par (?:un|une) (?:\\p{L}+ )?(?:serpent|vipere|crotale)`,
  `(?:tomb|glisse|debarqu|effondr)\\p{L}*\\b.{0,60}\\b(?:${pas} capable de (?:se|me) (?:relever|lever)|(?:peut|peux|arrive|reussit|reussis) ${pas} (?:a )?(?:se|me) (?:relever|lever)|${pas} (?:se|me) relever|sen[st] ${pas} (?:mes|ses|mon|son) (?:jambes|bras|pieds))`,
  `(?:bebe|petit|petite|gars|fille|fils|levres) (?:soit|est|sont|devient|vire) tout?e?s? bleue?s?|(?:detecteur|alarme|avertisseur)s? (?:de |a |au |d')?(?:co|monoxyde\\p{L}*(?: de carbone)?)(?: (?!avait)\\p{L}+){0,4} (?:sonne|sonner|crie|parti|bip\\p{L}*)(?!\\p{L})(?!.*(?:pile|batterie))|(?<!\\b(?:a|ai|avait|avais|deja) )fait une (?:\\p{L}+ )?reaction allergique`,
  `sen[st] ${pas} (?:mes|ses|la moitie de|mon|son|ma|sa) (?:jambes|bras|visage|face|cote)(?!.{0,30}(?:massage|gym|froid|entrainement))`,
  `(?:je vais|j'vais|je vas|m'as|chus sur le bord de|je suis sur le point de|va|vient de) (?:perdre connaissance|m'evanouir(?! (?:de|si))|s'evanouir(?! (?:de|si))|tomber dans les pommes)`,
  `j'etouffe(?= *$| (?:la|pis j'|aidez|vite|j'ai)(?!\\p{L}))|${autre} s'etouffe(?!\\p{L})(?! (?:de rire|dans))|^[^\\p{L}]*(?:au secours[^\\p{L}]*)+$|(?:cheveux|linge|manche|chandail|robe|chemise) (?:ont|a|est|sont|viennent de|vient de)(?: pris| pogne| prendre| pogner)*(?: en)? feu|au secours (?:aidez|on est (?:pogn|pris|coinc)\\p{L}*|il va|quelqu'un|je me)`,
];

const sonder =
  "(?:pense a|pense|songe a|envie de|envie d'|gout de|essa[iy]e de|essayer de|menace de|en train de|apres|parle de|planifie de|prete? a|voulu)";
const toSelf = [
  `(?:suis|chus|chu|est|sont|j'suis|sens|sent|me sens|se sent|vraiment|tres|devenue?)(?: (?!pas(?!\\p{L})|pu(?!\\p{L})|plus(?!\\p{L}))\\p{L}+){0,2}? suicidaires?|idees? (?:suicidaires?|noires)|pensees? suicidaires?`,
  `(?:(?:veux|vais|vas|m'as|m'en vais|m'en vas|voudrais|voulais|${sonder})(?: juste)? ?(?:me |m')|(?:veut|va|s'en va|voulait|${sonder})(?: juste)? ?(?:se |s'))(?:tuer|suicider|pendre|noyer|tirer une balle|crisser en bas|jeter (?:en bas|du|devant|dans le fleuve|d'un|de)|lancer (?:en bas|du|devant)|enlever la vie|oter la vie|ouvrir les (?:veines|poignets)|couper les (?:veines|poignets)|trancher les (?:veines|poignets)|faire du mal|mutiler|foutre en l'air|garrocher (?:en bas|du|devant))(?! (?:dans (?:la |les |mes |ma )?(?:paperasse|ouvrage|boites|factures|travail)|a l'ouvrage|au travail|au gym|a la tache|de rire|avec (?:ce|la|cet|mon|ca)|a l'hiver)\\b)`,
  `(?:veux|veut|vais|va|vas|pense a|pense|songe a|envie d'|parle d'|temps d'|prete? a|gout d'|decide d'|voudrais) ?(?:juste )?en finir(?! avec)`,
  `${pas} (?:envie|le gout|gout|la force|de raison|capable) de vivre(?! (?:ici|dans|avec|en|au|la|chez|sans|a|comme)\\b)|veu[xt] (?:juste |vraiment )?(?:mourir(?! (?:de rire|d'envie))|${pas} (?:etre (?:en vie|vivante?)|exister|vivre(?! (?:ici|dans|avec|en|au|la|chez|sans|a)\\b)))|(?:vie|ca) vaut ${pas} (?:la peine|le coup) (?:d'etre vecue|de vivre)|vie vaut ${pas} la peine|tanne\\p{L}* de vivre(?! (?:ici|dans|avec))|fatigue\\p{L}* de vivre`,
  `passer? a l'acte|mettre fin a (?:mes|ses) jours|mettre fin a (?:ma|sa) vie`,
  `(?:vais|va|vas|veux|veut|pense|envie de|m'as|sur le point de|pret\\p{L}* a)(?: \\p{L}+)? sauter (?:du|en bas (?:du|de la|de)|devant (?:le|un)|d'un|de la) ?(?:pont|balcon|toit|train|metro|tour|viaduc|falaise|autobus|\\p{L}+ieme)`,
  `(?:gout|envie) de disparaitre(?! de la)|veines ouvertes|(?:lettres?|mots?|note) (?:d'adieu|de suicide)|serai(?:en)?t mieux sans moi|serais mieux mort\\p{L}*|personne (?:va|vas) s'ennuyer de moi`,
];

/** A danger to life that is told plainly in French. */
export const plainInFrench = new RegExp(
  `(?<!\\p{L})(?:${[...dangers, ...ofPeopleInFrench, ...harmInFrench].join('|')})`,
  'u',
);

/** A danger that somebody is to themselves, told plainly in French. */
export const selfHarmInFrench = new RegExp(`(?<!\\p{L})(?:${toSelf.join('|')})`, 'u');
