import { h as Field, m as Textarea, p as Input } from "./lists-BMCqcPF.js";
import { a as RemoveItem, i as AddItem, o as drawnInView, s as useItemEdits } from "./shown-mistakes-Bemx2wL.js";
import { n as newId } from "./new-item-Do3i9vM.js";
import { memo, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/components/knowledge/notes-editor.tsx
/** How the business runs day to day: deposits, parking, how long things take. */
function NotesEditor({ value, onChange, errors }) {
	const { change, remove } = useItemEdits(value, onChange);
	const [added, setAdded] = useState(null);
	const add = () => {
		const id = newId();
		setAdded(id);
		onChange([...value, {
			id,
			title: "",
			content: ""
		}]);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [/* @__PURE__ */ jsx("ul", {
			className: "grid gap-3",
			children: value.map((note) => /* @__PURE__ */ jsx("li", {
				className: drawnInView(value.length),
				children: /* @__PURE__ */ jsx(NoteCard, {
					note,
					errors,
					focused: note.id === added,
					onChange: change,
					onRemove: remove
				})
			}, note.id))
		}), /* @__PURE__ */ jsx(AddItem, {
			count: value.length,
			what: "notes",
			onAdd: add,
			children: "Add a note"
		})]
	});
}
var NoteCard = memo(function NoteCard(props) {
	const { note, errors, focused, onChange, onRemove } = props;
	const { id, title, content } = note;
	const called = title || "this note";
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "grid gap-3 rounded-card border border-line bg-surface p-4",
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: "sr-only",
				children: title || "A note without a title"
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-start gap-2",
				children: [/* @__PURE__ */ jsx(Field, {
					label: "Title",
					labelHidden: true,
					error: errors[`${id}.title`],
					className: "flex-1",
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						"data-path": `${id}.title`,
						autoFocus: focused,
						placeholder: "Title, such as Parking",
						className: "font-medium",
						value: title,
						onChange: ({ target }) => onChange({
							...note,
							title: target.value
						})
					})
				}), /* @__PURE__ */ jsx(RemoveItem, {
					label: `Remove ${called}`,
					onRemove: () => onRemove(id)
				})]
			}),
			/* @__PURE__ */ jsx(Field, {
				label: `Note: ${called}`,
				labelHidden: true,
				error: errors[`${id}.content`],
				children: (control) => /* @__PURE__ */ jsx(Textarea, {
					...control,
					"data-path": `${id}.content`,
					placeholder: "What your AI may tell callers",
					value: content,
					onChange: ({ target }) => onChange({
						...note,
						content: target.value
					})
				})
			})
		]
	});
});
export { NotesEditor as t };
