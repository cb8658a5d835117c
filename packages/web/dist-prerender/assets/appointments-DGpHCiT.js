import { C as zoneCity, D as api, _ as viewColumn, a as ListScreen, c as rowsIn, h as Field, i as useAddToSearch, j as failureSentence, k as queries, o as listFailure, p as Input, r as BusinessChoice, s as pagesOf, w as Button, x as shownZone, y as Instant } from "./lists-BMCqcPF.js";
import { n as StatusBadge } from "./badges-BFYZvvA.js";
import { d as FieldError, f as PhoneText, m as writtenNumber, u as Badge, w as Route } from "./routes-CJ2fPVb.js";
import { t as ConfirmDialog } from "./confirm-dialog-Dlce0e2.js";
import { i as DetailState, n as DetailList, t as Detail } from "./log-details-RuUPlKu.js";
import { t as Dialog } from "./dialog-B8z7uCK.js";
import { n as localDateTime, t as instantOf } from "./time-zone-DNcp8Yw.js";
import { t as CopyButton } from "./copy-button-C57v7Pa.js";
import { Link } from "@tanstack/react-router";
import { useCallback, useId, useMemo, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarSync } from "lucide-react";
import { toast } from "sonner";
// src/features/appointments/business-clock.ts
/** What a clock in `timeZone` shows at `at` (ISO 8601), as a date-and-time field writes it: `2026-11-20T16:05`. */
function clockText(at, timeZone) {
	const { year, month, day, hour, minute } = localDateTime(Date.parse(at), timeZone);
	const two = (number) => String(number).padStart(2, "0");
	return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}
