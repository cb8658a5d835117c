/** How long the texts of knowledge may be, in characters, and how many items a section may hold. */
export const longestText = 5000;
export const longestName = 200;
export const longestAddress = 500;
export const longestPrice = 100;
export const longestDayName = 100;
/** What a promotion gives is said in one breath. */
export const longestOffer = 300;
export const longestFirstMessage = 1000;
export const mostItems = 500;
export const mostOptions = 100;
/** Of all services together. */
export const mostOptionsInAll = 2_000;
/**
 * Of everything one AI knows, in characters: twice what a shop of 200 services with options and a
 * hundred questions writes. Calls of everybody wait while it is taken apart.
 */
export const longestKnowledge = 250_000;
/** Of the details, whose shape is open: in characters, fields, and objects within one another. */
export const longestDetails = 50_000;
export const mostDetailKeys = 500;
export const deepestDetails = 8;
export const mostPromotions = 50;
export const mostExceptions = 200;
