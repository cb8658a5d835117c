/** Hours an unclaimed business keeps its phone number… */
export const trialHours = 24;
/** …and while nobody has called it. */
export const uncalledTrialHours = 2;
