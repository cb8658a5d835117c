// src/features/call-logs/call-figures.ts
/** `3m 7s`; `N/A` while nobody knows. */
function writtenDuration(seconds) {
	if (seconds === null) return "N/A";
	const whole = Math.round(seconds);
	return `${Math.floor(whole / 60)}m ${whole % 60}s`;
}
/** Dollars with two decimals: a credit is a cent. `N/A` where nothing was charged for. */
function writtenCost(breakdown) {
	if (!breakdown || breakdown.length === 0) return "N/A";
	return `$${(breakdown.reduce((sum, item) => sum + (item.credit ?? 0), 0) / 100).toFixed(2)}`;
}
export { writtenDuration as n, writtenCost as t };
