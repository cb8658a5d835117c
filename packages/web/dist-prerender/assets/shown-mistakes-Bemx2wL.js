import { w as Button } from "./lists-BMCqcPF.js";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Plus, Trash2 } from "lucide-react";
// src/components/knowledge/item-list.tsx
/** Adds an item to a list of knowledge, until it holds as many as the AI can take. */
function AddItem({ count, most = 500, what, onAdd, children }) {
	const isFull = count >= most;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid justify-items-start gap-1.5",
		children: [/* @__PURE__ */ jsxs(Button, {
			variant: "outline",
			disabled: isFull,
			onClick: onAdd,
			children: [/* @__PURE__ */ jsx(Plus, { "aria-hidden": true }), children]
		}), isFull ? /* @__PURE__ */ jsxs("p", {
			role: "status",
			className: "text-sm text-ink-soft",
			children: [
				most,
				" ",
				what,
				" are the most your AI can hold. Remove one to add another."
			]
		}) : null]
	});
}
/** The bin that takes one item off its list. */
function RemoveItem({ label, className, onRemove }) {
	return /* @__PURE__ */ jsx(Button, {
		variant: "ghost",
		size: "icon",
		"aria-label": label,
		className,
		onClick: onRemove,
		children: /* @__PURE__ */ jsx(Trash2, { "aria-hidden": true })
	});
}
/**
* Ways to change or remove one item of a list. They stay the same functions while the list changes,
* so that the rows nobody edits need not be drawn again.
*/
function useItemEdits(value, onChange) {
	const latest = useRef({
		value,
		onChange
	});
	useLayoutEffect(() => {
		latest.current = {
			value,
			onChange
		};
	});
	return {
		change: useCallback((item) => {
			const { value, onChange } = latest.current;
			onChange(value.map((each) => each.id === item.id ? item : each));
		}, []),
		remove: useCallback((id) => {
			const { value, onChange } = latest.current;
			onChange(value.filter((each) => each.id !== id));
		}, [])
	};
}
/** From so many cards on, a list is too long to be laid out as a whole while someone types in it. */
var manyCards = 50;
/**
* The classes of a list's cards: of a long one, those out of view are laid out and painted when they
* come in. Short lists do without, as such cards have no true size until they are seen.
*/
function drawnInView(cards) {
	return cards > manyCards ? "[contain-intrinsic-size:auto_15rem] [content-visibility:auto]" : void 0;
}
// src/components/knowledge/after-press.ts
/**
* Returns what does something at once, or, while a mouse button or a finger is down, as soon as it is up
* and what it pressed has heard of it.
*/
function useAfterPress() {
	const isDown = useRef(false);
	const waiting = useRef([]);
	useEffect(() => {
		const press = () => {
			isDown.current = true;
		};
		const release = () => {
			isDown.current = false;
			setTimeout(() => {
				for (const action of waiting.current.splice(0)) action();
			});
		};
		document.addEventListener("mousedown", press, true);
		document.addEventListener("mouseup", release, true);
		document.addEventListener("dragend", release, true);
		return () => {
			document.removeEventListener("mousedown", press, true);
			document.removeEventListener("mouseup", release, true);
			document.removeEventListener("dragend", release, true);
		};
	}, []);
	return (action) => {
		if (isDown.current) waiting.current.push(action);
		else action();
	};
}
// src/components/knowledge/shown-mistakes.ts
/**
* Decides when a mistake is told: once its field is left, not while it is being typed, and all
* together when someone wants to go on. What is added after that is not born with a mistake.
* Controls carry their path in `data-path`.
*/
function useShownMistakes(mistakes) {
	const [left, setLeft] = useState(/* @__PURE__ */ new Set());
	const addLeft = useCallback((paths) => setLeft((before) => /* @__PURE__ */ new Set([...before, ...paths])), []);
	const afterPress = useAfterPress();
	const form = useRef(null);
	const entries = Object.entries(mistakes);
	return {
		shown: useUnchanged(Object.fromEntries(entries.filter(([path]) => left.has(path)))),
		onBlur: ({ target }) => {
			const path = target instanceof HTMLElement ? target.dataset.path : void 0;
			if (path !== void 0 && !left.has(path)) afterPress(() => addLeft([path]));
		},
		mayGoOn: () => {
			const [first] = entries;
			if (!first) return true;
			addLeft(entries.map(([path]) => path));
			focusPath(form.current, first[0]);
			return false;
		},
		ref: (element) => {
			form.current = element;
		}
	};
}
/** The same object as long as it says the same, so that what shows it need not be drawn again. */
function useUnchanged(mistakes) {
	const said = JSON.stringify(Object.entries(mistakes));
	return useMemo(() => Object.fromEntries(JSON.parse(said)), [said]);
}
var mostFrames = 120;
/**
* Focuses the control that carries one of the paths in `data-path`, the first that is there, and
* brings it to the middle of the window; inside a section that is just opening, once it is open.
* Waits up to two seconds for it to be drawn. Returns a function that stops the waiting.
*/
function focusPathWhenDrawn(form, paths) {
	return repeatUntil(() => paths.some((path) => focusPath(form, path)));
}
/** Focuses the title of the section that is drawn in `data-section`, and brings it to the top, alike. */
function focusSectionWhenDrawn(form, section) {
	const title = `[data-section="${CSS.escape(section)}"] > details > summary`;
	return repeatUntil(() => focusControl(form?.querySelector(title), "start"));
}
/** Tries with every frame, for up to two seconds. Returns a function that stops it. */
function repeatUntil(isDone) {
	let frame = 0;
	let handle = 0;
	const look = () => {
		frame += 1;
		if (!isDone() && frame < mostFrames) handle = requestAnimationFrame(look);
	};
	handle = requestAnimationFrame(look);
	return () => cancelAnimationFrame(handle);
}
/** Focuses the control that carries the path in `data-path`; false where it is not there or hidden. */
function focusPath(form, path) {
	return focusControl(form?.querySelector(`[data-path="${CSS.escape(path)}"]`), "center");
}
function focusControl(control, block) {
	if (!control) return false;
	for (let around = control.closest("details"); around;) {
		around.setAttribute("open", "");
		around = around.parentElement?.closest("details") ?? null;
	}
	control.focus({ preventScroll: true });
	if (document.activeElement !== control) return false;
	const show = () => control.scrollIntoView({ block });
	show();
	const opening = control.closest("details")?.getAnimations({ subtree: true }) ?? [];
	Promise.allSettled(opening.map(({ finished }) => finished)).then(show);
	return true;
}
export { RemoveItem as a, AddItem as i, focusSectionWhenDrawn as n, drawnInView as o, useShownMistakes as r, useItemEdits as s, focusPathWhenDrawn as t };
