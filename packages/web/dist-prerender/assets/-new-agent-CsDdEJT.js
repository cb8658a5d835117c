import { D as api, T as cn, f as Skeleton, h as Field, k as queries, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { J as accessToken, d as FieldError, h as Spinner, m as writtenNumber } from "./routes-CJ2fPVb.js";
import { t as Dialog$1 } from "./dialog-B8z7uCK.js";
import { n as newAgentSentences, t as newAgent } from "./new-agent-BKpsGAs.js";
import { t as queryClient } from "./query-client-CaA_KrW.js";
import { n as newId } from "./new-item-Do3i9vM.js";
import { p as configuredPlaces, u as PlaceSearch } from "./front-BUri_U6.js";
import { useCallback, useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { Tabs } from "radix-ui";
import { toast } from "sonner";
// src/components/ui/tabs.tsx
var Tabs$1 = Tabs.Root;
function TabsList({ className, ...rest }) {
	return /* @__PURE__ */ jsx(Tabs.List, {
		className: cn("inline-flex w-full gap-1 rounded-[10px] bg-sunken p-1", className),
		...rest
	});
}
function TabsTrigger({ className, ...rest }) {
	return /* @__PURE__ */ jsx(Tabs.Trigger, {
		className: cn("h-9 flex-1 rounded-control px-3 text-sm font-medium text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-sm", className),
		...rest
	});
}
function TabsContent({ className, ...rest }) {
	return /* @__PURE__ */ jsx(Tabs.Content, {
		className: cn("mt-4", className),
		...rest
	});
}
// src/features/new-agent/use-new-agent.ts
var idle = {
	stage: "idle",
	error: null
};
var placeCloseMs = 1500;
var websiteCloseMs = 1e3;
/**
* What the dialog is doing. Once an agent is made it closes after a moment in which its number can
* be read. What a dialog closed before its time comes to is told in a toast.
*/
function useNewAgent({ onClose, onMade }) {
	const [state, setState] = useState(idle);
	const isShown = useIsShown();
	const timer = useRef(void 0);
	useEffect(() => () => clearTimeout(timer.current), []);
	const create = async (importId, request, closeMs) => {
		setState({
			stage: "creating",
			importId
		});
		try {
			const agent = await request();
			const { businessId } = agent;
			setState({
				stage: "created",
				agent
			});
			if (!isShown.current) toast.success(createdTitle, { description: writtenNumber(agent.agent) });
			queryClient.invalidateQueries();
			const finding = canOpen(businessId);
			const leave = async () => {
				setState({ stage: "closed" });
				await onClose();
				if (await finding) onMade(businessId);
			};
			if (isShown.current) timer.current = setTimeout(leave, closeMs);
			if (await finding) tellOfTwins(businessId);
			else toast.info(someoneElses.title, { description: someoneElses.text });
		} catch (error) {
			const sentence = error instanceof Error ? error.message : "An unknown error occurred";
			setState({
				stage: "idle",
				error: sentence
			});
			if (!isShown.current) toast.error(sentence);
		}
	};
	return {
		state,
		fromPlace: (place) => create(null, () => requestPlaceAgent(place), placeCloseMs),
		fromWebsite: (website) => {
			if (website.trim() === "") {
				setState({
					stage: "idle",
					error: newAgentSentences.emptyWebsite
				});
				return Promise.resolve();
			}
			const importId = newId();
			return create(importId, () => requestWebsiteAgent(website.trim(), importId), websiteCloseMs);
		},
		clear: useCallback(() => setState(idle), [])
	};
}
var createdTitle = "Agent Created Successfully!";
var someoneElses = {
	title: "This business has an AI employee already",
	text: "It belongs to someone else’s account. Ask them, or the operator, to add you."
};
function useIsShown() {
	const isShown = useRef(true);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return isShown;
}
/** A place or a site that has an agent already gives that one, whoever it belongs to. */
async function canOpen(businessId) {
	const options = queries.businesses.get.queryOptions({ input: { id: businessId } });
	try {
		await queryClient.fetchQuery({
			...options,
			retry: false
		});
		return true;
	} catch (error) {
		return !(error instanceof ORPCError && error.code === "NOT_FOUND");
	}
}
/** Says so where another business has the name of the one that was just made, for it may be the same. */
async function tellOfTwins(businessId) {
	try {
		const { name } = await queryClient.fetchQuery(queries.businesses.get.queryOptions({ input: { id: businessId } }));
		if (!name) return;
		const { body } = await api.businesses.list({
			q: name,
			limit: 20
		});
		if (body.filter((one) => one.id !== businessId && one.name === name).length > 0) toast.info(`There is another business called ${name}`, { description: "If it is the same one, use that and leave this one unused." });
	} catch (error) {
		console.warn("Businesses of the same name could not be looked up:", error);
	}
}
/**
* Makes an agent of a place, for whoever is signed in. Throws an `Error` whose message is the
* sentence to show.
*/
function requestPlaceAgent(place) {
	return request("create-from-google-place", place, "Failed to set up AI employee: ", (answer) => {
		const { status, statusText, reason } = answer;
		return `API Error: ${status} ${statusText} - ${reason ?? "Could not create agent"}`;
	});
}
/** Makes an agent of a website; the reading can be followed under `importId` meanwhile. */
function requestWebsiteAgent(website, importId) {
	return request("create-from-website", {
		website,
		importId
	}, "Failed to create agent: ", ({ reason, statusText }) => reason ?? statusText);
}
async function request(call, body, lead, sentenceOf) {
	const token = await accessToken();
	const response = await fetch(`/api/agents/${call}`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			...token && { authorization: `Bearer ${token}` }
		},
		body: JSON.stringify(body)
	}).catch(() => null);
	if (!response) throw new Error(`${lead}the server could not be reached. Check your connection and try again.`);
	const answer = await response.json().catch(() => null);
	if (!response.ok) {
		const { status, statusText } = response;
		throw new Error(lead + sentenceOf({
			status,
			statusText,
			reason: errorIn(answer)
		}));
	}
	const made = newAgent.safeParse(answer);
	if (!made.success) throw new Error(`${lead}Phone number not found in API response.`);
	return made.data;
}
function errorIn(answer) {
	if (typeof answer !== "object" || answer === null) return null;
	const error = Reflect.get(answer, "error");
	return typeof error === "string" && error ? error : null;
}
// src/features/new-agent/new-agent-dialog.tsx
var searchAfterMs = 300;
/** Makes an agent of a business that can be found, or of a website. Closing it forgets what was typed. */
function NewAgentDialog({ tab, onTab, onClose, onMade, placeSearch }) {
	const { state, fromPlace, fromWebsite, clear } = useNewAgent({
		onClose,
		onMade
	});
	const creating = state.stage === "creating";
	const error = state.stage === "idle" ? state.error : null;
	return /* @__PURE__ */ jsxs(Dialog$1, {
		open: state.stage !== "closed",
		onOpenChange: (open) => open || onClose(),
		title: "Create new agent",
		description: "An AI employee with its own number, set up from the business’s public information.",
		children: [/* @__PURE__ */ jsxs(Tabs$1, {
			value: tab,
			onValueChange: (value) => {
				clear();
				onTab(value === "website" ? "website" : "business");
			},
			children: [
				/* @__PURE__ */ jsxs(TabsList, {
					className: state.stage === "created" ? "hidden" : void 0,
					children: [/* @__PURE__ */ jsx(TabsTrigger, {
						value: "business",
						disabled: creating,
						children: "From Business"
					}), /* @__PURE__ */ jsx(TabsTrigger, {
						value: "website",
						disabled: creating,
						children: "From Website"
					})]
				}),
				/* @__PURE__ */ jsx(TabsContent, {
					value: "business",
					children: /* @__PURE__ */ jsxs("div", {
						hidden: state.stage !== "idle",
						children: [/* @__PURE__ */ jsx(Late, { children: placeSearch(fromPlace) }), /* @__PURE__ */ jsx(FieldError, {
							id: "new-agent-error",
							children: error
						})]
					})
				}),
				/* @__PURE__ */ jsx(TabsContent, {
					value: "website",
					children: /* @__PURE__ */ jsx("div", {
						hidden: state.stage === "created",
						children: /* @__PURE__ */ jsx(WebsiteForm, {
							submitting: creating,
							error,
							onSubmit: fromWebsite
						})
					})
				})
			]
		}), /* @__PURE__ */ jsx(Outcome, { state })]
	});
}
/** Appears once the dialog has come to rest: a list that opens while it moves lands elsewhere. */
function Late({ children }) {
	const [ready, setReady] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setReady(true), searchAfterMs);
		return () => clearTimeout(timer);
	}, []);
	return /* @__PURE__ */ jsx("div", {
		className: "min-h-52",
		children: ready ? children : /* @__PURE__ */ jsx(Skeleton, { className: "h-20" })
	});
}
function Outcome({ state }) {
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		children: [state.stage === "creating" ? /* @__PURE__ */ jsxs("div", {
			className: "mt-4",
			children: [/* @__PURE__ */ jsxs("p", {
				className: "flex items-center gap-3 font-heading text-lg font-semibold",
				children: [/* @__PURE__ */ jsx(Spinner, {}), "Creating Your AI Agent"]
			}), state.importId ? /* @__PURE__ */ jsx(ReadingSteps, { importId: state.importId }) : null]
		}) : null, state.stage === "created" ? /* @__PURE__ */ jsxs("div", {
			className: "py-4 text-center",
			children: [/* @__PURE__ */ jsx("p", {
				className: "font-heading text-lg font-semibold",
				children: createdTitle
			}), /* @__PURE__ */ jsx("p", {
				className: "tabular mt-1 text-2xl font-semibold",
				children: writtenNumber(state.agent.agent)
			})]
		}) : null]
	});
}
/** Asks for the address of a website. What was typed stays while it is read and when that fails. */
function WebsiteForm({ submitting, error, onSubmit }) {
	const [website, setWebsite] = useState("");
	const input = useRef(null);
	useEffect(() => {
		if (error) input.current?.focus();
	}, [error]);
	const submit = (event) => {
		event.preventDefault();
		onSubmit(website);
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "grid gap-4",
		children: [/* @__PURE__ */ jsx(Field, {
			label: "Website",
			hint: "We read up to twenty of its public pages and note where we found each fact.",
			error,
			children: (control) => /* @__PURE__ */ jsx(Input, {
				...control,
				ref: input,
				type: "url",
				inputMode: "url",
				autoComplete: "url",
				placeholder: "https://your-shop.example",
				value: website,
				disabled: submitting,
				onChange: ({ target }) => setWebsite(target.value)
			})
		}), /* @__PURE__ */ jsx(Button, {
			type: "submit",
			variant: "accent",
			disabled: submitting,
			children: "Create"
		})]
	});
}
var lookEveryMs = 400;
/** How far the reading of a website has come, as steps that are done, under way and to come. */
function ReadingSteps({ importId }) {
	const { data } = useQuery({
		...queries.websiteImports.get.queryOptions({ input: { id: importId } }),
		refetchInterval: lookEveryMs,
		retry: false
	});
	return /* @__PURE__ */ jsx("ol", {
		className: "mt-4 grid gap-2.5 text-sm",
		"aria-label": "Progress",
		children: stepsOf(data ?? null).map(({ label, detail, state }) => /* @__PURE__ */ jsxs("li", {
			className: state === "ahead" ? "text-ink-soft" : void 0,
			children: [/* @__PURE__ */ jsxs("span", {
				className: "flex items-center gap-2.5",
				children: [/* @__PURE__ */ jsx(StepMark, { state }), label]
			}), detail ? /* @__PURE__ */ jsx("span", {
				className: "block truncate pl-7 text-ink-soft",
				children: detail
			}) : null]
		}, label))
	});
}
/** Found the site, reads its pages, sets the agent up. */
function stepsOf(progress) {
	const read = progress?.pages_read ?? 0;
	const found = Math.max(progress?.pages_found ?? 0, read);
	const reading = progress?.status === "reading";
	const setting = progress?.status === "creating";
	const done = progress?.status === "created";
	const page = progress?.reading_page;
	const path = page && URL.canParse(page) ? new URL(page).pathname : null;
	return [
		{
			label: "Finding the website",
			detail: null,
			state: read > 0 || setting || done ? "done" : "now"
		},
		{
			label: read > 0 ? `Reading page ${Math.min(read + 1, found)} of ${found}` : "Reading its pages",
			detail: reading && read > 0 ? path : null,
			state: setting || done ? "done" : read > 0 ? "now" : "ahead"
		},
		{
			label: "Setting up the agent and its number",
			detail: null,
			state: done ? "done" : setting ? "now" : "ahead"
		}
	];
}
function StepMark({ state }) {
	if (state === "now") return /* @__PURE__ */ jsx(Spinner, {});
	if (state === "done") return /* @__PURE__ */ jsx(Check, {
		"aria-label": "Done",
		className: "size-4 text-positive"
	});
	return /* @__PURE__ */ jsx("span", {
		"aria-hidden": true,
		className: "mx-1 size-2 rounded-full bg-line"
	});
}
// src/routes/_console/-new-agent.tsx
/** The "Create new agent" dialog with its search for places. Loaded when it is first opened. */
function NewAgent(props) {
	return /* @__PURE__ */ jsx(NewAgentDialog, {
		...props,
		placeSearch: (onSelect) => /* @__PURE__ */ jsx(PlaceSearch, {
			places: configuredPlaces,
			onSelect,
			listLook: {
				inFlow: true,
				otherwise: "make the agent from its website"
			}
		})
	});
}
export { NewAgent as default };
