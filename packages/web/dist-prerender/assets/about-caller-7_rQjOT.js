import { D as api, E as download, j as failureSentence, w as Button } from "./lists-BMCqcPF.js";
import { r as DetailSection } from "./log-details-RuUPlKu.js";
import { d as FieldError, f as PhoneText, h as Spinner, m as writtenNumber } from "./routes-CJ2fPVb.js";
import { t as Dialog } from "./dialog-B8z7uCK.js";
import { useEffect, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Eraser } from "lucide-react";
// src/components/about-caller/erased-sentence.ts
/** What an erasure came to, for whoever asked for it. */
function erasedSentence(erased) {
	const parts = [
		counted(erased.calls, "call"),
		counted(erased.texts, "text"),
		counted(erased.leads, "lead"),
		counted(erased.commitments, "promise"),
		counted(erased.appointments, "appointment"),
		counted(erased.kept_calls, "kept call"),
		erased.unblocked && "your block",
		erased.mentions > 0 && `their number in ${counted(erased.mentions, "other entry")}`
	].filter((part) => typeof part === "string");
	const { appointments_to_come: toCome } = erased;
	return [
		parts.length > 0 ? `Erased for good: ${new Intl.ListFormat("en").format(parts)}.` : "There was nothing left to erase for this caller.",
		toCome > 0 && `${counted(toCome, "appointment")} to come ${toCome === 1 ? "stays" : "stay"} booked, without a name: cancel on the Appointments page if nobody will come.`,
		erased.opted_out && "They texted STOP. That stays, so that nobody texts them."
	].filter(Boolean).join(" ");
}
var plurals = { "other entry": "other entries" };
function counted(amount, thing) {
	if (amount === 0) return false;
	return `${amount} ${amount === 1 ? thing : plurals[thing] ?? `${thing}s`}`;
}
// src/components/about-caller/about-caller.tsx
/** Where what is known of a caller is taken along, or erased; afterwards it tells what was erased. */
function AboutCaller({ businessId, businessName, number }) {
	const client = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const erase = useMutation({
		mutationFn: (which) => api.callers.erase(which),
		onSuccess: () => {
			setIsAsking(false);
			client.invalidateQueries();
		}
	});
	if (erase.data) return /* @__PURE__ */ jsx(Erased, { erased: erase.data });
	if (!businessId || !number) return null;
	return /* @__PURE__ */ jsxs(DetailSection, {
		title: "About this caller",
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "text-ink-soft",
				children: [
					"Everything ",
					businessName ?? "this business",
					" holds about ",
					/* @__PURE__ */ jsx(PhoneText, { number }),
					": calls, texts, promises and appointments."
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ jsx(ExportCaller, {
					businessId,
					number
				}), /* @__PURE__ */ jsxs(Button, {
					variant: "outline",
					size: "small",
					onClick: () => setIsAsking(true),
					children: [/* @__PURE__ */ jsx(Eraser, { "aria-hidden": true }), " Erase this caller"]
				})]
			}),
			isAsking ? /* @__PURE__ */ jsx(EraseDialog, {
				number,
				businessName,
				isPending: erase.isPending,
				error: erase.error,
				onConfirm: () => erase.mutate({
					businessId,
					phone_number: number
				}),
				onClose: () => {
					setIsAsking(false);
					erase.reset();
				}
			}) : null
		]
	});
}
function ExportCaller({ businessId, number }) {
	const save = useMutation({ mutationFn: () => download(`/api/businesses/${businessId}/callers/${encodeURIComponent(number)}`, `caller-${number.slice(1)}.json`) });
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs(Button, {
		variant: "outline",
		size: "small",
		"aria-disabled": save.isPending,
		onClick: () => save.isPending || save.mutate(),
		children: [save.isPending ? /* @__PURE__ */ jsx(Spinner, {}) : /* @__PURE__ */ jsx(Download, { "aria-hidden": true }), " Export what we know"]
	}), /* @__PURE__ */ jsx(FieldError, { children: save.error ? failureSentence(save.error) : null })] });
}
/** The buttons are gone, so the keyboard stands here. */
function Erased({ erased }) {
	const told = useRef(null);
	useEffect(() => told.current?.focus(), []);
	return /* @__PURE__ */ jsx(DetailSection, {
		title: "About this caller",
		children: /* @__PURE__ */ jsx("p", {
			ref: told,
			role: "status",
			tabIndex: -1,
			className: "rounded-control bg-sunken p-3",
			children: erasedSentence(erased)
		})
	});
}
/** Says what erasing a caller takes away and what it leaves, before it is done for good. */
function EraseDialog(props) {
	const { number, businessName, isPending, error, onConfirm, onClose } = props;
	const written = writtenNumber(number);
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || isPending || onClose(),
		title: "Erase this caller?",
		description: `${written} at ${businessName ?? "this business"}`,
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "outline",
			"aria-disabled": isPending,
			onClick: () => isPending || onClose(),
			children: "Cancel"
		}), /* @__PURE__ */ jsx(Button, {
			variant: "negative",
			"aria-disabled": isPending,
			onClick: () => isPending || onConfirm(),
			children: isPending ? "One moment..." : `Erase ${written}`
		})] }),
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid grid-cols-1 gap-4 text-sm",
			children: [
				/* @__PURE__ */ jsx("p", { children: "This cannot be undone. Export what we know first if you may need it." }),
				/* @__PURE__ */ jsxs(Part, {
					title: "What goes",
					children: [
						/* @__PURE__ */ jsx("li", { children: "Their number, name, address and email, and every word they said or wrote." }),
						/* @__PURE__ */ jsx("li", { children: "Summaries, leads, promises (open ones too) and calls kept for rehearsals." }),
						/* @__PURE__ */ jsx("li", { children: "Texts you received about them, and their number wherever other callers gave it." }),
						/* @__PURE__ */ jsx("li", { children: "Your block, if you blocked them. They can call again." })
					]
				}),
				/* @__PURE__ */ jsxs(Part, {
					title: "What stays",
					children: [
						/* @__PURE__ */ jsx("li", { children: "The fact that a call or text took place: when, how long and what it cost." }),
						/* @__PURE__ */ jsx("li", { children: "The times of their appointments, without their name. Future ones stay booked." }),
						/* @__PURE__ */ jsx("li", { children: "A STOP they texted, so that nobody texts them again." }),
						/* @__PURE__ */ jsx("li", { children: "Whatever has already left: emails and texts you received, your phone company’s records, and anything you published as knowledge." })
					]
				}),
				/* @__PURE__ */ jsx(FieldError, { children: error ? failureSentence(error) : null })
			]
		})
	});
}
function Part({ title, children }) {
	return /* @__PURE__ */ jsxs("section", {
		className: "grid gap-1.5",
		children: [/* @__PURE__ */ jsx("h3", {
			className: "font-semibold",
			children: title
		}), /* @__PURE__ */ jsx("ul", {
			className: "grid list-disc gap-1 pl-5",
			children
		})]
	});
}
export { AboutCaller as t };
