import { f as serviceSuggestions } from "./half-typed-leC63SM.js";
import { n as keepService, t as isProposed } from "./proposals-_ne1I_H.js";
import { h as Field, m as Textarea, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { a as RemoveItem, i as AddItem, o as drawnInView, s as useItemEdits } from "./shown-mistakes-Bemx2wL.js";
import { n as newId, t as freeName } from "./new-item-Do3i9vM.js";
import { t as parsePrice } from "./prices-C5-QGC7.js";
import { d as FieldError } from "./routes-CJ2fPVb.js";
import { t as Choices } from "./choices-DZlHtNX.js";
import { memo, useEffect, useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Check, Plus, X } from "lucide-react";
// ../contract/src/trades.ts
/** The narrower trade before the wider. */
var trades = {
	petGrooming: {
		name: "Pet grooming",
		words: /\b(groom(ing|ers?)|(dog|pet) (wash|spa|salon)|toilett(age|eur|euse))\b/i,
		services: [
			"Full Groom",
			"Bath and Brush",
			"Nail Trim",
			"De-Matting",
			"Puppy Groom"
		]
	},
	detailing: {
		name: "Vehicle detailing",
		words: /\b(detail(ing|ers?)|(auto|car|mobile|full|mini|interior|exterior) details?|esthétique auto(mobile)?|esthéticien(ne)? automobile)\b/i,
		services: [
			"Interior Detail",
			"Exterior Detail",
			"Full Detail",
			"Paint Correction"
		]
	},
	windowTint: {
		name: "Vehicle window tint and coatings",
		words: /\b((window|windshield|auto|car|vehicle) tint(ing|s)?|tint (shop|studio)|vitres? teintées?)\b/i,
		services: [
			"Full Window Tint",
			"Front Two Windows",
			"Windshield Strip",
			"Paint Protection Film (PPF) - Full Front",
			"Ceramic Coating"
		]
	},
	autoRepair: {
		name: "Auto repair",
		words: /\b(auto repair|mechanics?|brakes?|oil change|tire shop|garage|mécanique|freins|pneus)\b/i,
		services: [
			"Oil Change",
			"Brake Service",
			"Tire Change",
			"Diagnostics",
			"General Repair"
		]
	},
	barber: {
		name: "Barbershop",
		words: /\b(barbers?|barbershop|beard trim|fades?|barbiers?)\b/i,
		services: [
			"Men's Haircut",
			"Beard Trim",
			"Haircut and Beard",
			"Hot Shave",
			"Kids' Haircut"
		]
	},
	salon: {
		name: "Hair and beauty salon",
		words: /\b(hair salon|salon|balayage|manicures?|pedicures?|facials?|esthetic(s|ian)|spa|coiffure|coiffeu(r|se)|esthéti(que|cienne)|ongles)\b/i,
		services: [
			"Women's Haircut",
			"Men's Haircut",
			"Colour",
			"Highlights",
			"Blow-Dry and Style"
		]
	},
	plumbing: {
		name: "Plumbing",
		words: /\b(plumb(ers?|ing)|drains?|water heaters?|plomb(ier|erie))\b/i,
		services: [
			"Drain Cleaning",
			"Leak Repair",
			"Water Heater Repair",
			"Toilet Repair",
			"Faucets"
		]
	},
	electrical: {
		name: "Electrical services",
		words: /\b(electricians?|electrical|ev chargers?|électricien(ne)?s?)\b/i,
		services: [
			"Electrical Repair",
			"Panel Upgrade",
			"EV Charger Installation",
			"Lighting"
		]
	},
	heating: {
		name: "Heating and cooling",
		words: /\b(hvac|furnaces?|heat pumps?|air conditioning|chauffage|climatisation|thermopompes?)\b/i,
		services: [
			"Furnace Repair",
			"Furnace Maintenance",
			"Air Conditioning Repair",
			"Heat Pump"
		]
	},
	roofing: {
		name: "Roofing",
		words: /\b(roof(ing|ers?)|shingles|gutters?|couvreurs?|toitures?)\b/i,
		services: [
			"Roof Repair",
			"Roof Replacement",
			"Roof Inspection",
			"Gutter Cleaning"
		]
	},
	realEstate: {
		name: "Real estate",
		words: /\b(real estate|realtors?|realty|courti(er|ère) immobili(er|ère)|immobilier)\b/i,
		services: [
			"Home Valuation",
			"Listing Your Home",
			"Buyer Representation",
			"Private Showing"
		]
	},
	landscaping: {
		name: "Landscaping and lawn care",
		words: /\b(landscap(ing|ers?)|lawn (care|mowing)|snow removal|paysag(iste|ement)|déneigement)\b/i,
		services: [
			"Lawn Mowing",
			"Garden Maintenance",
			"Hedge Trimming",
			"Snow Removal"
		]
	},
	cleaning: {
		name: "Cleaning services",
		words: /\b(clean(ing|ers?) (service|company)|house cleaning|maid|janitorial|ménage|nettoyage)\b/i,
		services: [
			"Regular Cleaning",
			"Deep Cleaning",
			"Move-Out Cleaning",
			"Office Cleaning"
		]
	},
	veterinary: {
		name: "Veterinary and pet care",
		words: /\b(veterinar(y|ians?)|vétérinaires?)\b/i,
		services: [
			"Check-Up",
			"Vaccination",
			"Grooming",
			"Nail Trim"
		]
	},
	clinic: {
		name: "Health clinic",
		words: /\b(dentist(e|ry)?|dental|clinic|clinique|physiotherapy|physiothérapie|chiropract(or|ic)|massage therapy|massothérapie)\b/i,
		services: [
			"New Patient Visit",
			"Check-Up",
			"Treatment",
			"Consultation"
		]
	},
	restaurant: {
		name: "Restaurant",
		words: /\b(restaurants?|café|bistro|pizzeria|takeout|catering|traiteur|boulangerie)\b/i,
		services: [
			"Table Reservation",
			"Takeout",
			"Catering",
			"Private Events"
		]
	},
	contracting: {
		name: "Home services",
		words: /\b(renovations?|handyman|contractors?|house paint(ing|ers?)|locksmiths?|movers)\b/i,
		services: [
			"Repairs",
			"Renovations",
			"Installations",
			"On-Site Estimate"
		]
	}
};
/** Trades that one business often is at once: where its words name two as often, the first. */
var akin = [
	[
		"detailing",
		"windowTint",
		"autoRepair"
	],
	["petGrooming", "veterinary"],
	["barber", "salon"],
	[
		"plumbing",
		"electrical",
		"heating",
		"roofing",
		"landscaping",
		"cleaning",
		"contracting"
	]
];
/**
* The trade that most of the words are of, such as a business's name or what it offers; null where
* there is none, or where two that have nothing in common are named as often.
*/
function tradeNamed(text) {
	const key = tradeKeyNamed(text);
	return key && trades[key];
}
/** As {@link tradeNamed}, by its key. */
function tradeKeyNamed(text) {
	let left = text;
	let most = 0;
	let best = [];
	for (const key of Object.keys(trades)) {
		let count = 0;
		left = left.replace(new RegExp(trades[key].words, "gi"), () => {
			count += 1;
			return " · ";
		});
		if (count > most) best = [];
		if (count > 0 && count >= most) best.push(key);
		most = Math.max(most, count);
	}
	const [first] = best;
	if (!first || best.length === 1) return first ?? null;
	return akin.find((group) => best.every((key) => group.includes(key)))?.find((key) => best.includes(key)) ?? null;
}
// src/components/knowledge/service-card.tsx
var pricingTypes = [
	{
		value: "simple",
		label: "One price"
	},
	{
		value: "options",
		label: "Options"
	},
	{
		value: "dont_say",
		label: "Don't say"
	}
];
/** One service: its name, how it is priced, and what to say about it. */
var ServiceCard = memo(function ServiceCard(props) {
	const { service, errors, focusName, onRemove } = props;
	const onChange = (edited) => props.onChange(keepService(edited));
	const { id, name, pricingType } = service;
	const nameInput = useRef(null);
	useEffect(() => {
		if (focusName) nameInput.current?.select();
	}, [focusName]);
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "grid gap-4 rounded-card border border-line bg-surface p-4",
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: "sr-only",
				children: name || "A service without a name"
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-end gap-2",
				children: [/* @__PURE__ */ jsx(Field, {
					label: "Service",
					error: errors[`${id}.name`],
					className: "flex-1",
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						ref: nameInput,
						"data-path": `${id}.name`,
						value: name,
						onChange: ({ target }) => onChange({
							...service,
							name: target.value
						})
					})
				}), /* @__PURE__ */ jsx(RemoveItem, {
					label: `Remove ${name || "this service"}`,
					className: errors[`${id}.name`] ? "mb-7" : void 0,
					onRemove: () => onRemove(id)
				})]
			}),
			isProposed(service) ? /* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-center gap-2 text-sm text-ink-soft",
				children: ["Proposed for your trade", /* @__PURE__ */ jsxs(Button, {
					variant: "outline",
					size: "small",
					"aria-label": `Keep ${name}`,
					onClick: () => onChange(service),
					children: [/* @__PURE__ */ jsx(Check, { "aria-hidden": true }), "Keep"]
				})]
			}) : null,
			/* @__PURE__ */ jsx(Choices, {
				legend: "Price",
				name: `pricing-${id}`,
				choices: pricingTypes,
				value: pricingType,
				onChange: (type) => onChange({
					...service,
					pricingType: type
				})
			}),
			/* @__PURE__ */ jsx(Pricing, {
				service,
				errors,
				onChange
			}),
			/* @__PURE__ */ jsxs("details", {
				className: "disclosure",
				open: Boolean(service.description),
				children: [/* @__PURE__ */ jsx("summary", {
					className: "w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink",
					children: "Description"
				}), /* @__PURE__ */ jsx(Field, {
					label: `Description of ${name}`,
					labelHidden: true,
					className: "pt-2",
					error: errors[`${id}.description`],
					children: (control) => /* @__PURE__ */ jsx(Textarea, {
						...control,
						placeholder: "What it includes, how long it takes",
						value: service.description ?? "",
						"data-path": `${id}.description`,
						onChange: ({ target }) => onChange({
							...service,
							description: target.value
						})
					})
				})]
			})
		]
	});
});
function Pricing({ service, errors, onChange }) {
	const { id, name, pricingType } = service;
	if (pricingType === "simple") return /* @__PURE__ */ jsx(PriceField, {
		label: "Price",
		value: service.basePrice,
		path: `${id}.price`,
		error: errors[`${id}.price`],
		hint: "As you would write it: 899, from 99, 120/hour",
		onChange: (basePrice) => onChange({
			...service,
			basePrice
		})
	});
	if (pricingType === "options") return /* @__PURE__ */ jsx(PriceOptions, {
		serviceId: id,
		serviceName: name,
		value: service.options,
		errors,
		onChange: (options) => onChange({
			...service,
			options
		})
	});
	return /* @__PURE__ */ jsx("p", {
		className: "text-sm text-ink-soft",
		children: "Your AI does not quote a price for this. It offers to have you call back."
	});
}
/** A price as owners type it, and how the AI will say it. */
function PriceField(props) {
	const { label, value, path, error, hint, onChange } = props;
	const { spoken } = parsePrice(value);
	const said = spoken ? `Your AI says “${spoken}”` : hint;
	return /* @__PURE__ */ jsx(Field, {
		label,
		error,
		hint: said,
		children: (control) => /* @__PURE__ */ jsx(Input, {
			...control,
			"data-path": path,
			inputMode: "text",
			autoComplete: "off",
			placeholder: "0.00",
			className: "tabular",
			value: value === null || value === void 0 ? "" : String(value),
			onChange: ({ target }) => onChange(target.value)
		})
	});
}
/** Prices that depend: sedan, SUV, truck. */
function PriceOptions(props) {
	const { serviceId, serviceName, value, errors, onChange } = props;
	const missing = errors[`${serviceId}.options`];
	const [added, setAdded] = useState(null);
	const add = () => {
		const id = newId();
		setAdded(id);
		const name = freeName("Option Name", value.map((option) => option.name));
		onChange([...value, {
			id,
			name,
			price: ""
		}]);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [
			value.map((option, index) => /* @__PURE__ */ jsx(OptionRow, {
				option,
				errors,
				focused: option.id === added,
				onChange: (next) => onChange(value.with(index, next)),
				onRemove: () => onChange(value.toSpliced(index, 1))
			}, option.id)),
			/* @__PURE__ */ jsxs(Button, {
				variant: "outline",
				size: "small",
				className: "w-fit",
				"data-path": `${serviceId}.options`,
				"aria-label": `Add an option to ${serviceName}`,
				onClick: add,
				children: [/* @__PURE__ */ jsx(Plus, { "aria-hidden": true }), "Add an option"]
			}),
			/* @__PURE__ */ jsx(FieldError, { children: missing })
		]
	});
}
/** Its mistakes stand under the whole row: beside a narrow price there is no room for a sentence. */
function OptionRow({ option, errors, focused, onChange, onRemove }) {
	const { id, name, price } = option;
	const sentences = useId();
	const wrong = (field) => ({
		"data-path": `${id}.${field}`,
		"aria-invalid": errors[`${id}.${field}`] ? true : void 0,
		"aria-describedby": `${sentences}-${field}`
	});
	const { spoken } = parsePrice(price);
	return /* @__PURE__ */ jsxs("div", {
		"data-field": true,
		className: "grid gap-1.5",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "grid grid-cols-[1fr_7.5rem_auto] gap-2",
				children: [
					/* @__PURE__ */ jsx(Input, {
						...wrong("name"),
						"aria-label": "Option",
						autoFocus: focused,
						value: name,
						onFocus: ({ target }) => target.select(),
						onChange: ({ target }) => onChange({
							...option,
							name: target.value
						})
					}),
					/* @__PURE__ */ jsx(Input, {
						...wrong("price"),
						"aria-label": `Price of ${name || "this option"}`,
						autoComplete: "off",
						placeholder: "0.00",
						className: "tabular",
						value: price === null || price === void 0 ? "" : String(price),
						onChange: ({ target }) => onChange({
							...option,
							price: target.value
						})
					}),
					/* @__PURE__ */ jsx(Button, {
						variant: "ghost",
						size: "icon",
						"aria-label": `Remove ${name || "this option"}`,
						onClick: onRemove,
						children: /* @__PURE__ */ jsx(X, { "aria-hidden": true })
					})
				]
			}),
			spoken ? /* @__PURE__ */ jsxs("p", {
				className: "text-[0.8125rem] text-ink-soft",
				children: [
					"Your AI says “",
					spoken,
					"”"
				]
			}) : null,
			/* @__PURE__ */ jsx(FieldError, {
				id: `${sentences}-name`,
				children: errors[`${id}.name`]
			}),
			/* @__PURE__ */ jsx(FieldError, {
				id: `${sentences}-price`,
				children: errors[`${id}.price`]
			})
		]
	});
}
// src/components/knowledge/services-editor.tsx
/** The services with their prices: what the AI may quote, and what it may not. */
function ServicesEditor(props) {
	const { value, onChange, errors, trade, addLabel = "Add a service" } = props;
	const isTint = trade === trades.windowTint;
	const [added, setAdded] = useState(null);
	const { change, remove } = useItemEdits(value, onChange);
	const proposed = value.filter(isProposed);
	const add = (name) => {
		const service = newService(name);
		setAdded(service.id);
		onChange([...value, service]);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [
			proposed.length > 0 ? /* @__PURE__ */ jsxs("div", {
				className: "grid justify-items-start gap-2",
				children: [/* @__PURE__ */ jsx("p", {
					className: "text-sm text-ink-soft",
					children: proposed.length === 1 ? "One service was proposed for your trade. Callers are not told of it until you keep it." : `${proposed.length} services were proposed for your trade. Callers are not told of them until you keep them.`
				}), /* @__PURE__ */ jsxs(Button, {
					variant: "outline",
					size: "small",
					onClick: () => onChange(value.map(keepService)),
					children: [/* @__PURE__ */ jsx(Check, { "aria-hidden": true }), "Keep all"]
				})]
			}) : null,
			value.length > 0 ? /* @__PURE__ */ jsx("ul", {
				className: "grid gap-3",
				children: value.map((service) => /* @__PURE__ */ jsx("li", {
					className: drawnInView(value.length),
					children: /* @__PURE__ */ jsx(ServiceCard, {
						service,
						errors,
						focusName: service.id === added,
						onChange: change,
						onRemove: remove
					})
				}, service.id))
			}) : null,
			/* @__PURE__ */ jsx(AddItem, {
				count: value.length,
				what: "services",
				onAdd: () => add(freeName("New Service", namesOf(value))),
				children: addLabel
			}),
			trade && !isTint ? /* @__PURE__ */ jsx(Suggestions, {
				title: "Suggestions for your trade",
				names: trade.services,
				services: value,
				onAdd: add
			}) : null,
			trade && !isTint ? /* @__PURE__ */ jsxs("details", {
				className: "disclosure",
				children: [/* @__PURE__ */ jsx("summary", {
					className: "w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink",
					children: "Suggestions from a tint shop"
				}), /* @__PURE__ */ jsx("div", {
					className: "pt-3",
					children: /* @__PURE__ */ jsx(Suggestions, {
						names: serviceSuggestions,
						services: value,
						onAdd: add
					})
				})]
			}) : /* @__PURE__ */ jsx(Suggestions, {
				title: isTint ? "Suggestions" : "Suggestions from a tint shop",
				names: serviceSuggestions,
				services: value,
				onAdd: add
			})
		]
	});
}
function namesOf(items) {
	return items.map(({ name }) => name);
}
function newService(name) {
	return {
		id: newId(),
		name,
		pricingType: "simple",
		basePrice: "",
		options: [],
		source: "user"
	};
}
/** One tap adds one; what is in the list already cannot be added again. */
function Suggestions({ title, names, services, onAdd }) {
	const titleId = useId();
	const present = new Set(services.map(({ name }) => name.trim().toLowerCase()));
	return /* @__PURE__ */ jsxs("div", { children: [title ? /* @__PURE__ */ jsx("p", {
		id: titleId,
		className: "mb-2 text-sm font-medium",
		children: title
	}) : null, /* @__PURE__ */ jsx("ul", {
		"aria-labelledby": title ? titleId : void 0,
		"aria-label": title ? void 0 : "Suggestions from a tint shop",
		className: "flex flex-wrap gap-2",
		children: names.map((name) => {
			const there = present.has(name.toLowerCase());
			return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(Button, {
				variant: "outline",
				size: "small",
				disabled: there || services.length >= 500,
				onClick: () => onAdd(name),
				children: [
					there ? /* @__PURE__ */ jsx(Check, { "aria-hidden": true }) : /* @__PURE__ */ jsx(Plus, { "aria-hidden": true }),
					name,
					there ? /* @__PURE__ */ jsx("span", {
						className: "sr-only",
						children: ", added"
					}) : null
				]
			}) }, name);
		})
	})] });
}
export { tradeNamed as n, ServicesEditor as t };
