import { a as PageColumn, m as askInstallation } from "./front-BUri_U6.js";
import { d as FieldError, et as Arcs, h as Spinner } from "./routes-CJ2fPVb.js";
import { h as Field, m as Textarea, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { t as Card } from "./card-BYczKJa.js";
import { useEffect, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Check } from "lucide-react";
import { useForm } from "react-hook-form";
// src/features/contact/contact-page.tsx
/** Where visitors write to whoever runs this installation. */
function ContactPage() {
	const [taken, setTaken] = useState(null);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("h1", {
			className: "text-3xl leading-[1.05] font-bold sm:text-5xl",
			children: "Contact"
		}),
		/* @__PURE__ */ jsx("p", {
			className: "mt-4 max-w-lg text-ink-soft",
			children: "Questions about plans, setup or your account: write to us. Your message goes to whoever runs this site, who can answer you by email."
		}),
		/* @__PURE__ */ jsx("div", {
			className: "mt-8",
			children: taken === null ? /* @__PURE__ */ jsx(ContactForm, { onSent: setTaken }) : /* @__PURE__ */ jsx(Sent, {
				taken,
				onAnother: () => setTaken(null)
			})
		})
	] });
}
function Sent({ taken, onAnother }) {
	const box = useRef(null);
	useEffect(() => box.current?.focus(), []);
	return /* @__PURE__ */ jsxs("section", {
		ref: box,
		tabIndex: -1,
		role: "status",
		className: "relative isolate overflow-hidden rounded-card border border-line bg-surface p-8 shadow-float focus:outline-none",
		children: [
			/* @__PURE__ */ jsx(Arcs, { className: "absolute -right-28 -bottom-36 -z-10 size-96 text-line" }),
			/* @__PURE__ */ jsxs("h2", {
				className: "flex items-center gap-2.5 text-xl font-semibold",
				children: [/* @__PURE__ */ jsx("span", {
					className: "grid size-8 place-items-center rounded-full bg-positive-wash text-positive",
					children: /* @__PURE__ */ jsx(Check, {
						"aria-hidden": true,
						className: "size-4.5"
					})
				}), taken.kept ? "Your message is kept here" : "Your message is on its way"]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-2 break-words text-ink-soft",
				children: taken.kept ? `This installation does not send email. Whoever runs it finds the message in its mailbox and can reply to ${taken.answerTo}.` : `It goes to whoever runs this site, who can reply to ${taken.answerTo}.`
			}),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				className: "mt-5",
				onClick: onAnother,
				children: "Write another"
			})
		]
	});
}
var emptyMessage = {
	name: "",
	email: "",
	message: "",
	website: ""
};
/** Name, address and message; mistakes stand beside their field, and nothing typed is lost. */
function ContactForm({ onSent }) {
	const form = useForm({ defaultValues: emptyMessage });
	const { errors, isSubmitting } = form.formState;
	const submit = form.handleSubmit(async (message) => {
		const sending = await sendContactMessage(message);
		if ("failure" in sending) form.setError("root", { message: sending.failure });
		else onSent({
			answerTo: message.email,
			kept: sending.sent === "kept"
		});
	});
	return /* @__PURE__ */ jsx(Card, {
		className: "shadow-float sm:p-8",
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "grid gap-5",
			children: [
				/* @__PURE__ */ jsx(Field, {
					label: "Name",
					error: errors.name?.message,
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						...form.register("name", { validate: filled("Enter your name.") }),
						autoComplete: "name",
						maxLength: 200,
						required: true
					})
				}),
				/* @__PURE__ */ jsx(Field, {
					label: "Email",
					error: errors.email?.message,
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						...form.register("email", emailRules),
						type: "email",
						autoComplete: "email",
						placeholder: "you@example.com",
						maxLength: 254,
						required: true
					})
				}),
				/* @__PURE__ */ jsx(Field, {
					label: "Message",
					error: errors.message?.message,
					children: (control) => /* @__PURE__ */ jsx(Textarea, {
						...control,
						...form.register("message", { validate: filled("Write your message.") }),
						className: "min-h-36",
						maxLength: 5e3,
						required: true
					})
				}),
				/* @__PURE__ */ jsx("input", {
					...form.register("website"),
					tabIndex: -1,
					autoComplete: "off",
					"aria-hidden": true,
					className: "hidden"
				}),
				/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
				/* @__PURE__ */ jsxs(Button, {
					type: "submit",
					size: "large",
					variant: "accent",
					disabled: isSubmitting,
					children: [isSubmitting ? /* @__PURE__ */ jsx(Spinner, { className: "text-current" }) : null, isSubmitting ? "Sending..." : "Send message"]
				})
			]
		})
	});
}
var filled = (sentence) => (typed) => typed.trim() !== "" || sentence;
var emailRules = {
	setValueAs: (typed) => typed.trim(),
	validate: {
		filled: filled("Enter your email address."),
		address: (typed) => /^\S+@\S+\.\S+$/.test(typed.trim()) || "Enter an email address, such as you@example.com."
	}
};
var unsent = "Your message could not be sent";
/** Sends a message to whoever runs this installation. */
async function sendContactMessage(message) {
	try {
		const [{ api }, { failureSentence }] = await Promise.all([import("./lists-BMCqcPF.js").then((n) => n.O), import("./lists-BMCqcPF.js").then((n) => n.M)]);
		return await api.contact.send(message).then(async () => ({ sent: await mailLeaves() ? "mailed" : "kept" }), (error) => ({ failure: failureSentence(error, unsent) }));
	} catch (error) {
		console.warn("The API client could not be loaded:", error);
		return { failure: `${unsent}. The server could not be reached: check the connection and try again.` };
	}
}
async function mailLeaves() {
	const installation = await askInstallation();
	return !installation || Reflect.get(installation, "mail") !== "mailbox";
}
// src/routes/_public/contact.tsx?tsr-split=component
var SplitComponent = () => /* @__PURE__ */ jsx(PageColumn, { children: /* @__PURE__ */ jsx(ContactPage, {}) });
export { SplitComponent as component };
