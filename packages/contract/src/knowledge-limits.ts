/** How long the texts of knowledge may be, in characters, and how many items a section may hold. */
export const longestText = 5000;
export const longestName = 200;
export const longestPrice = 100;
export const longestDayName = 100;
/** What a promotion gives is said in one breath. */
export const longestOffer = 300;
export const longestFirstMessage = 1000;
export const mostItems = 500;
export const mostOptions = 100;
export const mostPromotions = 50;
export const mostExceptions = 200;
