// src/features/places/load-google-library.ts
var callback = "googleMapsArrived";
var arriving = null;
/**
* Loads Google's places library. Rejects where it cannot be had; the next call tries again.
* Parameters: https://developers.google.com/maps/documentation/javascript/load-maps-js-api
*/
async function loadGoogleLibrary(maps) {
	arriving ??= addScript(maps).catch((error) => {
		arriving = null;
		throw error;
	});
	await arriving;
	const importLibrary = window.google?.maps?.importLibrary;
	if (!importLibrary) throw new Error("The maps script came without its libraries.");
	return importLibrary("places");
}
function addScript({ key, url }) {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = `${url}/maps/api/js?${new URLSearchParams({
			key,
			v: "weekly",
			language: "en",
			region: "CA",
			loading: "async",
			callback
		})}`;
		script.onerror = () => {
			script.remove();
			reject(/* @__PURE__ */ new Error("The maps script could not be loaded."));
		};
		Reflect.set(window, callback, resolve);
		document.head.append(script);
	});
}
export { loadGoogleLibrary };
