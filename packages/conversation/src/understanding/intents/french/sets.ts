/** Word sets the French phrases share. Accents are for the reader; they are folded away. */
export const sets: Record<string, string> = {
  visite:
    'rendez vous|rendez-vous|réservation*|place|visite|plage horaire|consultation|rencontre|table|séance',
  jour: "lundi*|mardi*|mercredi*|jeudi*|vendredi*|samedi*|dimanche*|demain|aujourd'hui|fin de semaine|week end|weekend|soir|noël|matin|après midi|ce soir|jour férié",
  quelquun:
    "quelqu'un|humain|un humain|une personne|une vraie personne|un agent|un conseiller|un employé|le propriétaire|la propriétaire|le patron|la patronne|le gérant|la gérante|le responsable|un responsable|le mécanicien|la réception|le boss|un être humain|un représentant|proprio|le proprio",
  veux: 'veux|voudrais|aimerais|aimerait|peux|pourrais|souhaite|souhaiterais|voulais|dois|besoin|faudrait|faut|aurais besoin',
};
