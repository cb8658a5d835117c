import { n as phoneDigits, r as retypedDigits, t as maskPhone } from "./phone-mask-CmHXxqG.js";
import { a as PageColumn, d as PlaceCombobox, f as usePlaceSearch, g as textOf, p as configuredPlaces, r as takeCarried, u as PlaceSearch } from "./front-BUri_U6.js";
import { t as HoursEditor } from "./hours-editor-C5W1onL.js";
import { h as Field, p as Input } from "./lists-BMCqcPF.js";
import { t as useDraft } from "./draft-store-CkGr_3H.js";
import { t as StepFrame } from "./step-frame-DM2Fqch.js";
import { i as steps } from "./steps-CAmojL0.js";
import { useEffect, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/features/onboarding/step-one.tsx
/** Who the business is, where, and when it is open. */
function StepOne({ lookup, addressLookup }) {
	useTypedName();
	return /* @__PURE__ */ jsx(StepFrame, {
		step: steps[0],
		children: ({ answers, edit, errors }) => /* @__PURE__ */ jsxs(Fragment, { children: [
			lookup((found) => edit(foundOver(answers, found))),
			/* @__PURE__ */ jsx(Field, {
				label: "Business name",
				error: errors.businessName,
				children: (control) => /* @__PURE__ */ jsx(Input, {
					...control,
					"data-path": "businessName",
					autoComplete: "organization",
					required: true,
					value: answers.businessName,
					maxLength: 200,
					onChange: ({ target }) => edit({ businessName: target.value })
				})
			}),
			/* @__PURE__ */ jsx(Field, {
				label: "Phone number",
				hint: "The number your customers call. It stays yours.",
				error: errors.phoneNumber,
				children: (control) => /* @__PURE__ */ jsx(Input, {
					...control,
					"data-path": "phoneNumber",
					type: "tel",
					inputMode: "tel",
					autoComplete: "tel-national",
					required: true,
					placeholder: "(604) 555-0107",
					className: "tabular",
					value: maskPhone(answers.phoneNumber),
					onChange: ({ target }) => edit({ phoneNumber: retypedDigits(answers.phoneNumber, target.value) })
				})
			}),
			/* @__PURE__ */ jsx(Field, {
				label: "Address",
				error: errors.address,
				children: (control) => addressLookup({
					...control,
					"data-path": "address",
					required: true,
					placeholder: "Street, city and province",
					maxLength: 500,
					value: answers.address,
					onChange: (address) => edit({ address })
				})
			}),
			/* @__PURE__ */ jsxs("section", {
				"aria-labelledby": "hours-title",
				className: "grid gap-3",
				children: [/* @__PURE__ */ jsx("h2", {
					id: "hours-title",
					className: "text-lg font-semibold",
					children: "Business hours"
				}), /* @__PURE__ */ jsx(HoursEditor, {
					value: answers.businessHours,
					errors,
					onChange: (businessHours) => edit({ businessHours })
				})]
			})
		] })
	});
}
/** Begins with the name that was typed before, unless there is one already. */
function useTypedName() {
	const { store } = useDraft();
	useEffect(() => {
		const typed = takeCarried("businessName");
		if (typed && store.state().draft.answers.businessName === "") store.edit({ businessName: typed });
	}, [store]);
}
/** What was found fills the fields; one it does not know keeps what was typed. */
function foundOver(answers, found) {
	return {
		businessName: found.businessName || answers.businessName,
		phoneNumber: found.phoneNumber || answers.phoneNumber,
		address: found.address || answers.address
	};
}
// src/features/places/address-lookup.tsx
/** Fewer letters fit every street. */
var fewestLetters = 3;
/**
* An address, typed freely or taken from the directory. A directory that fails is told of, and keeps
* nobody from typing.
*/
function AddressLookup({ places, value, onChange, ...rest }) {
	const [typed, setTyped] = useState("");
	const wanted = typed.trim().length >= fewestLetters ? typed : "";
	const found = usePlaceSearch(places, wanted, "address");
	const choose = async (suggestion) => {
		if (!suggestion) return;
		const listed = [suggestion.name, suggestion.address].filter(Boolean).join(", ");
		setTyped("");
		onChange(listed);
		const place = await places.find(suggestion.placeId).catch((error) => {
			console.warn("The whole address could not be fetched:", error);
			return null;
		});
		const whole = place && textOf(place, "formatted_address", "formattedAddress");
		if (whole) onChange(whole);
	};
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(PlaceCombobox, {
		...rest,
		kind: "address",
		free: true,
		value,
		onType: (words) => {
			setTyped(words);
			onChange(words);
		},
		found,
		onChoose: choose,
		className: "h-10 px-3 text-base sm:text-sm"
	}), /* @__PURE__ */ jsx("p", {
		role: "status",
		className: "text-[0.8125rem] text-ink-soft empty:hidden",
		children: found.failure
	})] });
}
// src/routes/_public/onboard/step-one.tsx?tsr-split=component
/** What a place of the directory says about the fields of the form, in either of Google's forms. */
function foundIn(place) {
	const name = textOf(place, "name");
	const address = textOf(place, "formatted_address", "formattedAddress");
	const phone = textOf(place, "formatted_phone_number", "nationalPhoneNumber");
	return {
		...name && { businessName: name },
		...address && { address },
		...phone && { phoneNumber: phoneDigits(phone) }
	};
}
var SplitComponent = () => /* @__PURE__ */ jsx(PageColumn, {
	wide: true,
	children: /* @__PURE__ */ jsx(StepOne, {
		lookup: (onFound) => /* @__PURE__ */ jsx(PlaceSearch, {
			places: configuredPlaces,
			label: "Look up your business",
			placeholder: "Business name and city",
			ofWebAddress: "This looks up names. Once you have signed up, “Create new agent” in the console reads a website.",
			listLook: { otherwise: "fill in the fields below" },
			onSelect: (place) => onFound(foundIn(place))
		}),
		addressLookup: (box) => /* @__PURE__ */ jsx(AddressLookup, {
			places: configuredPlaces,
			...box
		})
	})
});
export { SplitComponent as component };