/**
* The instant, ISO 8601 in UTC, at which a clock in `timeZone` shows what a date-and-time field
* holds; null where it is unfinished or the clocks skip that time.
*/
function instantAt(text, timeZone) {
	const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text);
	if (!parts) return null;
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
	const at = new Date(instantOf({
		year,
		month,
		day
	}, {
		hour,
		minute
	}, timeZone)).toISOString();
	return clockText(at, timeZone) === parts[0] ? at : null;
}
/** How long an appointment takes, in minutes. */
function minutesOf({ start_at, end_at }) {
	return Math.round((Date.parse(end_at) - Date.parse(start_at)) / 6e4);
}
// src/features/appointments/appointment-dialog.tsx
/** One appointment: who comes, for what and when; moved and cancelled from here. */
function AppointmentDialog({ appointment, isPending, onClose }) {
	const [asked, setAsked] = useState(null);
	const close = () => setAsked(null);
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Appointment Details",
		...appointment && { description: appointment.business_name ?? "Unnamed Business" },
		footer: appointment?.status === "booked" ? /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: () => setAsked("cancel"),
			children: "Cancel appointment"
		}), /* @__PURE__ */ jsx(Button, {
			onClick: () => setAsked("move"),
			children: "Move"
		})] }) : /* @__PURE__ */ jsx(Button, {
			onClick: onClose,
			children: "Close"
		}),
		children: [
			appointment ? /* @__PURE__ */ jsx(Facts, { appointment }) : /* @__PURE__ */ jsx(DetailState, {
				isPending,
				error: isPending ? null : "This appointment is not on the list shown now. Close this window and search for the customer."
			}),
			appointment && asked === "move" ? /* @__PURE__ */ jsx(MoveDialog, {
				appointment,
				onClose: close
			}) : null,
			appointment && asked === "cancel" ? /* @__PURE__ */ jsx(CancelDialog, {
				appointment,
				onClose: close,
				onDone: onClose
			}) : null
		]
	});
}
function Facts({ appointment }) {
	const { customer_phone: phone, call_id: callId } = appointment;
	const timeZone = shownZone(appointment.time_zone);
	return /* @__PURE__ */ jsxs(DetailList, { children: [
		/* @__PURE__ */ jsx(Detail, {
			name: "Customer",
			children: appointment.customer_name ?? "No name left"
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Phone number",
			copied: phone,
			children: phone ? /* @__PURE__ */ jsx("a", {
				href: `tel:${phone}`,
				className: "text-primary underline underline-offset-4",
				children: writtenNumber(phone)
			}) : "No number left"
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Service",
			children: appointment.service_name ?? "N/A"
		}),
		/* @__PURE__ */ jsxs(Detail, {
			name: "Status",
			children: [/* @__PURE__ */ jsx(StatusBadge, {
				of: "appointment",
				status: appointment.status
			}), appointment.test ? /* @__PURE__ */ jsx(Badge, { children: "Test: nobody is coming, and the time stays free" }) : null]
		}),
		/* @__PURE__ */ jsxs(Detail, {
			name: "When",
			children: [/* @__PURE__ */ jsx(Instant, {
				at: appointment.start_at,
				timeZone
			}), /* @__PURE__ */ jsxs("span", {
				className: "block text-xs text-ink-soft",
				children: [
					minutesOf(appointment),
					" minutes, ",
					zoneCity(timeZone),
					" time"
				]
			})]
		}),
		/* @__PURE__ */ jsx(Detail, {
			name: "Booked",
			children: callId ? /* @__PURE__ */ jsx(Link, {
				to: "/admin/call-logs",
				search: { call: callId },
				className: "text-primary underline underline-offset-4",
				children: "On a call"
			}) : "By hand"
		}),
		appointment.note ? /* @__PURE__ */ jsx(Detail, {
			name: "Note",
			children: appointment.note
		}) : null
	] });
}
function CancelDialog({ appointment, onClose, onDone }) {
	const cancel = useAppointmentChange(() => api.appointments.cancel({ id: appointment.id }), "The appointment is cancelled");
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		title: "Cancel this appointment?",
		consequence: `Its time is free again for other callers. Let ${appointment.customer_name ?? "the customer"} know yourself.`,
		confirm: "Cancel appointment",
		decline: "Keep it",
		isNegative: true,
		isPending: cancel.isPending,
		error: cancel.error,
		onConfirm: () => cancel.mutate(void 0, { onSuccess: onDone }),
		onClose
	});
}
/** Gives an appointment another start on the business's clock; it takes as long as before. */
function MoveDialog({ appointment, onClose }) {
	const { id, start_at: startAt } = appointment;
	const timeZone = shownZone(appointment.time_zone);
	const form = useId();
	const [typed, setTyped] = useState(null);
	const [isUnreadable, setUnreadable] = useState(false);
	const move = useAppointmentChange((start) => api.appointments.move({
		id,
		start_at: start
	}), "The appointment is moved");
	const shown = typed ?? clockText(startAt, timeZone);
	const submit = (event) => {
		event.preventDefault();
		const start = instantAt(shown, timeZone);
		setUnreadable(start === null);
		if (start) move.mutate(start, { onSuccess: onClose });
	};
	const unreadable = isUnreadable ? "Choose a date and a time that exist on that day." : null;
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Move this appointment",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: onClose,
			children: "Keep the current time"
		}), /* @__PURE__ */ jsx(Button, {
			type: "submit",
			form,
			disabled: move.isPending,
			children: move.isPending ? "One moment..." : "Move appointment"
		})] }),
		children: /* @__PURE__ */ jsx("form", {
			id: form,
			noValidate: true,
			onSubmit: submit,
			children: /* @__PURE__ */ jsx(Field, {
				label: "New date and time",
				hint: `${zoneCity(timeZone)} time. It takes ${minutesOf(appointment)} minutes, as before. Let the customer know yourself.`,
				error: unreadable ?? (move.error ? failureSentence(move.error) : null),
				children: (control) => /* @__PURE__ */ jsx(Input, {
					...control,
					type: "datetime-local",
					value: shown,
					onChange: (event) => setTyped(event.target.value)
				})
			})
		})
	});
}
/**
* A change to an appointment: afterwards the list is read again and `done` is said. What it rejects
* with is for its caller to show.
*/
function useAppointmentChange(change, done) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSuccess: () => {
			toast.success(done);
			return client.invalidateQueries({ queryKey: queries.appointments.key() });
		}
	});
}
// src/features/appointments/calendar-feed-dialog.tsx
/** The address under which a calendar app reads a business's appointments. */
function CalendarFeedDialog({ businessId, onChoose, onClose }) {
	const { data } = useQuery(queries.businesses.list.queryOptions({ input: {
		sort: "name",
		order: "asc"
	} }));
	const only = data?.body.length === 1 ? data.body[0]?.id : void 0;
	const chosen = businessId ?? only;
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Calendar feed",
		description: "Subscribe to this address in your calendar app to see a business’s appointments there.",
		footer: /* @__PURE__ */ jsx(Button, {
			onClick: onClose,
			children: "Close"
		}),
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-5",
			children: [/* @__PURE__ */ jsx(BusinessChoice, {
				label: "Business",
				value: chosen,
				onChange: onChoose
			}), chosen ? /* @__PURE__ */ jsx(Feed, { businessId: chosen }, chosen) : null]
		})
	});
}
function Feed({ businessId }) {
	const client = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const { data: business, error } = useQuery(queries.businesses.get.queryOptions({ input: { id: businessId } }));
	const make = useMutation({
		mutationFn: () => api.businesses.makeCalendarFeed({ id: businessId }),
		onSuccess: () => {
			setAsking(false);
			return client.invalidateQueries({ queryKey: queries.businesses.get.key({ input: { id: businessId } }) });
		}
	});
	if (error) return /* @__PURE__ */ jsx(FieldError, { children: failureSentence(error) });
	if (!business) return /* @__PURE__ */ jsx("p", {
		role: "status",
		children: "Loading the feed..."
	});
	const { calendar_feed: feed, time_zone: timeZone } = business;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid justify-items-start gap-3",
		children: [
			make.data ? /* @__PURE__ */ jsx(FeedAddress, { url: make.data.url }) : feed ? /* @__PURE__ */ jsxs("p", { children: [
				"This feed has an address, made ",
				/* @__PURE__ */ jsx(Instant, {
					at: feed.made_at,
					timeZone
				}),
				". It was shown only once, for safety. If you lost it, make a new one."
			] }) : /* @__PURE__ */ jsx("p", { children: "This feed has no address yet." }),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				disabled: make.isPending,
				onClick: () => feed ? setAsking(true) : make.mutate(),
				children: feed ? "Make a new address" : "Make an address"
			}),
			isAsking ? /* @__PURE__ */ jsx(ConfirmDialog, {
				title: "Make a new address?",
				consequence: "The old address stops working at once. Every calendar that uses it needs the new one.",
				confirm: "Make a new address",
				decline: "Keep the old one",
				isPending: make.isPending,
				error: make.error,
				onConfirm: () => make.mutate(),
				onClose: () => setAsking(false)
			}) : /* @__PURE__ */ jsx(FieldError, { children: make.error ? failureSentence(make.error) : null })
		]
	});
}
function FeedAddress({ url }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid w-full gap-1.5",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex items-center gap-2 rounded-control border border-line bg-sunken px-3 py-2",
			children: [/* @__PURE__ */ jsx("code", {
				className: "min-w-0 flex-1 font-mono text-xs break-all",
				children: url
			}), /* @__PURE__ */ jsx(CopyButton, {
				text: url,
				what: "calendar address"
			})]
		}), /* @__PURE__ */ jsx("p", {
			className: "text-ink-soft",
			children: "Copy it now: it is shown only this once. Whoever has it can read these appointments."
		})]
	});
}
// src/features/appointments/appointments-page.tsx
var words = {
	thing: "appointments",
	title: "Appointments",
	description: "Appointments callers booked, in each business’s own time zone.",
	searchPlaceholder: "Search customer, number, service...",
	empty: {
		title: "No appointments found",
		text: "Appointments will appear here once a caller books one."
	},
	noMatch: {
		title: "No matching appointments",
		text: "Try adjusting your search query."
	}
};
/** Every appointment, the latest start first; one of them or a calendar feed may be open. */
function AppointmentsPage({ search: { appointment, feed, ...search }, onSearch }) {
	const add = useAddToSearch(search, onSearch);
	const columns = useMemo(() => appointmentColumns((id) => add({ appointment: id })), [add]);
	const list = useInfiniteQuery(queries.appointments.list.infiniteOptions(pagesOf(search)));
	const close = () => onSearch(search, true);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(ListScreen, {
			words,
			columns,
			search,
			onSearch,
			newest: "start_at",
			list,
			failure: (error) => listFailure(error, words),
			actions: /* @__PURE__ */ jsxs(Button, {
				variant: "outline",
				onClick: () => onSearch({
					...search,
					feed: "choose"
				}),
				children: [/* @__PURE__ */ jsx(CalendarSync, { "aria-hidden": true }), "Calendar feed"]
			})
		}),
		appointment ? /* @__PURE__ */ jsx(AppointmentDialog, {
			appointment: rowsIn(list.data).find(({ id }) => id === appointment),
			isPending: list.isPending,
			onClose: close
		}) : null,
		feed ? /* @__PURE__ */ jsx(CalendarFeedDialog, {
			businessId: feed === "choose" ? null : feed,
			onChoose: (id) => onSearch({
				...search,
				feed: id
			}, true),
			onClose: close
		}) : null
	] });
}
function appointmentColumns(onView) {
	return [
		{
			header: "When",
			width: "w-[20%]",
			sortKey: "start_at",
			cell: (row) => /* @__PURE__ */ jsx(Instant, {
				at: row.start_at,
				timeZone: row.time_zone
			})
		},
		{
			header: "Customer",
			width: "w-[22%]",
			sortKey: "customer_name",
			cell: (row) => /* @__PURE__ */ jsx(Customer, { row })
		},
		{
			header: "Service",
			width: "w-[18%]",
			sortKey: "service_name",
			cell: ({ service_name }) => service_name ?? "N/A"
		},
		{
			header: "Business",
			width: "w-[20%]",
			cell: ({ business_name }) => business_name ?? "Unnamed Business"
		},
		{
			header: "Status",
			width: "w-[11%]",
			cell: ({ status, test }) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(StatusBadge, {
				of: "appointment",
				status
			}), test ? /* @__PURE__ */ jsx(Badge, { children: "Test" }) : null] })
		},
		viewColumn("w-[9%]", onView)
	];
}
function Customer({ row }) {
	const { customer_name: name, customer_phone: phone } = row;
	if (!name && !phone) return /* @__PURE__ */ jsx("span", {
		className: "text-ink-soft",
		children: "No name left"
	});
	return /* @__PURE__ */ jsxs("span", {
		className: "grid",
		children: [name ? /* @__PURE__ */ jsx("span", { children: name }) : null, phone ? /* @__PURE__ */ jsx("span", {
			className: name ? "text-xs text-ink-soft" : void 0,
			children: /* @__PURE__ */ jsx(PhoneText, { number: phone })
		}) : null]
	});
}
// src/routes/_console/admin/appointments/index.tsx?tsr-split=component
function RoutedPage() {
	const navigate = Route.useNavigate();
	const onSearch = useCallback((search, replace = false) => navigate({
		search,
		replace
	}), [navigate]);
	return /* @__PURE__ */ jsx(AppointmentsPage, {
		search: Route.useSearch(),
		onSearch
	});
}
export { RoutedPage as component };
