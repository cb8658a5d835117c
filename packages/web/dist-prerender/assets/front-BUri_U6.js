import { Q as buttonLook, Z as useTakenOver, d as FieldError, et as Arcs, h as Spinner, it as useAuth, l as setUpId, n as SkipLink, o as keepClaimToken, r as controlLook, s as keepOwnAgent, t as ThemeToggle, tt as Wordmark, u as Badge } from "./routes-CJ2fPVb.js";
import { Link } from "@tanstack/react-router";
import { createContext, useContext, useEffect, useId, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ArrowUp, CalendarDays, Car, Check, ChevronDown, Clock, House, Key, MessageSquareText, MessagesSquare, Phone, PhoneIncoming, PhoneMissed, Play, Receipt, Scissors, Search, SkipForward, UserPlus, Wrench } from "lucide-react";
import { clsx } from "clsx";
// src/features/landing/owner-questions.ts
/** What owners ask before they try it, for the page and for search engines. */
var ownerQuestions = [
	{
		asked: "Do I have to change my phone number?",
		answer: "No. Your number stays yours. Your carrier forwards the calls you do not pick up to your AI employee, and you can turn that off at any time."
	},
	{
		asked: "What does the AI tell callers?",
		answer: "Only what you entered: services, prices, hours, answers and notes. The rest it passes on."
	},
	{
		asked: "Will callers know that it is an AI?",
		answer: "Yes. It says so when it answers, and callers can ask for a person."
	},
	{
		asked: "Does it give prices?",
		answer: "It gives basic quotes from your price list. Where you would rather not say a price, it takes the details instead."
	},
	{
		asked: "How do I hear about a call?",
		answer: "By a summary once the call is over: who it was, what they need, what was quoted and what was promised. By text, email or both, once this site is set up to send them."
	},
	{
		asked: "Can it book appointments?",
		answer: "Yes, once you switch it on. It offers free times within your business hours, books the one the caller takes, and can move or cancel it later. Until then it notes the time the caller would like."
	},
	{
		asked: "What does it cost?",
		answer: "Setting up and training are free and need no credit card. The plans are on the pricing page; each begins with seven free days."
	}
];
// src/features/places/hire-panel.ts
/** How the box looks once a business is chosen. */
var panel = "relative isolate overflow-hidden rounded-card border border-line bg-surface p-6 shadow-float";
// src/features/places/ready-key.ts
/** Under which this tab keeps the employee that was made in it. */
var readyKey = "readyAgent";
/** Whether one was made in this tab; what it is, only the card knows to read. */
function hasReadyAgent() {
	try {
		return readyKey in sessionStorage;
	} catch {
		return false;
	}
}
// src/features/places/places-provider.ts
/** The directory cannot be used; the message is for a person. */
var PlacesUnavailable = class extends Error {};
/** Whether a place can become an agent: it needs a name and an id. */
function isUsablePlace(place) {
	return Boolean(place && isFilled(place.name) && isFilled(place.place_id));
}
/** What a place says under the first of these names that it knows; directories differ in them. */
function textOf(place, ...names) {
	return names.map((name) => place[name]).find(isFilled);
}
function isFilled(value) {
	return typeof value === "string" && value.trim() !== "";
}
// src/api/ask-installation.ts
/**
* What this installation says about itself, for pages that carry no API client; null where the server
* did not answer.
*/
async function askInstallation() {
	const response = await fetch("/api/config").catch(() => null);
	if (!response?.ok) return null;
	const answer = await response.json().catch(() => null);
	return typeof answer === "object" ? answer : null;
}
// src/features/places/sample-places.ts
/** Invented businesses, for an installation that has no directory of real ones. */
var samples = [
	sample("Harbourview Tint & Coatings", "4312 Juneau Street, Burnaby, BC", "604", "0107", "car_repair"),
	sample("Cedar & Comb Barbers", "118 Douglas Street, Victoria, BC", "250", "0118", "hair_care"),
	sample("Northside Plumbing", "77 Kipling Avenue, Toronto, ON", "416", "0123", "plumber"),
	sample("Prairie Spark Electric", "905 Portage Avenue, Winnipeg, MB", "204", "0131", "electrician"),
	sample("Salon Belle Rive", "88 rue Saint-Denis, Montréal, QC", "514", "0117", "beauty_salon"),
	sample("Bluenose Home Realty", "21 Spring Garden Road, Halifax, NS", "902", "0144", "real_estate_agency"),
	sample("Foothills Auto Glass", "640 Macleod Trail, Calgary, AB", "403", "0156", "car_repair"),
	sample("Lakehead Heating & Air", "12 Red River Road, Thunder Bay, ON", "807", "0168", "general_contractor")
];
function sample(name, address, area, line, kind) {
	return {
		place_id: `sample-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`,
		name,
		formatted_address: address,
		formatted_phone_number: `(${area}) 555-${line}`,
		types: [kind, "establishment"]
	};
}
/** Searches the samples alone. Needs no network. */
var samplePlaces = {
	open: async () => "samples",
	search: async (words, _signal, kind = "establishment") => {
		const wanted = plain(words).split(/\s+/).filter(Boolean);
		return samples.filter((place) => matches(place, wanted, kind)).map(suggestionAs(kind));
	},
	find: async (placeId) => samples.find((place) => place.place_id === placeId) ?? null
};
function matches(place, wanted, kind) {
	const { name, formatted_address: address } = place;
	const text = plain(kind === "address" ? address : `${name} ${address}`);
	return wanted.every((word) => text.includes(word));
}
function suggestionAs(kind) {
	return (place) => {
		const { place_id: placeId, name, formatted_address: address } = place;
		if (kind === "establishment") return {
			placeId,
			name,
			address,
			source: "samples"
		};
		const [street = address, ...town] = address.split(", ");
		return {
			placeId,
			name: street,
			address: town.join(", "),
			source: "samples"
		};
	};
}
/** Lower case without accents: "Montreal" finds Montréal. */
function plain(text) {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
// src/features/places/configured-places.ts
var choosing = null;
/**
* The directory this installation has: Google's where a key is set, the samples elsewhere. Nothing of
* it loads before someone searches.
*/
var configuredPlaces = {
	open: async () => (await chosen()).open(),
	search: async (...query) => (await chosen()).search(...query),
	find: async (placeId) => (await chosen()).find(placeId)
};
function chosen() {
	choosing ??= choose().catch((error) => {
		choosing = null;
		throw error;
	});
	return choosing;
}
async function choose() {
	const maps = await readGoogleMaps();
	if (!maps) return samplePlaces;
	const [{ googlePlaces }, { loadGoogleLibrary }] = await Promise.all([import("./google-places-DFgrydd.js"), import("./load-google-library-BMAknPs.js")]);
	return googlePlaces(() => loadGoogleLibrary(maps));
}
async function readGoogleMaps() {
	const config = await askInstallation();
	if (!config) throw new PlacesUnavailable("Failed to load address lookup. Please try again later.");
	const [key, url] = [Reflect.get(config, "googleMapsKey"), Reflect.get(config, "googleMapsUrl")];
	return typeof key === "string" && key && typeof url === "string" ? {
		key,
		url
	} : null;
}
// src/features/places/place-combobox.tsx
/** A box with a list of places under it: arrow keys move, Enter chooses, Escape closes. Enter on none goes to the first. */
function PlaceCombobox(props) {
	const { kind, value, onType, found, onChoose, free = false, listLook, className, ...rest } = props;
	const { suggestions, answered, source, searching } = found;
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const listId = useId();
	const optionId = (index) => `${listId}-${index}`;
	const worthShowing = suggestions.length > 0 || !free && (answered !== null || searching);
	const showing = open && value.trim() !== "" && worthShowing;
	const choosing = useRef(false);
	const choose = async (index) => {
		if (choosing.current) return;
		choosing.current = true;
		try {
			if (index >= 0) setOpen(false);
			setActive(-1);
			await onChoose(suggestions[index]);
		} finally {
			choosing.current = false;
		}
	};
	const onKeyDown = (event) => {
		const step = {
			ArrowDown: 1,
			ArrowUp: -1
		}[event.key];
		if (step && suggestions.length > 0) {
			event.preventDefault();
			setOpen(true);
			setActive(((active === -1 && step === -1 ? 0 : active) + step + suggestions.length) % suggestions.length);
		} else if (event.key === "Enter" && !(free && (active === -1 || !showing))) {
			event.preventDefault();
			if (showing && active === -1 && suggestions.length > 0) setActive(0);
			else choose(active);
		} else if (event.key === "Escape") setOpen(false);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "relative",
		children: [/* @__PURE__ */ jsx("input", {
			role: "combobox",
			"aria-expanded": showing,
			"aria-controls": listId,
			"aria-autocomplete": "list",
			"aria-activedescendant": showing && active >= 0 ? optionId(active) : void 0,
			autoComplete: "off",
			...rest,
			value,
			onChange: ({ target }) => {
				onType(target.value);
				setActive(-1);
				setOpen(true);
			},
			onKeyDown,
			onFocus: () => setOpen(true),
			onClick: () => setOpen(true),
			onBlur: () => setOpen(false),
			className: clsx(controlLook, className)
		}), showing ? /* @__PURE__ */ jsx(PlaceOptions, {
			kind,
			listId,
			optionId,
			suggestions,
			source,
			searching,
			...listLook,
			active,
			onChoose: choose,
			onPoint: setActive
		}) : null]
	});
}
/** Where only samples are known, an owner who looks for a real business is told so. */
var unknown = {
	google: "No business by that name.",
	samples: "Only sample businesses are listed here, and none has that name."
};
var optionsLook = "mt-2 rounded-card border border-line bg-surface text-sm shadow-float";
var overPage = "absolute inset-x-0 top-full z-20";
/** The list under the box. The keyboard stays in the box; this only follows it. */
function PlaceOptions(props) {
	const { kind, listId, suggestions, source, searching, inFlow = false } = props;
	const { otherwise = "start setup manually below" } = props;
	if (suggestions.length === 0) return /* @__PURE__ */ jsx("p", {
		id: listId,
		role: "status",
		className: clsx(optionsLook, !inFlow && overPage, "animate-appear px-4 py-4 text-ink-soft", searching && "[animation-delay:400ms]"),
		children: searching ? "Looking it up..." : /* @__PURE__ */ jsxs(Fragment, { children: [
			unknown[source ?? "google"],
			" Try fewer words, or ",
			otherwise,
			"."
		] })
	});
	return /* @__PURE__ */ jsxs("div", {
		className: clsx(optionsLook, !inFlow && overPage, "animate-rise p-1"),
		children: [/* @__PURE__ */ jsx("div", {
			id: listId,
			role: "listbox",
			"aria-label": kind === "address" ? "Addresses" : "Businesses",
			className: "max-h-80 overflow-y-auto",
			children: suggestions.map((place, index) => /* @__PURE__ */ jsx(PlaceOption, {
				place,
				index,
				...props
			}, place.placeId))
		}), suggestions.some(({ source }) => source === "google") ? /* @__PURE__ */ jsxs("p", {
			"aria-hidden": true,
			className: "px-3 pt-1 pb-2 text-right text-xs text-ink-soft",
			children: ["Powered by ", /* @__PURE__ */ jsx("span", {
				translate: "no",
				children: "Google Maps"
			})]
		}) : null]
	});
}
function PlaceOption({ place, index, optionId, active, onChoose, onPoint }) {
	return /* @__PURE__ */ jsxs("div", {
		id: optionId(index),
		role: "option",
		tabIndex: -1,
		"aria-selected": index === active,
		onPointerMove: () => onPoint(index),
		onPointerDown: (event) => {
			event.preventDefault();
			onChoose(index);
		},
		className: clsx("flex cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2.5", index === active && "bg-sunken"),
		children: [/* @__PURE__ */ jsxs("span", {
			className: "min-w-0",
			children: [/* @__PURE__ */ jsx("span", {
				className: "block truncate font-medium",
				children: place.name
			}), /* @__PURE__ */ jsx("span", {
				className: "block truncate text-ink-soft",
				children: place.address
			})]
		}), place.source === "samples" ? /* @__PURE__ */ jsx(Badge, { children: "Sample" }) : null]
	});
}
var pauseMs = 180;
var unavailable$1 = "Failed to load address lookup. Please try again later.";
var nothing = {
	suggestions: [],
	answered: null,
	source: null,
	failure: null
};
/** Looks up `words` once typing pauses; a search that is overtaken is dropped. */
function usePlaceSearch(places, words, kind) {
	const [state, setState] = useState(nothing);
	const wanted = words.trim();
	useEffect(() => {
		if (!wanted) {
			setState(nothing);
			return;
		}
		const overtaken = new AbortController();
		const timer = setTimeout(async () => {
			try {
				const source = await places.open();
				const suggestions = await places.search(wanted, overtaken.signal, kind);
				if (!overtaken.signal.aborted) setState({
					suggestions,
					answered: wanted,
					source,
					failure: null
				});
			} catch (error) {
				if (overtaken.signal.aborted) return;
				const failure = error instanceof PlacesUnavailable ? error.message : unavailable$1;
				setState({
					...nothing,
					failure
				});
			}
		}, pauseMs);
		return () => {
			clearTimeout(timer);
			overtaken.abort();
		};
	}, [
		places,
		wanted,
		kind
	]);
	const searching = wanted !== "" && state.answered !== wanted && state.failure === null;
	return {
		...state,
		searching
	};
}
// src/features/places/usable-place.ts
var notChosen = "Please select a valid business from the suggestions.";
var unavailable = "Failed to load address lookup. Please try again later.";
/**
* Everything known about a suggestion, so that an agent can be made of it.
* @throws PlacesUnavailable where none was chosen, where it lacks a name or an id, and where it
* cannot be fetched
*/
async function usablePlace(places, suggestion) {
	const place = suggestion ? await findPlace(places, suggestion.placeId) : null;
	if (!isUsablePlace(place)) throw new PlacesUnavailable(notChosen);
	return place;
}
async function findPlace(places, placeId) {
	try {
		return await places.find(placeId);
	} catch (error) {
		throw error instanceof PlacesUnavailable ? error : new PlacesUnavailable(unavailable, { cause: error });
	}
}
// src/features/places/place-search.tsx
var webAddress = /^\s*(https?:\/\/|www\.)\S|^\s*[\w-]+(\.[\w-]+)*\.(ca|com|net|org|biz|shop|quebec)(\/\S*)?\s*$/i;
/** Finds a business in the directory, and says why where it cannot. */
function PlaceSearch(props) {
	const { places, onSelect, label = "Find your business", placeholder, prominent } = props;
	const [words, setWords] = useState(props.initialWords ?? "");
	const [mistake, setMistake] = useState(null);
	const found = usePlaceSearch(places, words, "establishment");
	const id = useId();
	const box = useRef(null);
	const problem = mistake ?? found.failure;
	useEffect(() => {
		if (found.suggestions.length > 0) setMistake(null);
	}, [found.suggestions]);
	const choose = async (suggestion) => {
		try {
			onSelect(await usablePlace(places, suggestion));
		} catch (error) {
			if (!(error instanceof PlacesUnavailable)) throw error;
			setMistake(error.message);
		}
	};
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsx("label", {
			htmlFor: id,
			className: "mb-2 block text-sm font-medium",
			children: label
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "relative",
			children: [/* @__PURE__ */ jsx(PlaceCombobox, {
				id,
				ref: box,
				kind: "establishment",
				value: words,
				onType: (typed) => {
					setWords(typed);
					props.onWords?.(typed);
					setMistake(null);
				},
				found,
				onChoose: choose,
				placeholder,
				"aria-describedby": problem ? `${id}-error` : void 0,
				"aria-invalid": mistake ? true : void 0,
				listLook: props.listLook,
				className: clsx("text-base", prominent ? "h-16 pr-18 pl-5 shadow-float" : "h-11 pr-3 pl-12 sm:text-sm")
			}), prominent ? /* @__PURE__ */ jsx("button", {
				type: "button",
				"aria-label": "Search",
				onPointerDown: (event) => event.preventDefault(),
				onClick: () => {
					box.current?.focus();
					box.current?.click();
				},
				className: buttonLook({
					variant: "accent",
					size: "icon-large",
					className: "absolute top-2 right-2 z-1"
				}),
				children: /* @__PURE__ */ jsx(Search, { "aria-hidden": true })
			}) : /* @__PURE__ */ jsx(Search, {
				"aria-hidden": true,
				className: "pointer-events-none absolute top-3 left-4 z-1 size-5 text-ink-soft"
			})]
		}),
		/* @__PURE__ */ jsx("p", {
			role: "status",
			className: "mt-2 text-sm text-ink-soft empty:hidden",
			children: webAddress.test(words) ? props.ofWebAddress : null
		}),
		/* @__PURE__ */ jsx("div", {
			className: "mt-2 empty:hidden",
			children: /* @__PURE__ */ jsx(FieldError, {
				id: `${id}-error`,
				children: problem
			})
		})
	] });
}
// src/components/scroll-region.tsx
/** How near the end counts as reading along, in pixels. */
var nearEnd = 96;
/** A region that scrolls must be reachable by keyboard, and not every browser sees to that. */
var reachable = { tabIndex: 0 };
/** A box that follows what is added at its end, unless its reader has scrolled back. */
function ScrollRegion({ label, className, follows = true, children }) {
	const box = useRef(null);
	const following = useRef(true);
	useEffect(() => {
		if (follows && following.current) box.current?.scrollTo({ top: box.current.scrollHeight });
	});
	const noteReader = ({ currentTarget }) => {
		const { scrollHeight, scrollTop, clientHeight } = currentTarget;
		following.current = scrollHeight - scrollTop - clientHeight < nearEnd;
	};
	return /* @__PURE__ */ jsx("section", {
		ref: box,
		"aria-label": label,
		onScroll: noteReader,
		className: `overflow-y-auto ${className}`,
		...reachable,
		children
	});
}
// src/components/ui/accordion.tsx
var GroupName = createContext(void 0);
/**
* A list of sections of which at most one is open. Native disclosure: it works before any script
* has arrived, find-in-page opens a section, and what was typed in a closed one stays.
*/
function Accordion({ className, children }) {
	const name = useId();
	return /* @__PURE__ */ jsx(GroupName, {
		value: name,
		children: /* @__PURE__ */ jsx("div", {
			className: clsx("divide-y divide-line border-y border-line", className),
			children
		})
	});
}
function AccordionItem({ title, aside, open, onToggle, children }) {
	const name = useContext(GroupName);
	return /* @__PURE__ */ jsxs("details", {
		name,
		open,
		onToggle: (event) => onToggle?.(event.currentTarget.open),
		className: "disclosure",
		children: [/* @__PURE__ */ jsxs("summary", {
			className: "flex list-none items-center justify-between gap-4 rounded-control py-4 transition-colors hover:text-primary [&::-webkit-details-marker]:hidden",
			children: [/* @__PURE__ */ jsx("h3", {
				className: "text-base font-medium",
				children: title
			}), /* @__PURE__ */ jsxs("span", {
				className: "flex shrink-0 items-center gap-3 text-sm text-ink-soft",
				children: [aside, /* @__PURE__ */ jsx(ChevronDown, {
					"aria-hidden": true,
					className: "size-5 transition-transform duration-200 [details[open]>summary_&]:rotate-180"
				})]
			})]
		}), /* @__PURE__ */ jsx("div", {
			className: "pb-5 leading-relaxed text-ink-soft",
			children
		})]
	});
}
// src/components/public-frame/public-frame.tsx
/** The frame of every public page: header, the page, footer. */
function PublicFrame({ children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "relative isolate flex min-h-dvh flex-col overflow-x-clip",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsx(PublicHeader, {}),
			/* @__PURE__ */ jsx("main", {
				id: "main",
				tabIndex: -1,
				className: "flex-1",
				children
			}),
			/* @__PURE__ */ jsx(PublicFooter, {})
		]
	});
}
/**
* The narrow centred column that pages other than the front page stand in. The arcs come in from the
* right, below the header.
*/
function PageColumn({ wide, children }) {
	useTakenOver();
	return /* @__PURE__ */ jsxs("div", {
		className: `mx-auto w-full px-4 py-10 sm:py-16 ${wide ? "max-w-6xl sm:px-6" : "max-w-2xl"}`,
		children: [/* @__PURE__ */ jsx(Arcs, { className: "absolute top-[-14rem] right-[-31rem] -z-10 size-[62rem] mask-[linear-gradient(transparent_19rem,black_34rem)] text-line" }), children]
	});
}
var navLink = "rounded-control px-1 py-2 text-sm text-ink-soft sm:px-3 transition-colors hover:text-ink data-[status=active]:font-bold data-[status=active]:text-ink";
/** Where whoever is here finds their account. */
function AccountLink({ className }) {
	const { isAuthenticated } = useAuth();
	return /* @__PURE__ */ jsx(Link, {
		to: isAuthenticated ? "/admin" : "/login",
		className,
		children: isAuthenticated ? "Dashboard" : "Login"
	});
}
function PublicHeader() {
	return /* @__PURE__ */ jsxs("header", {
		className: "mx-auto flex w-full max-w-6xl items-center justify-between gap-1 px-3 py-4 sm:px-6",
		children: [/* @__PURE__ */ jsx(Link, {
			to: "/",
			className: "rounded-control",
			"aria-label": "Second Ring, front page",
			children: /* @__PURE__ */ jsx(Wordmark, {})
		}), /* @__PURE__ */ jsxs("nav", {
			"aria-label": "Main",
			className: "flex items-center sm:gap-1",
			children: [
				/* @__PURE__ */ jsx(Link, {
					to: "/pricing",
					className: navLink,
					children: "Pricing"
				}),
				/* @__PURE__ */ jsx(Link, {
					to: "/contact",
					className: navLink,
					children: "Contact"
				}),
				/* @__PURE__ */ jsx(AccountLink, { className: navLink }),
				/* @__PURE__ */ jsx("span", {
					className: "hidden sm:block",
					children: /* @__PURE__ */ jsx(ThemeToggle, {})
				})
			]
		})]
	});
}
var footerLink = "hover:text-ink hover:underline underline-offset-4";
function PublicFooter() {
	return /* @__PURE__ */ jsx("footer", {
		className: "mt-16 border-t border-line bg-paper/70",
		children: /* @__PURE__ */ jsxs("div", {
			className: "mx-auto flex max-w-6xl flex-col gap-8 px-4 py-10 sm:flex-row sm:items-end sm:justify-between sm:px-6",
			children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Wordmark, {}), /* @__PURE__ */ jsx("p", {
				className: "mt-2 max-w-xs text-sm text-ink-soft",
				children: "The AI employee that picks up by the second ring."
			})] }), /* @__PURE__ */ jsxs("div", {
				className: "text-sm text-ink-soft sm:text-right",
				children: [/* @__PURE__ */ jsxs("nav", {
					"aria-label": "Footer",
					className: "flex flex-wrap gap-x-5 gap-y-2 sm:justify-end",
					children: [
						/* @__PURE__ */ jsx(Link, {
							to: "/pricing",
							className: footerLink,
							children: "Pricing"
						}),
						/* @__PURE__ */ jsx(Link, {
							to: "/onboard",
							className: footerLink,
							children: "Set up"
						}),
						/* @__PURE__ */ jsx(Link, {
							to: "/contact",
							className: footerLink,
							children: "Contact"
						}),
						/* @__PURE__ */ jsx(AccountLink, { className: footerLink })
					]
				}), /* @__PURE__ */ jsxs("p", {
					className: "mt-3 flex items-center gap-2 sm:justify-end",
					children: ["© Second Ring", /* @__PURE__ */ jsx("span", {
						className: "sm:hidden",
						children: /* @__PURE__ */ jsx(ThemeToggle, {})
					})]
				})]
			})]
		})
	});
}
// \0virtual:demo-call
var demonstration = {
	"shopName": "Harbourview Tint & Coatings",
	"suvPrice": 399,
	"call": {
		"lines": [
			{
				"place": 0,
				"speaker": "agent",
				"words": "Thanks for calling Harbourview Tint & Coatings. I'm the AI assistant here. How can I help?",
				"facts": []
			},
			{
				"place": 1,
				"speaker": "caller",
				"words": "Hi, how much is it to tint an SUV?",
				"facts": []
			},
			{
				"place": 2,
				"speaker": "agent",
				"words": "Full Window Tint for an SUV is $399. Would you like to set up a time for that?",
				"facts": [{
					"kind": "option",
					"id": "suv",
					"label": "Full Window Tint: SUV $399"
				}]
			},
			{
				"place": 3,
				"speaker": "caller",
				"words": "Great. Could I bring it in on Thursday morning?",
				"facts": []
			},
			{
				"place": 4,
				"speaker": "agent",
				"words": "Thursday, December 3, in the morning, got it. We're open 9 AM to 5 PM on Thursday, December 3. I can't see the appointment book from here, but I'll put that down and the team will confirm it. Could I get your name?",
				"facts": [{
					"kind": "hours",
					"id": "hours",
					"label": "Hours"
				}]
			},
			{
				"place": 5,
				"speaker": "caller",
				"words": "Sure, it is Dana Whitfield, 604 555 0188.",
				"facts": []
			},
			{
				"place": 6,
				"speaker": "agent",
				"words": "Thanks, Dana. I've put down Full Window Tint (an SUV) for Thursday, December 3, in the morning, and the team will call to confirm. I have your number as 604, 555, 0188. Is that right?",
				"facts": []
			},
			{
				"place": 7,
				"speaker": "caller",
				"words": "Yes, that is right. Thanks, bye.",
				"facts": []
			},
			{
				"place": 8,
				"speaker": "agent",
				"words": "That's all noted, Dana. I'll pass everything on. Thanks for calling Harbourview Tint & Coatings. Goodbye.",
				"facts": []
			}
		],
		"summary": "Dana Whitfield · 604-555-0188 · wants to book Full Window Tint (SUV) for Thu Dec 3, morning · quoted $399 · PROMISED confirm the booking",
		"ended": false
	}
};
// src/features/landing/demo-controls.tsx
/** What a visitor can do with the call: ask, change a price, let it play. */
function DemoControls({ demo }) {
	const { play, showWhole, prepare, playing, loading, failure } = demo;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2 px-2 pt-2.5 pb-4",
		children: [
			/* @__PURE__ */ jsx(Question, { demo }),
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center justify-between gap-2",
				children: [/* @__PURE__ */ jsx(Price, { demo }), /* @__PURE__ */ jsxs("button", {
					type: "button",
					onClick: playing ? showWhole : play,
					onFocus: prepare,
					onPointerEnter: prepare,
					disabled: loading,
					className: buttonLook({
						variant: "ghost",
						size: "small"
					}),
					children: [playing ? /* @__PURE__ */ jsx(SkipForward, { "aria-hidden": true }) : /* @__PURE__ */ jsx(Play, { "aria-hidden": true }), playing ? "Show the whole call" : "Play the call"]
				})]
			}),
			/* @__PURE__ */ jsx(FieldError, { children: failure })
		]
	});
}
function Question({ demo: { ask, prepare, loading } }) {
	const [words, setWords] = useState("");
	const id = useId();
	const submit = async (event) => {
		event.preventDefault();
		const question = words.trim();
		if (question && !loading && await ask(question)) setWords("");
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		className: "relative",
		children: [
			/* @__PURE__ */ jsx("label", {
				htmlFor: id,
				className: "sr-only",
				children: "Ask the AI employee yourself"
			}),
			/* @__PURE__ */ jsx("input", {
				id,
				value: words,
				onChange: ({ target }) => setWords(target.value),
				onFocus: prepare,
				maxLength: 300,
				autoComplete: "off",
				enterKeyHint: "send",
				placeholder: "Ask it: are you open Saturday?",
				className: `${controlLook} h-11 rounded-full pr-12 pl-4 text-base sm:text-sm`
			}),
			/* @__PURE__ */ jsx("button", {
				type: "submit",
				"aria-label": "Ask",
				className: buttonLook({
					size: "icon-small",
					className: "absolute top-1.5 right-1.5 rounded-full"
				}),
				children: /* @__PURE__ */ jsx(ArrowUp, { "aria-hidden": true })
			})
		]
	});
}
var highestPrice = 99999;
function Price({ demo: { suvPrice, changePrice, prepare } }) {
	const [typed, setTyped] = useState(String(suvPrice));
	const id = useId();
	const change = (value) => {
		setTyped(value);
		const price = Number(value);
		if (Number.isInteger(price) && price > 0 && price <= highestPrice) changePrice(price);
	};
	return /* @__PURE__ */ jsxs("label", {
		htmlFor: id,
		className: "flex items-center gap-1.5 pl-2 text-xs whitespace-nowrap text-ink-soft",
		children: ["SUV price $", /* @__PURE__ */ jsx("input", {
			id,
			value: typed,
			onChange: ({ target }) => change(target.value),
			onFocus: prepare,
			onBlur: () => setTyped(String(suvPrice)),
			inputMode: "numeric",
			autoComplete: "off",
			maxLength: 5,
			className: `${controlLook} tabular h-8 max-w-18 px-2 text-base text-ink sm:text-sm`
		})]
	});
}
// src/features/landing/use-demo-call.ts
var afterRingingMs = 900;
var perWordMs = 120;
var perLineMs = 900;
var loadConversation = () => import("./demo-call-DsjW6Sk.js");
var unreachable$1 = "The conversation could not be loaded. Check your connection and try once more.";
/**
* The call of the front page. It plays by itself once `phone` is in sight; who prefers stillness has
* it whole. At first it is the one held while the pages were built; from a visitor's first movement
* on, the conversation itself runs in the page.
*/
function useDemoCall(phone) {
	const [demo, setDemo] = useState(asBuilt);
	const { suvPrice, call, shown, begun } = demo;
	const playing = begun && shown < call.lines.length;
	useEffect(() => {
		const begin = () => setDemo((before) => ({
			...before,
			begun: true
		}));
		if (prefersStillness() || !phone.current) return begin();
		setDemo((before) => ({
			...before,
			shown: 0
		}));
		return onSight(phone.current, begin);
	}, [phone]);
	useEffect(() => onFirstMovement(() => void holdLive(setDemo)), []);
	useEffect(() => {
		if (!playing) return;
		const timer = setTimeout(() => setDemo((before) => ({
			...before,
			shown: before.shown + 1
		})), pauseBefore(call, shown));
		return () => clearTimeout(timer);
	}, [
		playing,
		call,
		shown
	]);
	const show = async (next) => {
		setDemo((before) => ({
			...before,
			loading: true,
			failure: null
		}));
		try {
			const changed = next(await loadConversation());
			setDemo((before) => ({
				...before,
				...changed,
				live: true,
				loading: false
			}));
			return true;
		} catch (error) {
			console.warn("The conversation could not be loaded:", error);
			setDemo((before) => ({
				...before,
				loading: false,
				failure: unreachable$1
			}));
			return false;
		}
	};
	return {
		...demo,
		playing,
		play: () => {
			show(({ holdDemoCall }) => {
				const held = holdDemoCall(suvPrice, Date.now());
				return {
					call: held,
					shown: prefersStillness() ? held.lines.length : 0,
					begun: true,
					asked: true,
					own: null
				};
			});
		},
		showWhole: () => setDemo((before) => ({
			...before,
			shown: before.call.lines.length
		})),
		changePrice: (price) => {
			show(({ holdDemoCall }) => {
				const held = holdDemoCall(price, Date.now());
				return {
					suvPrice: price,
					call: held,
					shown: held.lines.length,
					begun: true,
					own: null
				};
			});
		},
		ask: (words) => show(({ answerDemo, sayToDemo, demoCallOf }) => {
			const own = sayToDemo(demo.own ?? answerDemo(suvPrice, Date.now()), words, Date.now());
			const said = demoCallOf(own);
			return {
				call: said,
				shown: said.lines.length,
				begun: true,
				asked: true,
				own
			};
		}),
		prepare: () => {
			loadConversation().catch(() => {});
		}
	};
}
function asBuilt() {
	const { suvPrice, call } = demonstration;
	return {
		suvPrice,
		call,
		shown: call.lines.length,
		begun: false,
		asked: false,
		live: false,
		own: null,
		loading: false,
		failure: null
	};
}
/** Holds the call in the page, as of today, in place of the built one; as far as it has been said. */
async function holdLive(setDemo) {
	try {
		const { holdDemoCall } = await loadConversation();
		setDemo((before) => {
			if (before.live) return before;
			const held = holdDemoCall(before.suvPrice, Date.now());
			const whole = before.shown === before.call.lines.length;
			return {
				...before,
				live: true,
				call: held,
				shown: whole ? held.lines.length : before.shown
			};
		});
	} catch (error) {
		console.warn("The conversation could not be loaded:", error);
	}
}
/** How long the line before this one takes to say. */
function pauseBefore(call, shown) {
	const before = call.lines[shown - 1];
	if (!before) return afterRingingMs;
	return perLineMs + before.words.split(/\s+/).length * perWordMs;
}
function prefersStillness() {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
var movements = [
	"pointermove",
	"pointerdown",
	"keydown",
	"scroll",
	"touchstart"
];
/** How much of an element has to be seen for it to be in sight. */
var inSight = .4;
/** Calls once, when the element is first in sight. Returns a function that stops the watch. */
function onSight(element, call) {
	const observer = new IntersectionObserver((entries) => {
		if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
		observer.disconnect();
		call();
	}, { threshold: inSight });
	observer.observe(element);
	return () => observer.disconnect();
}
/**
* Calls once, when the page has nothing to do after its visitor first moved, pressed or scrolled.
* Returns a function that stops the watch.
*/
function onFirstMovement(call) {
	const stop = () => {
		for (const movement of movements) removeEventListener(movement, hear);
	};
	const hear = () => {
		stop();
		if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: 2e3 });
		else setTimeout(call, 200);
	};
	for (const movement of movements) addEventListener(movement, hear, { passive: true });
	return stop;
}
// src/features/landing/demo-phone.tsx
/** A real conversation with the sample shop, to read, to play, to change and to take part in. */
function DemoPhone() {
	const phone = useRef(null);
	const demo = useDemoCall(phone);
	const { call, shown, own, playing, begun, asked } = demo;
	return /* @__PURE__ */ jsxs("div", {
		className: "relative mx-auto w-full max-w-md",
		children: [
			/* @__PURE__ */ jsx(Arcs, { className: "absolute top-[42%] left-1/2 -z-10 size-[62rem] max-w-none -translate-1/2 text-line" }),
			/* @__PURE__ */ jsxs("section", {
				ref: phone,
				"aria-label": "A demonstration call",
				className: "relative rounded-[22px] border border-line bg-surface p-2 shadow-float",
				children: [
					/* @__PURE__ */ jsx(PhoneHeader, { demo }),
					/* @__PURE__ */ jsx(ScrollRegion, {
						label: "What is said",
						follows: playing || own !== null,
						className: "h-[19rem] rounded-[14px] bg-sunken p-4 sm:h-[21rem]",
						children: /* @__PURE__ */ jsx(DemoLines, {
							lines: call.lines.slice(0, shown),
							rising: playing || own !== null,
							announced: asked,
							awaiting: !begun
						})
					}),
					/* @__PURE__ */ jsx(DemoControls, { demo })
				]
			}),
			/* @__PURE__ */ jsx(OwnerMessage, {
				words: call.summary,
				hidden: shown < call.lines.length,
				awaiting: !begun,
				unfinished: own !== null && !call.ended
			})
		]
	});
}
function PhoneHeader({ demo }) {
	const inCall = demo.playing || demo.own !== null && !demo.call.ended;
	return /* @__PURE__ */ jsxs("header", {
		className: "flex items-center gap-3 px-4 py-3",
		children: [/* @__PURE__ */ jsxs("span", {
			className: "relative grid size-10 shrink-0 place-items-center",
			children: [inCall ? /* @__PURE__ */ jsx("span", {
				"aria-hidden": true,
				className: "absolute inset-0 animate-ring-out rounded-full border-2 border-primary"
			}) : null, /* @__PURE__ */ jsx("span", {
				className: clsx("relative grid size-10 place-items-center rounded-full", inCall ? "bg-primary text-on-primary" : "bg-primary-wash text-primary"),
				children: /* @__PURE__ */ jsx(Phone, {
					"aria-hidden": true,
					className: "size-4.5"
				})
			})]
		}), /* @__PURE__ */ jsxs("div", {
			className: "min-w-0 flex-1",
			children: [/* @__PURE__ */ jsx("p", {
				className: "truncate text-sm font-semibold",
				children: demonstration.shopName
			}), /* @__PURE__ */ jsxs("p", {
				className: "text-xs text-ink-soft",
				children: ["Sample shop · ", statusOf(demo)]
			})]
		})]
	});
}
function statusOf({ own, playing, shown, call }) {
	if (playing) return shown === 0 ? "Ringing…" : "AI employee on the line";
	if (own) return call.ended ? "Call ended" : "Your call";
	return "A whole call, word for word";
}
/** What has been said, and under each answer the facts it rests on. */
function DemoLines({ lines, rising, announced, awaiting }) {
	return /* @__PURE__ */ jsx("ol", {
		"aria-live": announced ? "polite" : void 0,
		className: clsx("grid content-start gap-3", awaiting && "awaits-application"),
		children: lines.map((line) => /* @__PURE__ */ jsx(Line, {
			line,
			rising
		}, line.place))
	});
}
function Line({ line, rising }) {
	const caller = line.speaker === "caller";
	return /* @__PURE__ */ jsxs("li", {
		className: clsx("max-w-[86%]", rising && "animate-rise", caller && "justify-self-end"),
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: caller ? "Caller: " : "AI employee: "
			}),
			/* @__PURE__ */ jsx("p", {
				className: clsx("rounded-[14px] px-3.5 py-2 text-[0.9375rem] leading-snug break-words", caller ? "rounded-tr-sm bg-primary text-on-primary" : "rounded-tl-sm bg-surface"),
				children: line.words
			}),
			line.facts.length > 0 ? /* @__PURE__ */ jsx("p", {
				className: "mt-1.5 flex flex-wrap gap-1",
				children: line.facts.map((fact) => /* @__PURE__ */ jsx("span", {
					className: "rounded-full bg-accent-wash px-2 py-0.5 text-[0.6875rem] text-ink",
					children: fact.label
				}, `${fact.kind}:${fact.id}`))
			}) : null
		]
	});
}
/** The owner's text message, sliding out from under the phone. */
function OwnerMessage({ words, hidden, awaiting, unfinished }) {
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": "The owner's text message",
		className: clsx("relative z-10 mx-4 -mt-3 min-h-28 rounded-card border border-accent bg-accent-wash p-4 shadow-float transition-[opacity,transform] duration-250 ease-out sm:-mr-6 sm:ml-10", awaiting && "awaits-application", hidden && "invisible -translate-y-3 opacity-0"),
		children: [/* @__PURE__ */ jsxs("p", {
			className: "flex items-center gap-2 text-xs font-semibold",
			children: [/* @__PURE__ */ jsx(MessageSquareText, {
				"aria-hidden": true,
				className: "size-4"
			}), unfinished ? "What the owner would read now" : "The owner reads this seconds later"]
		}), /* @__PURE__ */ jsx("p", {
			className: "mt-1.5 text-sm leading-snug break-words whitespace-pre-line",
			children: words
		})]
	});
}
// src/features/landing/offered-features.ts
/** What the AI employee does on a call. */
var features = [
	{
		name: "Answers 24/7",
		text: "Evenings, weekends, holidays and the third call at once: it is there for them.",
		icon: Clock
	},
	{
		name: "Captures leads",
		text: "Name, number, what they need and when it suits them, asked for the way a person would.",
		icon: UserPlus
	},
	{
		name: "Answers FAQs",
		text: "Hours, parking, warranty, payment: answered from what you entered, never made up.",
		icon: MessagesSquare
	},
	{
		name: "Gives basic quotes",
		text: "Prices come from your own list. What you would rather not say on the phone stays unsaid.",
		icon: Receipt
	},
	{
		name: "Sends call summaries",
		text: "By text, email or both, once this site is set up to send them. Short enough to read between two jobs.",
		icon: MessageSquareText
	},
	{
		name: "Booking appointments",
		text: "With the tool you already use. Today, once you switch it on, it books free times within your business hours; else it notes the time the caller would like.",
		icon: CalendarDays,
		mark: "coming soon"
	}
];
// src/features/landing/landing-page.tsx
/** The front page. `businessSearch` is the search box of the hero. */
function LandingPage({ businessSearch }) {
	useTakenOver();
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Hero, { businessSearch }),
		/* @__PURE__ */ jsx(ProblemAndSolution, {}),
		/* @__PURE__ */ jsx(Industries, {}),
		/* @__PURE__ */ jsx(OfferedFeatures, {}),
		/* @__PURE__ */ jsx(Steps, {}),
		/* @__PURE__ */ jsx(Questions, {}),
		/* @__PURE__ */ jsx(FinalCall, {})
	] });
}
var promises = [
	"Free to set up",
	"About 5 minutes",
	"No credit card"
];
function Hero({ businessSearch }) {
	return /* @__PURE__ */ jsxs("section", {
		className: "mx-auto grid max-w-6xl grid-cols-1 gap-12 px-4 pt-8 pb-14 sm:px-6 sm:pt-14 lg:grid-cols-[1.1fr_0.9fr] lg:gap-16 lg:pb-20",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "lg:pt-20",
			children: [
				/* @__PURE__ */ jsx("h1", {
					className: "text-[2.6rem] leading-[1.02] font-extrabold tracking-[-0.03em] sm:text-6xl",
					children: "Your business is not a call center"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-5 max-w-lg text-lg leading-relaxed text-ink-soft",
					children: "Your AI employee picks up by the second ring when you can't. It answers questions, gives prices from your list, takes the caller's details and tells you what matters."
				}),
				/* @__PURE__ */ jsx("div", {
					className: "mt-8 max-w-lg",
					children: businessSearch
				}),
				/* @__PURE__ */ jsx("ul", {
					className: "mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft",
					children: promises.map((promise) => /* @__PURE__ */ jsxs("li", {
						className: "flex items-center gap-1.5",
						children: [/* @__PURE__ */ jsx(Check, {
							"aria-hidden": true,
							className: "size-4 text-primary"
						}), promise]
					}, promise))
				})
			]
		}), /* @__PURE__ */ jsx(DemoPhone, {})]
	});
}
function ProblemAndSolution() {
	return /* @__PURE__ */ jsx(Section, {
		id: "problem",
		title: "The phone rings while your hands are full",
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-4 md:grid-cols-2 md:gap-6",
			children: [/* @__PURE__ */ jsxs("article", {
				className: "rounded-card border border-line bg-sunken p-6 sm:p-8",
				children: [
					/* @__PURE__ */ jsx(PhoneMissed, {
						"aria-hidden": true,
						className: "size-6 text-negative"
					}),
					/* @__PURE__ */ jsx("h3", {
						className: "mt-4 text-xl font-semibold",
						children: "The problem"
					}),
					/* @__PURE__ */ jsx("p", {
						className: "mt-2 leading-relaxed text-ink-soft",
						children: "You are under a car, on a ladder or with a customer. The caller wanted a price and a time. They reach voicemail, hang up, and ring the next shop on the list. You never learn that the job was there."
					})
				]
			}), /* @__PURE__ */ jsxs("article", {
				className: "rounded-card border border-primary/40 bg-primary-wash p-6 sm:p-8",
				children: [
					/* @__PURE__ */ jsx(PhoneIncoming, {
						"aria-hidden": true,
						className: "size-6 text-primary"
					}),
					/* @__PURE__ */ jsx("h3", {
						className: "mt-4 text-xl font-semibold",
						children: "The solution"
					}),
					/* @__PURE__ */ jsx("p", {
						className: "mt-2 leading-relaxed",
						children: "Calls you don't pick up go to an AI employee that knows your services, your prices and your hours. It answers in full sentences, day and night, and has the name, the number and what they need ready for you once you have washed your hands."
					})
				]
			})]
		})
	});
}
function OfferedFeatures() {
	return /* @__PURE__ */ jsx(Section, {
		id: "features",
		title: "What your AI employee does",
		lead: "One job, done on every call: help the caller and tell you about it.",
		children: /* @__PURE__ */ jsx("ul", {
			className: "grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3",
			children: features.map(({ name, text, icon: Icon, mark }) => /* @__PURE__ */ jsxs("li", {
				className: "border-t border-line pt-5",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "flex items-center gap-3",
					children: [
						/* @__PURE__ */ jsx(Icon, {
							"aria-hidden": true,
							className: "size-5 text-primary"
						}),
						/* @__PURE__ */ jsx("h3", {
							className: "text-lg font-semibold",
							children: name
						}),
						mark ? /* @__PURE__ */ jsx(Badge, {
							tone: "accent",
							children: mark
						}) : null
					]
				}), /* @__PURE__ */ jsx("p", {
					className: "mt-2 leading-relaxed text-ink-soft",
					children: text
				})]
			}, name))
		})
	});
}
var steps = [
	{
		name: "Train Your AI",
		text: "Tell it your services, prices, hours and the questions callers ask. Or let it read your business listing first."
	},
	{
		name: "Forward Calls",
		text: "Keep your number. Calls you miss are forwarded by your carrier; one code turns it on, another turns it off."
	},
	{
		name: "Grow Your Business",
		text: "Every caller gets an answer. You get a summary, a number to call back and the next job."
	}
];
function Steps() {
	return /* @__PURE__ */ jsx("div", {
		className: "border-y border-line bg-surface",
		children: /* @__PURE__ */ jsx(Section, {
			id: "steps",
			title: "Set up in about five minutes",
			children: /* @__PURE__ */ jsx("ol", {
				className: "grid gap-8 md:grid-cols-3 md:gap-10",
				children: steps.map(({ name, text }, index) => /* @__PURE__ */ jsxs("li", { children: [
					/* @__PURE__ */ jsx("span", {
						"aria-hidden": true,
						className: "tabular grid size-10 place-items-center rounded-full border-2 border-accent font-heading text-lg font-bold",
						children: index + 1
					}),
					/* @__PURE__ */ jsx("h3", {
						className: "mt-4 text-xl font-semibold",
						children: name
					}),
					/* @__PURE__ */ jsx("p", {
						className: "mt-2 leading-relaxed text-ink-soft",
						children: text
					})
				] }, name))
			})
		})
	});
}
var industries = [
	{
		name: "Auto shops",
		asked: "How much to tint an SUV?",
		icon: Car
	},
	{
		name: "Home services",
		asked: "Can someone look at my furnace today?",
		icon: House
	},
	{
		name: "Salons & barbers",
		asked: "Are you open Saturday evening?",
		icon: Scissors
	},
	{
		name: "Tradespeople",
		asked: "What does a service call cost?",
		icon: Wrench
	},
	{
		name: "Real estate",
		asked: "Is the unit on Oak still available?",
		icon: Key
	}
];
function Industries() {
	return /* @__PURE__ */ jsx(Section, {
		id: "industries",
		title: "It knows your trade's questions",
		children: /* @__PURE__ */ jsx("ul", {
			className: "grid gap-3 sm:grid-cols-6 lg:grid-cols-5",
			children: industries.map(({ name, asked, icon: Icon }) => /* @__PURE__ */ jsxs("li", {
				className: "flex gap-4 rounded-card border border-line bg-surface p-5 sm:col-span-2 sm:block sm:nth-[n+4]:col-span-3 lg:col-span-1 lg:nth-[n+4]:col-span-1",
				children: [/* @__PURE__ */ jsx(Icon, {
					"aria-hidden": true,
					className: "size-6 shrink-0 text-primary",
					strokeWidth: 1.75
				}), /* @__PURE__ */ jsxs("div", {
					className: "sm:mt-4",
					children: [/* @__PURE__ */ jsx("h3", {
						className: "font-semibold",
						children: name
					}), /* @__PURE__ */ jsxs("p", {
						className: "mt-1 text-sm text-ink-soft",
						children: [
							"“",
							asked,
							"”"
						]
					})]
				})]
			}, name))
		})
	});
}
function Questions() {
	return /* @__PURE__ */ jsx(Section, {
		id: "questions",
		title: "Questions owners ask",
		lead: /* @__PURE__ */ jsxs(Fragment, { children: [
			"Is your question missing?",
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: "/contact",
				className: "text-primary underline underline-offset-4",
				children: "Write to us"
			}),
			" ",
			"and whoever runs this site reads it."
		] }),
		beside: true,
		children: /* @__PURE__ */ jsx(Accordion, { children: ownerQuestions.map(({ asked, answer }) => /* @__PURE__ */ jsx(AccordionItem, {
			title: asked,
			children: answer
		}, asked)) })
	});
}
function FinalCall() {
	return /* @__PURE__ */ jsx("section", {
		"aria-labelledby": "final-call",
		className: "mx-auto mt-4 max-w-6xl px-4 sm:px-6",
		children: /* @__PURE__ */ jsxs("div", {
			className: "relative isolate overflow-hidden rounded-[20px] bg-band px-6 py-14 text-center text-on-band sm:py-20",
			children: [
				/* @__PURE__ */ jsx(Arcs, { className: "absolute -bottom-[26rem] left-1/2 -z-10 size-[52rem] -translate-x-1/2 opacity-25" }),
				/* @__PURE__ */ jsx("h2", {
					id: "final-call",
					className: "mx-auto max-w-xl text-3xl leading-tight font-bold sm:text-4xl",
					children: "Let the next call be answered"
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mx-auto mt-3 max-w-md",
					children: "Free to set up, about five minutes, no credit card."
				}),
				/* @__PURE__ */ jsx(Link, {
					to: "/onboard/step-one",
					className: buttonLook({
						variant: "accent",
						size: "large",
						className: "mt-7"
					}),
					children: "Train your AI employee"
				})
			]
		})
	});
}
/** One block of the front page under its heading. */
function Section({ id, title, lead, beside, children }) {
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": id,
		className: clsx("mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16", beside && "lg:grid lg:grid-cols-[1fr_1.9fr] lg:gap-16"),
		children: [/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", {
			id,
			className: "max-w-2xl text-3xl leading-tight font-bold sm:text-4xl",
			children: title
		}), lead ? /* @__PURE__ */ jsx("p", {
			className: "mt-3 max-w-xl text-lg text-ink-soft",
			children: lead
		}) : null] }), /* @__PURE__ */ jsx("div", {
			className: clsx("mt-8 sm:mt-10", beside && "lg:mt-1.5"),
			children
		})]
	});
}
// src/components/carried.ts
var longest = 200;
/** Keeps what was typed, for the page that asks for it: in this tab only, and only where the browser keeps anything. */
function carry(what, typed) {
	try {
		sessionStorage.setItem(`carried.${what}`, typed.trim().slice(0, longest));
	} catch (error) {
		if (!(error instanceof DOMException)) throw error;
	}
}
/** What was kept, once: what becomes of it is the asking page's. Null: nothing was. */
function takeCarried(what) {
	try {
		const typed = sessionStorage.getItem(`carried.${what}`);
		sessionStorage.removeItem(`carried.${what}`);
		return typed || null;
	} catch (error) {
		if (!(error instanceof DOMException)) throw error;
		return null;
	}
}
// src/features/places/create-agent.ts
/** Said where the server gave no answer at all. */
var unreachable = "Failed to set up AI employee: the server could not be reached. Check your connection and try again.";
/**
* Makes an agent of a place. Throws an `Error` whose message is the sentence to show. A plain request
* on purpose: the front page carries no API client.
*/
async function createAgentFromPlace(place) {
	const response = await fetch("/api/agents/create-from-google-place", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			...place,
			setUpId: setUpId()
		})
	}).catch(() => null);
	if (!response) throw new Error(unreachable);
	const answer = await response.json().catch(() => null);
	if (!response.ok) {
		const reason = textIn(answer, "error") ?? "Could not create agent";
		const status = `${response.status} ${response.statusText}`.trim();
		throw new Error(`Failed to set up AI employee: API Error: ${status} - ${reason}`);
	}
	const phoneNumber = textIn(answer, "agent");
	if (!phoneNumber) throw new Error("Failed to set up AI employee: Phone number not found in API response.");
	const claimToken = textIn(answer, "claimToken");
	if (claimToken) keepClaimToken(claimToken);
	const agentId = textIn(answer, "agentId");
	if (agentId && claimToken) keepOwnAgent({
		agentId,
		businessId: textIn(answer, "businessId"),
		ofSetUp: false
	});
	return {
		phoneNumber,
		agentId
	};
}
function textIn(answer, field) {
	if (typeof answer !== "object" || answer === null) return null;
	const value = Reflect.get(answer, field);
	return typeof value === "string" && value ? value : null;
}
// src/features/places/hire-box.tsx
/** The front page's search box and what comes of it: a business is chosen, an AI employee made ready. */
function HireBox({ places }) {
	const [hiring, setHiring] = useState({ stage: "idle" });
	const frame = useRef(null);
	useEffect(() => {
		if (!hasReadyAgent()) return;
		import("./agent-ready-B1pNRc4.js").then(({ AgentReady: Ready, readReady }) => {
			const shown = readReady();
			if (shown) setHiring((now) => now.stage === "idle" ? {
				stage: "ready",
				shown,
				Ready
			} : now);
		}, console.error);
	}, []);
	const create = async (place) => {
		frame.current?.focus({ preventScroll: true });
		carry("businessName", "");
		setHiring({
			stage: "creating",
			place
		});
		try {
			const Ready = await import("./agent-ready-B1pNRc4.js").then(({ AgentReady }) => AgentReady, () => Promise.reject(new Error(unreachable)));
			const [agent, installation] = await Promise.all([createAgentFromPlace(place), askInstallation()]);
			const hasLine = !installation || Reflect.get(installation, "phoneLine") !== false;
			setHiring({
				stage: "ready",
				shown: {
					agent,
					hasLine
				},
				Ready
			});
		} catch (error) {
			const sentence = error instanceof Error ? error.message : "An unknown error occurred";
			setHiring({
				stage: "failed",
				place,
				sentence
			});
		}
	};
	return /* @__PURE__ */ jsx("div", {
		ref: frame,
		tabIndex: -1,
		className: "focus:outline-none",
		children: hiring.stage === "creating" ? /* @__PURE__ */ jsx(Creating, { name: String(hiring.place.name) }) : hiring.stage === "ready" ? /* @__PURE__ */ jsx(hiring.Ready, {
			...hiring.shown,
			onAnother: () => setHiring({ stage: "idle" })
		}) : /* @__PURE__ */ jsx(Finding, {
			places,
			hiring,
			onSelect: create
		})
	});
}
/** In the list itself, which may lie over the page's own link; the keyboard stays in the box. */
function ManualStart() {
	return /* @__PURE__ */ jsx(Link, {
		to: "/onboard/step-one",
		tabIndex: -1,
		onPointerDown: (event) => event.preventDefault(),
		className: "text-primary underline decoration-1 underline-offset-4",
		children: "start setup manually"
	});
}
function Finding({ places, hiring, onSelect }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(PlaceSearch, {
			places,
			prominent: true,
			placeholder: "Business name and city",
			onWords: (words) => carry("businessName", words),
			listLook: { otherwise: /* @__PURE__ */ jsx(ManualStart, {}) },
			...hiring.stage === "failed" && { initialWords: String(hiring.place.name) },
			onSelect
		}),
		hiring.stage === "failed" ? /* @__PURE__ */ jsxs("div", {
			role: "alert",
			className: "mt-3 rounded-control bg-negative-wash px-4 py-3 text-sm",
			children: [/* @__PURE__ */ jsx("p", {
				className: "break-words text-negative",
				children: hiring.sentence
			}), /* @__PURE__ */ jsx("button", {
				type: "button",
				className: buttonLook({
					variant: "outline",
					size: "small",
					className: "mt-2"
				}),
				onClick: () => onSelect(hiring.place),
				children: "Try again"
			})]
		}) : null,
		/* @__PURE__ */ jsx("p", {
			className: "mt-3 text-sm text-ink-soft",
			children: /* @__PURE__ */ jsx(Link, {
				to: "/onboard/step-one",
				className: "underline decoration-1 underline-offset-4 hover:text-ink",
				children: "Can't find your business? Start setup manually."
			})
		})
	] });
}
function Creating({ name }) {
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: panel,
		children: [/* @__PURE__ */ jsxs("p", {
			className: "flex items-center gap-3 font-heading text-lg font-semibold",
			children: [/* @__PURE__ */ jsx(Spinner, {}), "Creating Your New AI Employee..."]
		}), /* @__PURE__ */ jsxs("p", {
			className: "mt-1.5 pl-8 text-sm text-ink-soft",
			children: [
				"Gathering public information about ",
				name,
				" and giving it a phone number."
			]
		})]
	});
}
export { readyKey as _, PageColumn as a, AccordionItem as c, PlaceCombobox as d, usePlaceSearch as f, textOf as g, PlacesUnavailable as h, LandingPage as i, ScrollRegion as l, askInstallation as m, carry as n, PublicFrame as o, configuredPlaces as p, takeCarried as r, Accordion as s, HireBox as t, PlaceSearch as u, panel as v, ownerQuestions as y };
