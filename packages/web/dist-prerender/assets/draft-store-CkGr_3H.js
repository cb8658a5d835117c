import { n as newId, r as forAnyone } from "./new-item-Do3i9vM.js";
import { C as operationalNotes, T as services, _ as refusing, a as halfTypedServices, b as businessHours, c as defaultNotes, g as excessOf, h as oneLine, i as halfTypedQuestions, l as defaultQuestions, n as halfTypedNotes, o as readKept, s as defaultHours, t as halfTypedHours, v as emailAddress, x as commonQuestions } from "./half-typed-leC63SM.js";
import { t as newAgent } from "./new-agent-BKpsGAs.js";
import { useEffect, useSyncExternalStore } from "react";
import { z } from "zod";
var planName = z.enum([
	"Starter",
	"Growth",
	"Enterprise"
]);
/** What an owner has told us when they press "Complete Setup". */
var onboardingDraft = z.object({
	/** Chosen by the browser and known to it alone: the same one always gives the same business. */
	draftId: z.uuid().optional(),
	plan: planName.optional(),
	businessName: z.string().trim().min(1, "Enter the name of your business.").max(200).regex(oneLine, "Keep the name on one line."),
	/** The owner's own number: ten digits, or with its country code. */
	phoneNumber: z.string().trim().min(1, "Enter your business phone number.").max(50),
	address: z.string().trim().max(500),
	/** The browser's IANA zone, for where the address does not tell. */
	timeZone: z.string().max(100).optional(),
	businessHours,
	services,
	commonQuestions,
	operationalNotes
}).superRefine(refusing(excessOf));
forAnyone(20).route({
	method: "POST",
	path: "/onboarding",
	tags: ["New agents"],
	summary: "Makes a business of a draft; sent again, changes the one it made"
}).input(onboardingDraft).output(newAgent), forAnyone(5).route({
	method: "POST",
	path: "/number-requests",
	tags: ["New agents"],
	summary: "Asks for an email once a phone number is free"
}).input(z.object({ email: emailAddress("Write an email address, such as ana@shop.example.") })).output(z.object({ email: z.string() }));
// src/features/onboarding/draft.ts
var never = {
	plan: 0,
	businessName: 0,
	phoneNumber: 0,
	address: 0,
	businessHours: 0,
	services: 0,
	commonQuestions: 0,
	operationalNotes: 0,
	finished: 0,
	setUp: 0
};
/** An untouched draft. */
function newDraft(draftId, now) {
	return {
		version: 1,
		draftId,
		startedAt: now,
		answers: {
			plan: null,
			businessName: "",
			phoneNumber: "",
			address: "",
			businessHours: defaultHours,
			services: [],
			commonQuestions: defaultQuestions,
			operationalNotes: defaultNotes,
			finished: 0,
			setUp: null
		},
		editedAt: never
	};
}
/** The draft with some answers changed at `now`. */
function editDraft(draft, change, now) {
	const edited = Object.fromEntries(Object.keys(change).map((name) => [name, now]));
	return {
		...draft,
		answers: {
			...draft.answers,
			...change
		},
		editedAt: {
			...draft.editedAt,
			...edited
		}
	};
}
/**
* Two tabs' drafts as one: of each answer the newest edit wins, mine where both are as new. The
* older draft lends its id, so that both become the same business.
* @returns also the answers that were taken from `theirs` and differ.
*/
function mergeDrafts(mine, theirs) {
	const names = answerNames.filter((name) => theirs.editedAt[name] > mine.editedAt[name]);
	const { draftId, startedAt } = theirs.startedAt <= mine.startedAt ? theirs : mine;
	const answers = {
		...mine.answers,
		...pick(theirs.answers, names)
	};
	const editedAt = {
		...mine.editedAt,
		...pick(theirs.editedAt, names)
	};
	const taken = names.filter((name) => !isSame(mine.answers[name], theirs.answers[name]));
	return {
		draft: {
			version: 1,
			draftId,
			startedAt,
			answers,
			editedAt
		},
		taken
	};
}
var answerNames = Object.keys(never).filter(isAnswerName);
function isAnswerName(name) {
	return Object.hasOwn(never, name);
}
function pick(whole, names) {
	return Object.fromEntries(names.map((name) => [name, whole[name]]));
}
function isSame(one, other) {
	return JSON.stringify(one) === JSON.stringify(other);
}
var storedDraft = z.object({
	version: z.literal(1),
	draftId: z.uuid(),
	startedAt: z.number(),
	answers: z.object({
		plan: planName.nullable(),
		businessName: z.string(),
		phoneNumber: z.string(),
		address: z.string(),
		businessHours: halfTypedHours,
		services: halfTypedServices,
		commonQuestions: halfTypedQuestions,
		operationalNotes: halfTypedNotes,
		finished: z.number(),
		setUp: z.object({
			agent: z.string(),
			agentId: z.string(),
			businessId: z.string(),
			claimToken: z.string().nullable()
		}).nullable()
	}),
	editedAt: z.object({
		plan: z.number(),
		businessName: z.number(),
		phoneNumber: z.number(),
		address: z.number(),
		businessHours: z.number(),
		services: z.number(),
		commonQuestions: z.number(),
		operationalNotes: z.number(),
		finished: z.number(),
		setUp: z.number()
	})
});
/** A draft as it was stored; null for anything else. */
function readDraft(text) {
	return readKept(storedDraft, text);
}
// src/features/onboarding/draft-store.ts
var draftKey = "onboardingDraft";
/** Where something unreadable under our key is put aside rather than overwritten. */
var asideKey = `${draftKey}.unreadable`;
/**
* The one draft of this browser. Every edit is stored at once and merged with what other tabs
* stored; where storing fails the draft lives on in memory and says so.
*/
var DraftStore = class {
	#state;
	#surroundings;
	#listeners = /* @__PURE__ */ new Set();
	constructor(surroundings) {
		this.#surroundings = surroundings;
		const { now, newId } = surroundings;
		const { text, keeping } = this.#read();
		const stored = readDraft(text);
		if (text !== null && stored === null) this.#write(asideKey, text);
		this.#state = {
			draft: stored ?? newDraft(newId(), now()),
			keeping,
			taken: []
		};
	}
	subscribe = (listener) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};
	state = () => this.#state;
	/** Changes some answers and stores the draft, other tabs' newer answers included. */
	edit(change) {
		const merged = this.#mergedWith(readDraft(this.#read().text));
		this.#keep(editDraft(merged.draft, change, this.#surroundings.now()), merged.taken);
	}
	/** What another tab stored, as the `storage` event tells it. */
	hear(text) {
		const theirs = readDraft(text);
		if (theirs === null) return;
		const { draft, taken } = this.#mergedWith(theirs);
		this.#tell({
			...this.#state,
			draft,
			taken
		});
	}
	/** The person has read what was taken over from another tab. */
	dismissTaken() {
		this.#tell({
			...this.#state,
			taken: []
		});
	}
	/**
	* Begins a draft of another business; what the last one became stays with its owner. A plan chosen
	* since then is meant for the new one.
	*/
	startAnew() {
		const { now, newId } = this.#surroundings;
		const { answers, editedAt } = this.#state.draft;
		const blank = newDraft(newId(), now());
		const isPlanNew = editedAt.plan > editedAt.setUp;
		this.#keep(isPlanNew ? editDraft(blank, { plan: answers.plan }, now()) : blank, []);
	}
	#mergedWith(theirs) {
		const { draft, taken } = this.#state;
		if (theirs === null) return {
			draft,
			taken
		};
		const merged = mergeDrafts(draft, theirs);
		return {
			draft: merged.draft,
			taken: [.../* @__PURE__ */ new Set([...taken, ...merged.taken])]
		};
	}
	#keep(draft, taken) {
		const keeping = this.#write(draftKey, JSON.stringify(draft));
		this.#tell({
			draft,
			taken,
			keeping
		});
	}
	#tell(state) {
		this.#state = state;
		for (const listener of this.#listeners) listener();
	}
	#read() {
		try {
			return {
				text: this.#surroundings.storage().getItem(draftKey),
				keeping: "stored"
			};
		} catch (error) {
			return {
				text: null,
				keeping: whyNot(error)
			};
		}
	}
	#write(key, text) {
		try {
			this.#surroundings.storage().setItem(key, text);
			return "stored";
		} catch (error) {
			return whyNot(error);
		}
	}
};
/** The draft as it stands, following this tab's edits and those of others. */
function useDraft() {
	const opened = draftStore();
	const state = useSyncExternalStore(opened.subscribe, opened.state, () => asDrawnAhead);
	useEffect(() => {
		const hear = ({ key, newValue }) => {
			if (key === "onboardingDraft") opened.hear(newValue);
		};
		window.addEventListener("storage", hear);
		return () => window.removeEventListener("storage", hear);
	}, [opened]);
	return {
		...state,
		store: opened
	};
}
/** @throws whatever is no refusal of the browser's. */
function whyNot(error) {
	if (!(error instanceof DOMException)) throw error;
	return error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED" ? "full" : "forbidden";
}
var store;
/** Pages are also drawn ahead, where no browser keeps anything. */
var noStorage = {
	getItem: () => null,
	setItem: () => {}
};
var asDrawnAhead = {
	draft: newDraft("drawn-ahead", 0),
	keeping: "stored",
	taken: []
};
/** This page's draft, opened when first asked for. */
function draftStore() {
	const storage = () => typeof window === "undefined" ? noStorage : localStorage;
	store ??= new DraftStore({
		storage,
		now: Date.now,
		newId
	});
	return store;
}
export { useDraft as t };
