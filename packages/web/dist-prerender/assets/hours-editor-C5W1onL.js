import { u as hoursPresets } from "./half-typed-leC63SM.js";
import { t as weekdays } from "./business-BmcTI6F.js";
import { T as cn, h as Field, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { c as endsNextDay } from "./knowledge-checks-zoiQMLH.js";
import { t as Checkbox$1 } from "./checkbox-DN5vF5i.js";
import { a as RemoveItem } from "./shown-mistakes-Bemx2wL.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { CalendarPlus, Plus, X } from "lucide-react";
import { Switch } from "radix-ui";
// src/components/ui/switch.tsx
function Switch$1({ className, ...rest }) {
	return /* @__PURE__ */ jsx(Switch.Root, {
		className: cn("inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-control-line bg-sunken p-0.5 transition-colors data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:opacity-55", className),
		...rest,
		children: /* @__PURE__ */ jsx(Switch.Thumb, { className: "size-4.5 rounded-full bg-ink-soft transition-transform duration-150 data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-primary" })
	});
}
// src/components/knowledge/day-periods.tsx
var mostSpans = 6;
/** The spans of one open day, first to last. */
function DayPeriods({ name, path, day, errors, onChange }) {
	const more = day.more ?? [];
	const further = more.map((period, index) => ({
		period,
		at: `${path}.more.${index}`
	}));
	const setMore = (spans) => {
		const { more: _, ...first } = day;
		onChange(spans.length > 0 ? {
			...first,
			more: spans
		} : first);
	};
	const add = () => setMore([...more, {
		open: "",
		close: ""
	}]);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2",
		children: [/* @__PURE__ */ jsx(PeriodRow, {
			name,
			path,
			period: day,
			errors,
			onChange: (period) => onChange({
				...day,
				...period
			}),
			action: more.length + 1 < mostSpans ? /* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				size: "icon",
				"aria-label": `Add hours on ${name}`,
				title: "Add hours after a break",
				onClick: add,
				children: /* @__PURE__ */ jsx(Plus, { "aria-hidden": true })
			}) : null
		}), further.map(({ period, at }, index) => /* @__PURE__ */ jsx(PeriodRow, {
			name: `${name} after the break`,
			path: at,
			period,
			errors,
			onChange: (next) => setMore(more.with(index, next)),
			action: /* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				size: "icon",
				"aria-label": `Remove these hours on ${name}`,
				onClick: () => setMore(more.toSpliced(index, 1)),
				children: /* @__PURE__ */ jsx(X, { "aria-hidden": true })
			})
		}, at))]
	});
}
function PeriodRow({ name, path, period, errors, onChange, action }) {
	const { open, close, pastMidnight } = period;
	const nextDay = endsNextDay(period);
	const time = (edge, label) => /* @__PURE__ */ jsx(Field, {
		label,
		labelHidden: true,
		error: errors[`${path}.${edge}`],
		className: "min-w-0 flex-1",
		children: (control) => /* @__PURE__ */ jsx(Input, {
			...control,
			type: "time",
			"data-path": `${path}.${edge}`,
			value: period[edge],
			className: "tabular min-w-0 px-2 sm:px-3",
			onChange: ({ target }) => onChange({
				...spanOf(period),
				[edge]: target.value
			})
		})
	});
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsxs("div", {
		className: "flex items-start gap-1.5 sm:max-w-sm",
		children: [
			time("open", `${name} opens`),
			/* @__PURE__ */ jsx("span", {
				"aria-hidden": true,
				className: "pt-2 text-ink-soft",
				children: "–"
			}),
			time("close", `${name} closes`),
			action
		]
	}), nextDay && open !== close ? /* @__PURE__ */ jsxs("div", {
		className: "mt-1.5 flex items-center gap-2 text-sm text-ink-soft",
		children: [/* @__PURE__ */ jsx(Checkbox$1, {
			id: `${path}-past-midnight`,
			checked: pastMidnight ?? close <= "06:00",
			onCheckedChange: (checked) => onChange({
				...spanOf(period),
				pastMidnight: checked === true
			})
		}), /* @__PURE__ */ jsx("label", {
			htmlFor: `${path}-past-midnight`,
			children: "Runs past midnight, to the next day"
		})]
	}) : null] });
}
function spanOf({ open, close, pastMidnight }) {
	return pastMidnight === void 0 ? {
		open,
		close
	} : {
		open,
		close,
		pastMidnight
	};
}
// src/components/knowledge/hours-editor.tsx
/** The week, day by day, with presets; split days, late nights and holidays when asked for. */
function HoursEditor({ value, onChange, errors }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx("div", {
				className: "flex flex-wrap gap-2",
				children: hoursPresets.map(({ name, hours }) => /* @__PURE__ */ jsx(Button, {
					variant: "outline",
					size: "small",
					onClick: () => onChange({
						...value,
						...hours
					}),
					children: name
				}, name))
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "divide-y divide-line border-y border-line",
				children: weekdays.map((weekday) => /* @__PURE__ */ jsx(DayRow, {
					weekday,
					day: value[weekday],
					errors,
					onChange: (day) => onChange({
						...value,
						[weekday]: day
					})
				}, weekday))
			}),
			/* @__PURE__ */ jsx(HoursExceptions, {
				value: value.exceptions ?? [],
				errors,
				onChange: (exceptions) => onChange(withExceptions(value, exceptions))
			})
		]
	});
}
/** Leaves the key out where there are none: the plain shape stays plain. */
function withExceptions(hours, exceptions) {
	const { exceptions: _, ...week } = hours;
	return exceptions.length > 0 ? {
		...week,
		exceptions
	} : week;
}
function DayRow({ weekday, day, errors, onChange }) {
	const name = weekday.charAt(0).toUpperCase() + weekday.slice(1);
	return /* @__PURE__ */ jsxs("li", {
		className: "grid gap-2 py-3 sm:grid-cols-[11rem_1fr] sm:items-start",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex h-10 items-center justify-between gap-3 sm:justify-start",
			children: [/* @__PURE__ */ jsx(Switch$1, {
				checked: !day.isClosed,
				onCheckedChange: (open) => onChange({
					...day,
					isClosed: !open
				}),
				"aria-label": `Open on ${name}`,
				className: "order-2 sm:order-none"
			}), /* @__PURE__ */ jsx("span", {
				className: "font-medium",
				children: name
			})]
		}), day.isClosed ? /* @__PURE__ */ jsx("p", {
			className: "flex items-center text-sm text-ink-soft sm:h-10",
			children: "Closed"
		}) : /* @__PURE__ */ jsx(DayPeriods, {
			name,
			path: weekday,
			day,
			errors,
			onChange
		})]
	});
}
var newException = {
	date: "",
	open: "09:00",
	close: "17:00",
	isClosed: true
};
/** Dates on which the week does not hold: holidays, a summer break, one long evening. */
function HoursExceptions({ value, errors, onChange }) {
	const rows = value.map((exception, index) => ({
		exception,
		path: `exceptions.${index}`
	}));
	return /* @__PURE__ */ jsxs("details", {
		className: "disclosure",
		open: value.length > 0,
		children: [/* @__PURE__ */ jsx("summary", {
			className: "w-fit rounded-control text-sm text-ink-soft underline underline-offset-4 hover:text-ink",
			children: "Holidays and other special days"
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid gap-3 pt-3",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "text-sm text-ink-soft",
					children: "On these dates your AI uses the hours you set here instead of the regular week."
				}),
				rows.map(({ exception, path }, index) => /* @__PURE__ */ jsx(ExceptionRow, {
					path,
					exception,
					errors,
					onChange: (next) => onChange(value.with(index, next)),
					onRemove: () => onChange(value.toSpliced(index, 1))
				}, path)),
				/* @__PURE__ */ jsxs(Button, {
					variant: "outline",
					size: "small",
					className: "w-fit",
					onClick: () => onChange([...value, newException]),
					children: [/* @__PURE__ */ jsx(CalendarPlus, { "aria-hidden": true }), "Add a special day"]
				})
			]
		})]
	});
}
/** The exception with the day's hours; spans after a break go when the day has none. */
function withDay({ date, name }, day, more) {
	return {
		...day,
		date,
		...name && { name },
		...more && { more }
	};
}
function ExceptionRow({ path, exception, errors, onChange, onRemove }) {
	const called = exception.name || exception.date || "the special day";
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3 rounded-control border border-line p-3",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[11rem_1fr_auto]",
				children: [
					/* @__PURE__ */ jsx(Field, {
						label: "Date",
						labelHidden: true,
						error: errors[`${path}.date`],
						children: (control) => /* @__PURE__ */ jsx(Input, {
							...control,
							type: "date",
							"data-path": `${path}.date`,
							value: exception.date,
							onChange: ({ target }) => onChange({
								...exception,
								date: target.value
							})
						})
					}),
					/* @__PURE__ */ jsx(Field, {
						label: "Name",
						labelHidden: true,
						error: errors[`${path}.name`],
						className: "order-last col-span-2 sm:order-none sm:col-span-1",
						children: (control) => /* @__PURE__ */ jsx(Input, {
							...control,
							placeholder: "What it is called, such as Boxing Day",
							value: exception.name ?? "",
							"data-path": `${path}.name`,
							onChange: ({ target }) => onChange({
								...exception,
								name: target.value
							})
						})
					}),
					/* @__PURE__ */ jsx(RemoveItem, {
						label: `Remove ${called}`,
						onRemove
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center gap-3 text-sm",
				children: [/* @__PURE__ */ jsx(Switch$1, {
					checked: !exception.isClosed,
					"aria-label": `Open on ${called}`,
					onCheckedChange: (open) => onChange({
						...exception,
						isClosed: !open
					})
				}), exception.isClosed ? "Closed" : "Open"]
			}),
			exception.isClosed ? null : /* @__PURE__ */ jsx(DayPeriods, {
				name: called,
				path,
				day: exception,
				errors,
				onChange: ({ more, ...day }) => onChange(withDay(exception, day, more))
			})
		]
	});
}
export { Switch$1 as n, HoursEditor as t };
