import { Q as buttonLook, V as Route, a as findOwnAgent, et as Arcs, it as useAuth, nt as halo, t as ThemeToggle, tt as Wordmark, u as Badge } from "./routes-CJ2fPVb.js";
import { t as callRunning } from "./framed-call-DVDQzXW.js";
import { T as cn, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { n as placeCall, r as failures } from "./place-call-D9VPCLo.js";
import { l as ScrollRegion } from "./front-BUri_U6.js";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ArrowUp, BadgePercent, BookOpen, Clock, Grid3x3, MapPin, MessageCircleQuestion, MessageSquareText, Mic, MicOff, NotebookPen, Phone, PhoneOff, Tag, Volume2, VolumeX } from "lucide-react";
// src/features/call/call-controls.tsx
/** What can be done during a call, as on a telephone. What this browser cannot do is not shown. */
function CallControls(props) {
	const { call, keypadOpen, onKeypad, onMute, onSound, onHangUp } = props;
	const listening = call.ear === "listening";
	return /* @__PURE__ */ jsxs("div", {
		className: "flex shrink-0 justify-center gap-3 pb-3",
		children: [
			call.ear === "absent" ? null : /* @__PURE__ */ jsx(Control, {
				label: listening || call.ear === "waiting" ? "Mute" : "Unmute",
				pressed: !listening,
				onClick: onMute,
				children: listening ? /* @__PURE__ */ jsx(Mic, { "aria-hidden": true }) : /* @__PURE__ */ jsx(MicOff, { "aria-hidden": true })
			}),
			call.sound === null ? null : /* @__PURE__ */ jsx(Control, {
				label: call.sound ? "Sound off" : "Sound on",
				pressed: !call.sound,
				onClick: onSound,
				children: call.sound ? /* @__PURE__ */ jsx(Volume2, { "aria-hidden": true }) : /* @__PURE__ */ jsx(VolumeX, { "aria-hidden": true })
			}),
			/* @__PURE__ */ jsx(Control, {
				label: "Keypad",
				pressed: keypadOpen,
				expanded: keypadOpen,
				onClick: onKeypad,
				children: /* @__PURE__ */ jsx(Grid3x3, { "aria-hidden": true })
			}),
			/* @__PURE__ */ jsx(Control, {
				label: "Hang up",
				ending: true,
				onClick: onHangUp,
				children: /* @__PURE__ */ jsx(PhoneOff, { "aria-hidden": true })
			})
		]
	});
}
function Control({ label, pressed, expanded, ending, onClick, children }) {
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		onClick,
		"aria-expanded": expanded,
		className: "grid w-16 justify-items-center gap-1 rounded-control text-xs text-ink-soft",
		children: [/* @__PURE__ */ jsx("span", {
			className: cn("grid size-12 place-items-center rounded-full border transition-colors [&_svg]:size-5", ending ? "border-transparent bg-negative text-on-negative" : pressed ? "border-transparent bg-ink text-paper" : "border-line bg-surface text-ink hover:bg-sunken"),
			children
		}), label]
	});
}
// src/features/call/call-state.ts
/** How long after hanging up the summary may still arrive. */
var summaryGraceMs = 4e3;
/** A page before its first call, on a browser that can or cannot hear and speak. */
function newCall(abilities) {
	return {
		phase: "idle",
		callSid: null,
		turns: [],
		summary: null,
		failure: null,
		ear: abilities.hears ? "waiting" : "absent",
		sound: abilities.speaks ? true : null,
		speaking: false,
		redialled: false,
		unsent: []
	};
}
/** True while there is someone at the other end to talk to. */
function isLive(phase) {
	return phase === "ringing" || phase === "inCall" || phase === "reconnecting";
}
// src/features/call/turns.ts
/** Begins the agent's next turn with the facts it is about to use. */
function openTurn(turns, facts) {
	const last = turns.at(-1);
	if (last?.speaker === "agent" && !last.settled) return replaceLast(turns, {
		...last,
		facts: [...last.facts, ...facts]
	});
	return [...turns, {
		...emptyTurn(turns, "agent"),
		facts
	}];
}
/** Adds words to the agent's turn, beginning one where none is open. */
function agentTurn(turns, token, last) {
	const open = turns[turns.findLastIndex((turn) => turn.speaker === "agent" && !turn.settled)];
	if (!open) return token ? [...turns, {
		...emptyTurn(turns, "agent"),
		words: token,
		settled: last
	}] : turns;
	const grown = {
		...open,
		words: open.words + token,
		settled: last
	};
	return turns.map((turn) => turn === open ? grown : turn);
}
/** Shows what the recogniser believes so far; a later guess or the final words replace it. */
function addGuess(turns, words) {
	return addCallerWords(turns, words, false);
}
/** Shows what the caller said, in place of a guess if there was one. */
function addWords(turns, words) {
	return addCallerWords(turns, words, true);
}
function addCallerWords(turns, words, settled) {
	const last = turns.at(-1);
	if (last?.speaker === "caller" && !last.settled) return replaceLast(turns, {
		...last,
		words,
		settled
	});
	return [...turns, {
		...emptyTurn(turns, "caller"),
		words,
		settled
	}];
}
/** Marks the agent's latest turn as cut short after `heard`. */
function cutShort(turns, heard) {
	const index = turns.findLastIndex((turn) => turn.speaker === "agent");
	return turns.map((turn, at) => at === index ? {
		...turn,
		settled: true,
		heardWords: heard
	} : turn);
}
/** Every fact of the call once, in the order first used, the latest answer's marked fresh. */
function factsUsed(turns) {
	const newest = turns.findLast((turn) => turn.speaker === "agent" && turn.facts.length > 0);
	const byId = /* @__PURE__ */ new Map();
	for (const fact of turns.flatMap((turn) => turn.facts)) byId.set(`${fact.kind}:${fact.id}`, fact);
	return [...byId].map(([key, fact]) => ({
		fact,
		fresh: newest?.facts.some(({ kind, id }) => `${kind}:${id}` === key) ?? false
	}));
}
function emptyTurn(turns, speaker) {
	return {
		id: (turns.at(-1)?.id ?? 0) + 1,
		speaker,
		words: "",
		settled: false,
		heardWords: null,
		facts: []
	};
}
function replaceLast(turns, turn) {
	return [...turns.slice(0, -1), turn];
}
// src/features/call/call-session.ts
/**
* The next state and what to do about it. Pure and total: an event that makes no sense in this phase
* (a frame after the end, a key before the answer) changes nothing.
*/
function advanceCall(state, event) {
	switch (event.type) {
		case "callPressed": return isLive(state.phase) ? stay(state) : startCall(state);
		case "placed": return placed(state, event.callSid, event.url);
		case "refused": return isLive(state.phase) ? fail(state, event.failure) : stay(state);
		case "lineOpened": return lineOpened(state);
		case "lineClosed": return lineClosed(state);
		case "frameArrived": return frameArrived(state, event.frame);
		case "hungUp": return isLive(state.phase) ? hangUp(state) : stay(state);
		case "callerGuessed": return callerGuessed(state, event.words, event.heard);
		case "callerSaid": return callerSaid(state, event.words, event.heard);
		case "keyPressed": return keyPressed(state, event.digit, event.heard);
		case "voiceStarted": return {
			state: {
				...state,
				speaking: true
			},
			commands: [report("on")]
		};
		case "voiceFinished": return {
			state: {
				...state,
				speaking: false
			},
			commands: [report("off")]
		};
		case "readingStarted": return {
			state,
			commands: state.phase === "inCall" ? [report("on")] : []
		};
		case "readingFinished": return {
			state,
			commands: state.phase === "inCall" ? [report("off")] : []
		};
		case "earRefused": return stay({
			...state,
			ear: "refused"
		});
		case "muteToggled": return toggleMute(state);
		case "soundToggled": return toggleSound(state);
	}
}
function stay(state) {
	return {
		state,
		commands: []
	};
}
/** What was said to a line that never opened goes along to the new one. */
function startCall(state) {
	const fresh = newCall({
		hears: state.ear !== "absent",
		speaks: state.sound !== null
	});
	return {
		state: {
			...fresh,
			phase: "ringing",
			sound: state.sound,
			ear: state.ear === "refused" ? state.ear : fresh.ear,
			unsent: state.unsent,
			turns: state.unsent.reduce(addWords, fresh.turns)
		},
		commands: [{
			type: "placeCall",
			resume: null
		}]
	};
}
function placed(state, callSid, url) {
	if (state.phase !== "ringing" && state.phase !== "reconnecting") return stay(state);
	return {
		state: {
			...state,
			callSid
		},
		commands: [{
			type: "openLine",
			url
		}]
	};
}
function lineOpened(state) {
	if (!isLive(state.phase) || state.callSid === null) return stay(state);
	const setup = {
		type: "setup",
		callSid: state.callSid,
		callStatus: state.phase === "reconnecting" ? "IN_PROGRESS" : "RINGING",
		direction: "inbound"
	};
	const listens = state.ear === "waiting" || state.ear === "listening";
	return {
		state: {
			...state,
			phase: "inCall",
			unsent: [],
			ear: listens ? "listening" : state.ear
		},
		commands: [
			{
				type: "send",
				frame: setup
			},
			...state.unsent.map(prompt),
			...listens ? [{ type: "listen" }] : []
		]
	};
}
function lineClosed(state) {
	if (!isLive(state.phase)) return stay(state);
	if (state.phase === "inCall" && !state.redialled) return {
		state: {
			...state,
			phase: "reconnecting",
			redialled: true,
			speaking: false
		},
		commands: [{ type: "silence" }, {
			type: "placeCall",
			resume: state.callSid
		}]
	};
	return fail(state, state.phase === "ringing" ? failures.unreachable : failures.lineLost);
}
function fail(state, failure) {
	return {
		state: {
			...state,
			phase: "failed",
			failure,
			speaking: false,
			ear: rested(state.ear)
		},
		commands: [
			{ type: "silence" },
			{ type: "stopListening" },
			{
				type: "closeLine",
				afterMs: 0
			}
		]
	};
}
function hangUp(state) {
	const answered = state.phase === "inCall";
	return {
		state: {
			...state,
			phase: answered ? "ended" : "idle",
			speaking: false,
			ear: rested(state.ear)
		},
		commands: [
			{ type: "silence" },
			{ type: "stopListening" },
			...answered ? [{
				type: "send",
				frame: { type: "hangUp" }
			}] : [],
			{
				type: "closeLine",
				afterMs: answered ? summaryGraceMs : 0
			}
		]
	};
}
function frameArrived(state, frame) {
	if (frame.type === "summary") return stay({
		...state,
		summary: frame.text
	});
	if (state.phase === "ended" && frame.type === "end") return {
		state,
		commands: [{
			type: "closeLine",
			afterMs: 0
		}]
	};
	if (state.phase !== "inCall") return stay(state);
	if (frame.type === "facts") return stay({
		...state,
		turns: openTurn(state.turns, frame.facts)
	});
	if (frame.type === "text") return agentSaid(state, frame.token, frame.last);
	if (frame.type === "end") return {
		state: {
			...state,
			phase: "ended",
			ear: rested(state.ear)
		},
		commands: [{ type: "stopListening" }, {
			type: "closeLine",
			afterMs: 0
		}]
	};
	return stay(state);
}
function agentSaid(state, token, last) {
	const turns = agentTurn(state.turns, token, last);
	const type = state.sound ? "say" : "show";
	return {
		state: {
			...state,
			turns
		},
		commands: [{
			type,
			words: token,
			last
		}]
	};
}
function callerGuessed(state, words, heard) {
	if (state.phase !== "inCall" || !words.trim()) return stay(state);
	const cut = bargeIn(state, heard);
	return {
		...cut,
		state: {
			...cut.state,
			turns: addGuess(cut.state.turns, words)
		}
	};
}
function callerSaid(state, words, heard) {
	const said = words.trim();
	if (!said) return stay(state);
	if (state.phase !== "inCall") return keepForLater(state, said);
	const cut = bargeIn(state, heard);
	return {
		state: {
			...cut.state,
			turns: addWords(cut.state.turns, said)
		},
		commands: [...cut.commands, prompt(said)]
	};
}
/** Words without a line: they place the call where none is on its way, and wait for it. */
function keepForLater(state, words) {
	const { state: ringing, commands } = isLive(state.phase) ? stay(state) : startCall(state);
	return {
		state: {
			...ringing,
			turns: addWords(ringing.turns, words),
			unsent: [...ringing.unsent, words]
		},
		commands
	};
}
function prompt(words) {
	return {
		type: "send",
		frame: {
			type: "prompt",
			voicePrompt: words,
			last: true
		}
	};
}
function keyPressed(state, digit, heard) {
	if (state.phase !== "inCall") return stay(state);
	const cut = bargeIn(state, heard);
	return {
		...cut,
		commands: [...cut.commands, {
			type: "send",
			frame: {
				type: "dtmf",
				digit
			}
		}]
	};
}
/** Barge-in: the voice stops at once, and the other side learns how much of it was heard. */
function bargeIn(state, heard) {
	if (!state.speaking) return stay(state);
	return {
		state: {
			...state,
			speaking: false,
			turns: cutShort(state.turns, heard)
		},
		commands: [{ type: "silence" }, {
			type: "send",
			frame: {
				type: "interrupt",
				utteranceUntilInterrupt: heard
			}
		}]
	};
}
function toggleMute(state) {
	if (state.ear === "listening") return {
		state: {
			...state,
			ear: "muted"
		},
		commands: [{ type: "stopListening" }]
	};
	if (state.ear === "muted" || state.ear === "refused" && state.phase === "inCall") return {
		state: {
			...state,
			ear: "listening"
		},
		commands: [{ type: "listen" }]
	};
	return stay(state);
}
/** Turning the sound off reads on silently: the words stay, nothing counts as interrupted. */
function toggleSound(state) {
	if (state.sound === null) return stay(state);
	const next = {
		...state,
		sound: !state.sound,
		speaking: false
	};
	if (!state.speaking) return stay(next);
	return {
		state: next,
		commands: [{ type: "silence" }, report("off")]
	};
}
function report(value) {
	return {
		type: "send",
		frame: {
			type: "info",
			name: "agentSpeaking",
			value
		}
	};
}
function rested(ear) {
	return ear === "listening" || ear === "muted" ? "waiting" : ear;
}
// src/features/call/speech/ear.ts
/** Errors after which the browser may be asked again; any other one means it will not hear us. */
var passing = /* @__PURE__ */ new Set(["no-speech", "aborted"]);
/** True where the browser offers speech recognition at all. */
function canHear() {
	return typeof window !== "undefined" && Boolean(window.SpeechRecognition ?? window.webkitSpeechRecognition);
}
/** An ear that goes on listening through pauses until it is stopped; null where there is none. */
function openEar(events) {
	const Recogniser = window.SpeechRecognition ?? window.webkitSpeechRecognition;
	if (!Recogniser) return null;
	const recognition = new Recogniser();
	let wanted = false;
	let running = false;
	const start = () => {
		running = true;
		recognition.start();
	};
	recognition.continuous = true;
	recognition.interimResults = true;
	recognition.lang = navigator.language || "en-CA";
	recognition.onresult = (event) => {
		const fresh = Array.from(event.results).slice(event.resultIndex);
		const final = wordsOf$1(fresh.filter((result) => result.isFinal));
		const guess = wordsOf$1(fresh.filter((result) => !result.isFinal));
		if (final) events.onWords(final);
		if (guess) events.onGuess(guess);
	};
	recognition.onerror = ({ error }) => {
		if (passing.has(error)) return;
		wanted = false;
		events.onRefused();
	};
	recognition.onend = () => {
		running = false;
		if (wanted) start();
	};
	return {
		listen: () => {
			wanted = true;
			if (!running) start();
		},
		stop: () => {
			wanted = false;
			recognition.abort();
		}
	};
}
function wordsOf$1(results) {
	return results.map((result) => result[0]?.transcript ?? "").join("");
}
// src/features/call/speech/reading.ts
/** A quick reader's pace: who reads slower still has the words on screen. */
var msPerCharacter = 40;
/** Stands in for the voice where the agent's words are only shown: they take as long as reading them. */
var Reading = class {
	#events;
	#characters = 0;
	#timer;
	constructor(events) {
		this.#events = events;
	}
	/** Adds words; after the `last` of an answer its reading begins, and any other is over. */
	add(words, last) {
		this.#characters += words.length;
		if (!last) return;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(this.#events.onFinished, this.#characters * msPerCharacter);
		this.#characters = 0;
		this.#events.onStarted();
	}
	/** Forgets what was to be read. */
	stop() {
		clearTimeout(this.#timer);
		this.#characters = 0;
	}
};
// src/features/call/speech/speech.ts
/**
* Splits off the sentences that are complete, so that speaking can start before the last word has
* arrived. A full stop ends a sentence only before white space: "$3.99" and "9.30" stay whole.
*/
function takeSentences(words) {
	const sentences = words.match(/[\s\S]*?[.!?…]+["')\]]*\s+/g) ?? [];
	const taken = sentences.reduce((length, sentence) => length + sentence.length, 0);
	return {
		sentences,
		rest: words.slice(taken)
	};
}
/**
* Whether words the microphone caught are only the agent's own voice coming back from the speaker:
* most of them, in whatever order the recogniser put them, are being said right now.
*/
function isEcho(caught, beingSaid) {
	const said = new Set(wordsOf(beingSaid));
	const words = wordsOf(caught);
	if (words.length === 0 || said.size === 0) return false;
	return words.filter((word) => said.has(word)).length / words.length >= .6;
}
function wordsOf(text) {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
// src/features/call/speech/voice.ts
/** True where the browser offers speech synthesis at all. Asking makes it load its voices. */
function canSpeak() {
	if (typeof window === "undefined" || !("speechSynthesis" in window)) return false;
	window.speechSynthesis.getVoices();
	return true;
}
/**
* The agent's voice, made of the browser's speech synthesis: speaks what it is given, sentence by
* sentence, and knows how far it came.
*/
var Voice = class {
	#events;
	#synthesis = window.speechSynthesis;
	/** Words of a sentence that is not complete yet. */
	#unfinished = "";
	#played = "";
	#queue = [];
	/** How many characters of the first queued sentence have been played. */
	#reached = 0;
	#started = false;
	/** The last words have been given. */
	#closed = false;
	constructor(events) {
		this.#events = events;
	}
	/** Whether there is a voice to speak with: a browser may offer synthesis and have none installed. */
	isInstalled() {
		return this.#synthesis.getVoices().length > 0;
	}
	/** Adds words; `last` closes the utterance, so that what is left is spoken too. */
	say(words, last) {
		const { sentences, rest } = takeSentences(this.#unfinished + words);
		this.#unfinished = last ? "" : rest;
		this.#closed = last;
		for (const sentence of last ? [...sentences, rest] : sentences) this.#speak(sentence);
		this.#settle();
	}
	/** What has been played of what was given since the voice was last quiet. */
	heard() {
		return (this.#played + (this.#queue[0]?.text.slice(0, this.#reached) ?? "")).trim();
	}
	/** Everything queued or playing, heard or not. */
	beingSaid() {
		return this.#played + this.#queue.map((utterance) => utterance.text).join("");
	}
	/** Stops at once and forgets what was queued. */
	silence() {
		this.#queue = [];
		this.#unfinished = "";
		this.#rest();
		this.#synthesis.cancel();
	}
	#speak(sentence) {
		if (!sentence.trim()) return;
		const utterance = new SpeechSynthesisUtterance(sentence);
		utterance.lang = document.documentElement.lang || "en";
		utterance.onboundary = ({ charIndex }) => {
			if (this.#queue[0] === utterance) this.#reached = charIndex;
		};
		utterance.onend = () => this.#finish(utterance);
		utterance.onerror = () => this.#finish(utterance);
		this.#queue.push(utterance);
		if (!this.#started) this.#events.onStarted();
		this.#started = true;
		this.#synthesis.speak(utterance);
	}
	#finish(utterance) {
		if (!this.#queue.includes(utterance)) return;
		this.#queue = this.#queue.filter((other) => other !== utterance);
		this.#played += utterance.text;
		this.#reached = 0;
		this.#settle();
	}
	#settle() {
		if (this.#queue.length > 0 || !this.#closed) return;
		this.#rest();
		this.#events.onFinished();
	}
	#rest() {
		this.#played = "";
		this.#reached = 0;
		this.#started = false;
		this.#closed = false;
	}
};
// src/features/call/call-driver.ts
/** A server that has just gone away needs a moment to be back. */
var redialAfterMs = 1e3;
/** Drives the pure session: carries out its commands and feeds back what comes of them. */
var CallDriver = class {
	#agent;
	#placeCall;
	#watchers = /* @__PURE__ */ new Set();
	#voice;
	#reading = new Reading({
		onStarted: () => this.dispatch({ type: "readingStarted" }),
		onFinished: () => this.dispatch({ type: "readingFinished" })
	});
	#ear;
	#state = newCall({
		hears: canHear(),
		speaks: canSpeak()
	});
	#line = null;
	#closing;
	/** Which attempt at a line is current; what an older one still delivers is dropped. */
	#attempt = 0;
	/** @param agent an agent's id, or the number it answers on (E.164). */
	constructor(agent, placeCall) {
		this.#agent = agent;
		this.#placeCall = placeCall;
		this.#voice = canSpeak() ? new Voice({
			onStarted: () => this.dispatch({ type: "voiceStarted" }),
			onFinished: () => this.dispatch({ type: "voiceFinished" })
		}) : null;
		this.#ear = openEar({
			onGuess: (words) => this.#caught("callerGuessed", words),
			onWords: (words) => this.#caught("callerSaid", words),
			onRefused: () => this.dispatch({ type: "earRefused" })
		});
	}
	/** The call as it stands; a new object after each change. */
	state = () => this.#state;
	/** Calls back after each change; returns a function that stops it. */
	subscribe = (onChange) => {
		this.#watchers.add(onChange);
		return () => this.#watchers.delete(onChange);
	};
	dispatch = (event) => {
		const { state, commands } = advanceCall(this.#state, event);
		this.#state = state;
		for (const command of commands) this.#carryOut(command);
		for (const onChange of this.#watchers) onChange();
	};
	/** What of the agent's words has been played so far. */
	heard() {
		return this.#voice?.heard() ?? "";
	}
	/** Leaves without a word: for a page that goes away. */
	dispose() {
		this.#attempt += 1;
		this.#watchers.clear();
		this.#ear?.stop();
		this.#voice?.silence();
		this.#reading.stop();
		this.#closeLine(0);
	}
	#carryOut(command) {
		switch (command.type) {
			case "send": return this.#line?.send(command.frame);
			case "say": return this.#voice?.isInstalled() ? this.#voice.say(command.words, command.last) : this.#reading.add(command.words, command.last);
			case "show": return this.#reading.add(command.words, command.last);
			case "silence":
				this.#reading.stop();
				return this.#voice?.silence();
			case "listen": return this.#ear?.listen();
			case "stopListening": return this.#ear?.stop();
			case "closeLine": return this.#closeLine(command.afterMs);
			case "placeCall":
				this.#dial(command.resume);
				return;
			case "openLine": this.#connect(command.url);
		}
	}
	/** Passes on what the microphone catches, except the agent's own voice. */
	#caught(type, words) {
		if (isEcho(words, this.#voice?.beingSaid() ?? "")) return;
		this.dispatch({
			type,
			words,
			heard: this.heard()
		});
	}
	async #dial(resume) {
		this.#closeLine(0);
		this.#attempt += 1;
		const mine = this.#attempt;
		if (resume) await pause(redialAfterMs);
		const answer = await this.#placeCall(this.#agent, resume);
		if (mine !== this.#attempt) return;
		if ("failure" in answer) this.dispatch({
			type: "refused",
			failure: answer.failure
		});
		else this.dispatch({
			type: "placed",
			...answer.placed
		});
	}
	async #connect(url) {
		const mine = this.#attempt;
		const current = (event) => {
			if (mine === this.#attempt) this.dispatch(event);
		};
		const opened = await openLine(url, {
			onOpen: () => current({ type: "lineOpened" }),
			onFrame: (frame) => current({
				type: "frameArrived",
				frame
			}),
			onClosed: () => current({ type: "lineClosed" })
		});
		if (mine === this.#attempt && isLive(this.#state.phase)) this.#line = opened;
		else opened.close();
	}
	#closeLine(afterMs) {
		clearTimeout(this.#closing);
		const close = () => {
			this.#line?.close();
			this.#line = null;
		};
		if (afterMs === 0) close();
		else this.#closing = setTimeout(close, afterMs);
	}
};
function pause(ms) {
	return new Promise((resolve) => {
		setTimeout(resolve, ms);
	});
}
/** Opens the socket of a call. Frames this page does not know are skipped, as newer servers may send them. */
async function openLine(url, events) {
	const { readReplyFrame, writeFrame } = await import("./src-DF8Hgu8.js").then((n) => n.t);
	const socket = new WebSocket(url);
	let wanted = true;
	socket.onopen = () => events.onOpen();
	socket.onmessage = ({ data }) => {
		const reading = readReplyFrame(String(data));
		if (reading.kind === "frame") events.onFrame(reading.frame);
		else console.warn("Skipped a frame:", reading);
	};
	socket.onclose = () => {
		if (wanted) events.onClosed();
	};
	return {
		send: (frame) => {
			if (socket.readyState === WebSocket.OPEN) socket.send(writeFrame(frame));
		},
		close: () => {
			wanted = false;
			socket.close(1e3);
		}
	};
}
// src/features/call/call-header.tsx
function CallHeader() {
	return /* @__PURE__ */ jsxs("header", {
		className: "mx-auto flex w-full max-w-5xl items-center justify-between px-4 pt-3",
		children: [/* @__PURE__ */ jsx(Link, {
			to: "/",
			className: "rounded-control",
			"aria-label": "Second Ring, front page",
			children: /* @__PURE__ */ jsx(Wordmark, {})
		}), /* @__PURE__ */ jsx(ThemeToggle, {})]
	});
}
// src/features/call/call-stage.tsx
/** Who is called, how the call stands, and the button that starts it. Shrinks once there are words. */
function CallStage({ call, businessName, taught, onCall }) {
	const small = call.turns.length > 0;
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": "Call",
		className: cn("grid shrink-0 justify-items-center text-center transition-[padding] duration-250", small ? "gap-2 pt-2 pb-3" : "min-h-0 flex-1 content-center gap-6 py-6 short:gap-3 short:py-2"),
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: small ? "order-2" : halo,
				children: [/* @__PURE__ */ jsx("h1", {
					className: cn("font-semibold", small ? "text-lg" : "text-2xl sm:text-4xl short:text-xl"),
					children: businessName ?? "Call the AI employee"
				}), /* @__PURE__ */ jsx("p", {
					role: "status",
					className: "mt-1 min-h-6 text-sm text-ink-soft",
					children: /* @__PURE__ */ jsx(Standing, { call })
				})]
			}),
			/* @__PURE__ */ jsx(RoundButton, {
				call,
				small,
				onCall
			}),
			call.phase === "failed" ? /* @__PURE__ */ jsx(Failure, {
				call,
				onCall
			}) : null,
			call.phase === "idle" && !small ? /* @__PURE__ */ jsxs("p", {
				className: `max-w-xs text-sm text-ink-soft ${halo}`,
				children: [whatItKnows(taught), " Talk, or type below."]
			}) : null
		]
	});
}
/** What a caller may ask it, as far as it has been taught. */
function whatItKnows(taught) {
	if (taught === null) return "An AI answers from what the shop has taught it.";
	const { prices, hours } = taught;
	if (prices && hours) return "An AI answers from the shop's own prices and hours.";
	if (prices) return "An AI answers from the shop's own prices. It does not know the hours yet.";
	if (hours) return "An AI answers from the shop's own hours. It does not know any prices yet.";
	return "An AI answers. It has not been taught any prices or hours yet, so it takes messages.";
}
function Standing({ call }) {
	if (call.phase === "ringing") return "Ringing…";
	if (call.phase === "reconnecting") return "The line dropped. Calling back…";
	if (call.phase === "ended") return "Call ended";
	if (call.phase === "failed") return null;
	if (call.phase === "idle") return "Free to call from this page";
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		"On the call ",
		/* @__PURE__ */ jsx(CallClock, {}),
		call.redialled ? " · called back after the line dropped" : null
	] });
}
function RoundButton({ call, small, onCall }) {
	const live = isLive(call.phase);
	const ripples = call.phase === "ringing" || call.phase === "reconnecting" || call.speaking;
	if (small && !live) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: cn("relative grid place-items-center", small ? "size-14" : "size-40 sm:size-48 short:size-28"),
		children: [
			small ? null : /* @__PURE__ */ jsx(Arcs, { className: "pointer-events-none absolute top-1/2 left-1/2 -z-10 size-[58rem] max-w-none -translate-1/2 text-line" }),
			ripples ? /* @__PURE__ */ jsx(Ripples, {}) : null,
			/* @__PURE__ */ jsx("button", {
				type: "button",
				onClick: onCall,
				disabled: live,
				"aria-label": live ? "You are on a call" : "Call",
				className: cn("relative grid place-items-center rounded-full shadow-float transition-[transform,background-color] duration-200 ease-out", live ? "bg-primary text-on-primary" : "bg-accent text-on-accent hover:scale-[1.04]", small ? "size-11" : "size-28 sm:size-32 short:size-24"),
				children: /* @__PURE__ */ jsx(Phone, {
					"aria-hidden": true,
					className: small ? "size-5" : "size-11",
					strokeWidth: 1.75
				})
			})
		]
	});
}
function Ripples() {
	return /* @__PURE__ */ jsx("span", {
		"aria-hidden": true,
		className: "pointer-events-none absolute inset-0 grid place-items-center",
		children: [
			0,
			.8,
			1.6
		].map((delay) => /* @__PURE__ */ jsx("span", {
			className: "absolute size-[78%] animate-ring-out rounded-full border-2 border-primary opacity-0",
			style: { animationDelay: `${delay}s` }
		}, delay))
	});
}
function Failure({ call, onCall }) {
	if (!call.failure) return null;
	const { title, sentence, worthRetrying } = call.failure;
	return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "order-3 max-w-sm",
		children: [
			/* @__PURE__ */ jsx(Badge, {
				tone: "negative",
				children: title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-2 text-sm",
				children: sentence
			}),
			worthRetrying ? /* @__PURE__ */ jsx(Button, {
				variant: "accent",
				className: "mt-3",
				onClick: onCall,
				children: "Call again"
			}) : null
		]
	});
}
/** Minutes and seconds since it was first drawn. Silent for screen readers, who are not to be told every second. */
function CallClock() {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const startedAt = performance.now();
		const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1e3)), 500);
		return () => clearInterval(timer);
	}, []);
	const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
	return /* @__PURE__ */ jsx("span", {
		"aria-hidden": true,
		className: "tabular",
		children: shown
	});
}
// src/features/call/transcript.tsx
/** The words of both sides as they come. Follows the newest unless the reader has scrolled back. */
function Transcript({ turns, speaking, children }) {
	const spoken = turns.filter((turn) => turn.words);
	if (spoken.length === 0 && !children) return null;
	return /* @__PURE__ */ jsxs(ScrollRegion, {
		label: "Conversation",
		className: "min-h-0 flex-1 rounded-card border border-line bg-surface px-4",
		children: [/* @__PURE__ */ jsx("div", {
			role: "log",
			"aria-label": "What is said",
			"aria-busy": spoken.some((turn) => !turn.settled),
			className: "grid grid-cols-1 gap-4 py-4",
			children: spoken.map((turn, index) => /* @__PURE__ */ jsx(TurnLine, {
				turn,
				playing: speaking && index === spoken.length - 1 && turn.speaker === "agent"
			}, turn.id))
		}), children]
	});
}
/** The same as a line of the panel beside the conversation. */
function FactLine({ fact }) {
	const Icon = icons[fact.kind] ?? BookOpen;
	return /* @__PURE__ */ jsxs("span", {
		className: "flex items-start gap-2.5",
		children: [/* @__PURE__ */ jsx(Icon, {
			"aria-hidden": true,
			className: "mt-0.5 size-4 shrink-0"
		}), /* @__PURE__ */ jsx("span", {
			className: "min-w-0 break-words",
			children: fact.label
		})]
	});
}
function TurnLine({ turn, playing }) {
	const caller = turn.speaker === "caller";
	return /* @__PURE__ */ jsxs("div", {
		className: cn("grid max-w-[88%] min-w-0 animate-rise grid-cols-[minmax(0,auto)] gap-1.5", caller && "justify-self-end"),
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: cn("text-xs text-ink-soft", caller && "text-right"),
				children: [caller ? "You" : "AI employee", turn.heardWords === null ? null : " · you cut in"]
			}),
			/* @__PURE__ */ jsx("div", {
				className: cn("rounded-[14px] px-3.5 py-2.5 leading-relaxed wrap-anywhere", caller ? "rounded-tr-sm bg-primary text-on-primary" : "rounded-tl-sm border border-line bg-sunken text-ink", caller && !turn.settled && "opacity-80", playing && "border-primary"),
				children: /* @__PURE__ */ jsx(Words, { turn })
			}),
			turn.facts.length > 0 ? /* @__PURE__ */ jsx("ul", {
				"aria-label": "Facts used",
				className: "flex flex-wrap gap-1.5 lg:hidden",
				children: turn.facts.map((fact) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(FactChip, { fact }) }, `${fact.kind}:${fact.id}`))
			}) : null
		]
	});
}
/** What was said; where the caller cut in, the part that was never heard is struck through. */
function Words({ turn }) {
	const { words, heardWords } = turn;
	if (heardWords === null || !words.startsWith(heardWords)) return words;
	return /* @__PURE__ */ jsxs(Fragment, { children: [heardWords, /* @__PURE__ */ jsx("s", {
		className: "text-ink-soft",
		children: words.slice(heardWords.length)
	})] });
}
var icons = {
	service: Tag,
	option: Tag,
	hours: Clock,
	promotion: BadgePercent,
	faq: MessageCircleQuestion,
	note: NotebookPen,
	address: MapPin,
	area: MapPin,
	contact: Phone
};
/** One fact an answer stands on, with the sign of where it comes from. */
function FactChip({ fact }) {
	const Icon = icons[fact.kind] ?? BookOpen;
	return /* @__PURE__ */ jsxs("span", {
		className: "inline-flex items-center gap-1.5 rounded-full bg-accent-wash px-2.5 py-1 text-xs text-ink",
		children: [/* @__PURE__ */ jsx(Icon, {
			"aria-hidden": true,
			className: "size-3.5 shrink-0"
		}), fact.label]
	});
}
// src/features/call/call-page.tsx
/** A telephone call to an AI employee, by voice or by typing. */
function CallPage({ agentId, businessName, taught, embedded, next }) {
	const { call, driver } = useCall(agentId);
	const [keypadOpen, setKeypadOpen] = useState(false);
	const heard = () => driver.heard();
	const live = isLive(call.phase);
	useTellParent(embedded, live);
	const facts = factsUsed(call.turns);
	return /* @__PURE__ */ jsxs("div", {
		className: "relative isolate flex h-dvh flex-col overflow-hidden",
		children: [embedded ? null : /* @__PURE__ */ jsx(CallHeader, {}), /* @__PURE__ */ jsxs("main", {
			id: "main",
			tabIndex: -1,
			"aria-label": embedded ? "Call" : void 0,
			className: "mx-auto flex min-h-0 w-full max-w-5xl flex-1 gap-6 px-4 pb-[max(1rem,env(safe-area-inset-bottom))]",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "mx-auto flex min-h-0 w-full max-w-2xl flex-1 flex-col",
				children: [
					/* @__PURE__ */ jsx(CallStage, {
						call,
						businessName,
						taught,
						onCall: () => driver.dispatch({ type: "callPressed" })
					}),
					live ? /* @__PURE__ */ jsx(CallControls, {
						call,
						keypadOpen,
						onKeypad: () => setKeypadOpen(!keypadOpen),
						onMute: () => driver.dispatch({ type: "muteToggled" }),
						onSound: () => driver.dispatch({ type: "soundToggled" }),
						onHangUp: () => driver.dispatch({ type: "hungUp" })
					}) : null,
					live && keypadOpen ? /* @__PURE__ */ jsx(Keypad, { onKey: (digit) => driver.dispatch({
						type: "keyPressed",
						digit,
						heard: heard()
					}) }) : null,
					/* @__PURE__ */ jsx(Transcript, {
						turns: call.turns,
						speaking: call.speaking,
						children: call.phase === "ended" ? /* @__PURE__ */ jsx(CallSummary, {
							summary: call.summary,
							onCall: () => driver.dispatch({ type: "callPressed" }),
							children: next
						}) : null
					}),
					/* @__PURE__ */ jsx(Composer, {
						onSay: (words) => driver.dispatch({
							type: "callerSaid",
							words,
							heard: heard()
						}),
						hint: hintFor(call)
					})
				]
			}), facts.length > 0 ? /* @__PURE__ */ jsx(FactsPanel, { facts }) : null]
		})]
	});
}
function hintFor(call) {
	if (!isLive(call.phase)) return "Type a question to start the call.";
	if (call.ear === "refused") return "The microphone is not available here. Type instead, or allow it and press Unmute.";
	if (call.ear === "absent") return "This browser cannot listen. Type what you would say.";
	if (call.ear === "muted") return "Your microphone is muted. You can still type.";
	return "Speak, or type what you would say.";
}
/** What the owner would read after this call, and the way to another one. */
function CallSummary({ summary, onCall, children }) {
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "summary-title",
		className: "mb-4 animate-rise rounded-card border border-accent bg-accent-wash p-4",
		children: [
			/* @__PURE__ */ jsxs("h2", {
				id: "summary-title",
				className: "flex items-center gap-2 text-sm font-semibold",
				children: [/* @__PURE__ */ jsx(MessageSquareText, {
					"aria-hidden": true,
					className: "size-4"
				}), "What the owner would get"]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-2 text-sm leading-relaxed break-words whitespace-pre-line",
				role: "status",
				children: summary ?? "The call is over. Nothing came up that the owner needs to know."
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-4 flex flex-wrap gap-2",
				children: [children, /* @__PURE__ */ jsx(Button, {
					variant: children ? "outline" : "accent",
					onClick: onCall,
					children: "Call again"
				})]
			})
		]
	});
}
/** A line to type in what would be said. Always there: a call needs no microphone. */
function Composer({ onSay, hint }) {
	const [words, setWords] = useState("");
	const hintId = useId();
	const say = (event) => {
		event.preventDefault();
		if (!words.trim()) return;
		onSay(words);
		setWords("");
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: say,
		className: "shrink-0 pt-3",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "relative",
			children: [/* @__PURE__ */ jsx(Input, {
				value: words,
				onChange: ({ target }) => setWords(target.value),
				"aria-label": "What you would say",
				"aria-describedby": hintId,
				placeholder: "Ask as a caller would",
				autoComplete: "off",
				enterKeyHint: "send",
				maxLength: 1e3,
				className: "h-12 rounded-full pr-13 pl-5 sm:text-base"
			}), /* @__PURE__ */ jsx(Button, {
				type: "submit",
				size: "icon",
				"aria-label": "Say it",
				className: "absolute top-1 right-1 rounded-full",
				children: /* @__PURE__ */ jsx(ArrowUp, { "aria-hidden": true })
			})]
		}), /* @__PURE__ */ jsx("p", {
			id: hintId,
			className: "mt-1.5 text-center text-xs text-ink-soft",
			children: hint
		})]
	});
}
var keys = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"*",
	"0",
	"#"
];
/** The twelve keys of a telephone. */
function Keypad({ onKey }) {
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "mx-auto mb-3 grid shrink-0 animate-rise grid-cols-3 gap-2 rounded-card border border-line bg-surface p-3 shadow-float",
		children: [/* @__PURE__ */ jsx("legend", {
			className: "sr-only",
			children: "Keypad"
		}), keys.map((key) => /* @__PURE__ */ jsx("button", {
			type: "button",
			onClick: () => onKey(key),
			className: "tabular h-11 w-16 rounded-control text-lg font-medium transition-colors hover:bg-sunken active:bg-line",
			children: key
		}, key))]
	});
}
/** Beside the conversation on wide screens: every fact used, the ones of the latest answer lit. */
function FactsPanel({ facts }) {
	return /* @__PURE__ */ jsxs("aside", {
		"aria-labelledby": "facts-title",
		className: "hidden w-72 shrink-0 pt-6 lg:block",
		children: [
			/* @__PURE__ */ jsx("h2", {
				id: "facts-title",
				className: "text-sm font-semibold",
				children: "Where the answers come from"
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-1 text-xs text-ink-soft",
				children: "Every line is something this AI has been taught."
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "mt-3 grid gap-2 text-sm",
				children: facts.map(({ fact, fresh }) => /* @__PURE__ */ jsx("li", {
					className: cn("animate-rise rounded-control border px-3 py-2.5 transition-colors duration-250", fresh ? "border-accent bg-accent-wash" : "border-line bg-surface text-ink-soft"),
					children: /* @__PURE__ */ jsx(FactLine, { fact })
				}, `${fact.kind}:${fact.id}`))
			})
		]
	});
}
/** The call of this page with one agent; leaving the page hangs up. */
function useCall(agent) {
	const [driver] = useState(() => new CallDriver(agent, placeCall));
	const call = useSyncExternalStore(driver.subscribe, driver.state, driver.state);
	useEffect(() => () => driver.dispose(), [driver]);
	return {
		call,
		driver
	};
}
/** Tells the page around the frame whether a call runs in it. */
function useTellParent(embedded, live) {
	useEffect(() => {
		if (embedded) window.parent.postMessage({ [callRunning]: live }, window.location.origin);
	}, [embedded, live]);
}
// src/features/call/next-steps.tsx
var outline = buttonLook({ variant: "outline" });
/** What whoever made this agent does after hearing it: keep it, and mend what it got wrong. */
function NextSteps({ own: { businessId, ofSetUp }, isSignedIn }) {
	if (isSignedIn && businessId) return /* @__PURE__ */ jsx(Link, {
		to: "/admin/businesses/$businessId",
		params: { businessId },
		search: { section: "services" },
		hash: "section-services",
		className: buttonLook({ variant: "accent" }),
		children: "Fix a price"
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Link, {
		to: "/sign-up",
		className: buttonLook({ variant: "accent" }),
		children: "Sign up to keep this number"
	}), ofSetUp ? /* @__PURE__ */ jsx(Link, {
		to: "/onboard/step-two",
		className: outline,
		children: "Fix a price"
	}) : null] });
}
// src/features/call/nobody-answers.tsx
/** Stands in for the call at an address that belongs to nobody: there is nothing to call. */
function NobodyAnswers({ embedded }) {
	const { title, sentence } = failures.unknownAgent;
	return /* @__PURE__ */ jsxs("div", {
		className: "flex min-h-dvh flex-col",
		children: [embedded ? null : /* @__PURE__ */ jsx(CallHeader, {}), /* @__PURE__ */ jsxs("main", {
			id: "main",
			tabIndex: -1,
			className: "grid flex-1 content-center justify-items-center gap-4 p-6 text-center",
			children: [
				/* @__PURE__ */ jsx(PhoneOff, {
					"aria-hidden": true,
					className: "size-10 text-ink-soft",
					strokeWidth: 1.5
				}),
				/* @__PURE__ */ jsx("h1", {
					className: "text-2xl font-semibold sm:text-3xl",
					children: title
				}),
				/* @__PURE__ */ jsx("p", {
					className: "max-w-sm text-ink-soft",
					children: sentence
				}),
				embedded ? null : /* @__PURE__ */ jsx(Link, {
					to: "/",
					className: buttonLook({ variant: "outline" }),
					children: "Go to the front page"
				})
			]
		})]
	});
}
// src/routes/call/$agentId.tsx?tsr-split=component
function Call() {
	const { agentId } = Route.useParams();
	const { embed } = Route.useSearch();
	const answering = Route.useLoaderData();
	const { isAuthenticated } = useAuth();
	const own = findOwnAgent(agentId);
	if (!answering.somebody) return /* @__PURE__ */ jsx(NobodyAnswers, { embedded: embed === true });
	return /* @__PURE__ */ jsx(CallPage, {
		agentId,
		businessName: answering.businessName,
		taught: answering.taught,
		embedded: embed === true,
		next: own && !embed ? /* @__PURE__ */ jsx(NextSteps, {
			own,
			isSignedIn: isAuthenticated
		}) : null
	}, agentId);
}
export { Call as component };
