import { d as isStandardQuestion } from "./half-typed-leC63SM.js";
import { h as Field, m as Textarea, p as Input } from "./lists-BMCqcPF.js";
import { t as Choices } from "./choices-DZlHtNX.js";
import { a as RemoveItem, i as AddItem, s as useItemEdits } from "./shown-mistakes-Bemx2wL.js";
import { n as newId } from "./new-item-Do3i9vM.js";
import { memo, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/components/knowledge/questions-editor.tsx
var answers = [
	{
		value: "yes",
		label: "Yes"
	},
	{
		value: "no",
		label: "No"
	},
	{
		value: "explain",
		label: "Explain"
	}
];
/** What callers ask, and yes, no or the owner's own words. Standard questions keep their words. */
function QuestionsEditor({ value, onChange, errors }) {
	const [added, setAdded] = useState(null);
	const { change, remove } = useItemEdits(value, onChange);
	const add = () => {
		const item = {
			id: newId(),
			question: "",
			answer: "yes"
		};
		setAdded(item.id);
		onChange([...value, item]);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [/* @__PURE__ */ jsx("ul", {
			className: "divide-y divide-line border-y border-line",
			children: value.map((item) => /* @__PURE__ */ jsx(QuestionRow, {
				item,
				errors,
				focused: item.id === added,
				onChange: change,
				onRemove: remove
			}, item.id))
		}), /* @__PURE__ */ jsx(AddItem, {
			count: value.length,
			what: "questions",
			onAdd: add,
			children: "Add a question"
		})]
	});
}
/** Leaving "explain" clears the explanation; choosing it keeps the prior one or starts empty. */
function answerWith({ explanation, ...item }, answer) {
	return answer === "explain" ? {
		...item,
		answer,
		explanation: explanation ?? ""
	} : {
		...item,
		answer
	};
}
var QuestionRow = memo(function QuestionRow(props) {
	const { item, errors, focused, onChange, onRemove } = props;
	const { id, question, answer, explanation } = item;
	const called = question || "this question";
	return /* @__PURE__ */ jsxs("li", {
		className: "grid gap-3 py-4",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-start gap-x-4 gap-y-3 sm:flex-nowrap",
			children: [
				/* @__PURE__ */ jsx("div", {
					className: "min-w-0 flex-1 basis-full sm:basis-auto",
					children: isStandardQuestion(id) ? /* @__PURE__ */ jsx("p", {
						className: "pt-2 font-medium",
						children: question
					}) : /* @__PURE__ */ jsx(Field, {
						label: "Question",
						labelHidden: true,
						error: errors[`${id}.question`],
						children: (control) => /* @__PURE__ */ jsx(Input, {
							...control,
							"data-path": `${id}.question`,
							autoFocus: focused,
							placeholder: "What callers ask",
							value: question,
							onChange: ({ target }) => onChange({
								...item,
								question: target.value
							})
						})
					})
				}),
				/* @__PURE__ */ jsx(Choices, {
					legend: `Answer to: ${called}`,
					legendHidden: true,
					name: `answer-${id}`,
					path: `${id}.answer`,
					choices: answers,
					value: answer,
					onChange: (next) => onChange(answerWith(item, next))
				}),
				/* @__PURE__ */ jsx(RemoveItem, {
					label: `Remove: ${called}`,
					className: "ml-auto sm:ml-0",
					onRemove: () => onRemove(id)
				})
			]
		}), answer === "explain" ? /* @__PURE__ */ jsx(Field, {
			label: `What to answer to: ${called}`,
			labelHidden: true,
			error: errors[`${id}.explanation`],
			children: (control) => /* @__PURE__ */ jsx(Textarea, {
				...control,
				"data-path": `${id}.explanation`,
				placeholder: "What your AI should say, in your words",
				value: explanation ?? "",
				onChange: ({ target }) => onChange({
					...item,
					explanation: target.value
				})
			})
		}) : null]
	});
});
export { QuestionsEditor as t };
