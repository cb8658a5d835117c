import { h as PlacesUnavailable } from "./front-BUri_U6.js";
// src/features/places/google-places.ts
var notLoaded = "Failed to load address lookup. Please try again later.";
var notInitialized = "Failed to initialize address lookup. Please try again later.";
var loadAttempts = 3;
var mostSuggestions = 8;
/** What an agent is made of, and what an address is; each field costs, so no more. */
var fields = {
	establishment: [
		"id",
		"displayName",
		"formattedAddress",
		"addressComponents",
		"location",
		"nationalPhoneNumber",
		"internationalPhoneNumber",
		"websiteURI",
		"regularOpeningHours",
		"primaryType",
		"types",
		"businessStatus",
		"timeZone"
	],
	address: ["id", "formattedAddress"]
};
/** Google's own kinds of place that are searched for ours. */
var primaryTypes = {
	establishment: ["establishment"],
	address: [
		"street_address",
		"premise",
		"subpremise",
		"route"
	]
};
/**
* Google's directory of establishments and addresses in Canada. The library loads at the first search and is tried
* three more times, after 2, 8 and 24 ms; one session token covers the searches up to a choice.
* @param load loads the library; rejects where the network does.
*/
function googlePlaces(load, wait = pause) {
	let opening = null;
	let token = null;
	const found = /* @__PURE__ */ new Map();
	const library = () => {
		opening ??= loadPatiently(load, wait).catch((error) => {
			opening = null;
			throw error;
		});
		return opening;
	};
	return {
		open: async () => {
			await library();
			return "google";
		},
		search: async (words, signal, kind = "establishment") => {
			const { AutocompleteSuggestion, AutocompleteSessionToken } = await library();
			try {
				token ??= new AutocompleteSessionToken();
				const request = requestFor(words, kind, token);
				const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
				if (signal.aborted) return [];
				const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
				for (const prediction of predictions) found.set(prediction.placeId, {
					prediction,
					kind
				});
				return predictions.slice(0, mostSuggestions).map(suggestionOf);
			} catch (error) {
				throw new PlacesUnavailable(notInitialized, { cause: error });
			}
		},
		find: async (placeId) => {
			const chosen = found.get(placeId);
			if (!chosen) return null;
			const place = chosen.prediction.toPlace();
			await place.fetchFields({ fields: fields[chosen.kind] });
			token = null;
			return placeOf(placeId, place.toJSON());
		}
	};
}
async function loadPatiently(load, wait) {
	for (let attempt = 1;; attempt += 1) try {
		return await load();
	} catch (error) {
		if (attempt > loadAttempts) throw new PlacesUnavailable(notLoaded, { cause: error });
		await wait(attempt * 2 ** attempt);
	}
}
function requestFor(input, kind, sessionToken) {
	return {
		input,
		sessionToken,
		region: "ca",
		language: "en",
		includedRegionCodes: ["ca"],
		includedPrimaryTypes: primaryTypes[kind],
		pureServiceAreaBusinessesIncluded: kind === "establishment"
	};
}
function suggestionOf({ placeId, text, mainText, secondaryText }) {
	return {
		placeId,
		name: mainText?.text ?? text.text,
		address: secondaryText?.text ?? "",
		source: "google"
	};
}
/** The whole place, under the names of the older form too: it is read for `name` and `place_id`. */
function placeOf(placeId, place) {
	return {
		...place,
		place_id: placeId,
		name: Reflect.get(place, "displayName")
	};
}
function pause(milliseconds) {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
export { googlePlaces };
