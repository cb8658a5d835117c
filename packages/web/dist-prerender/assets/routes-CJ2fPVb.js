import { HeadContent, Link, Outlet, RouterProvider, createFileRoute, createRootRouteWithContext, createRouter, lazyFn, lazyRouteComponent, redirect, useRouter } from "@tanstack/react-router";
import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { cva } from "class-variance-authority";
import { CircleAlert, Monitor, Moon, Sun } from "lucide-react";
import { clsx } from "clsx";
// src/components/auth/auth-context.tsx
/** The state of a visitor. */
var nobody = {
	session: null,
	user: null,
	isAuthenticated: false,
	isLoading: false,
	needsSecondFactor: false,
	signOut: async () => {}
};
var AuthContext = createContext(null);
/** Hands one authentication state to everything below. */
function AuthProvider({ state, children }) {
	return /* @__PURE__ */ jsx(AuthContext, {
		value: state,
		children
	});
}
/** The authentication state. Throws outside an `AuthProvider`. */
function useAuth() {
	const state = useContext(AuthContext);
	if (!state) throw new Error("useAuth must be used inside an AuthProvider.");
	return state;
}
// src/components/brand/mark.tsx
/** The mark: a dot and the two rings that leave it, the second one in marigold. */
function Mark({ className }) {
	return /* @__PURE__ */ jsxs("svg", {
		viewBox: "0 0 32 32",
		className,
		fill: "none",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ jsxs("g", {
			strokeWidth: "3.2",
			strokeLinecap: "round",
			children: [/* @__PURE__ */ jsx("path", {
				d: "M8.7 12.8A7.5 7.5 0 0 1 19.2 23.3",
				className: "stroke-primary"
			}), /* @__PURE__ */ jsx("path", {
				d: "M4.8 8.2A13.5 13.5 0 0 1 23.8 27.2",
				className: "stroke-accent"
			})]
		}), /* @__PURE__ */ jsx("circle", {
			cx: "13.5",
			cy: "18.5",
			r: "3.2",
			className: "fill-primary"
		})]
	});
}
/** The mark with the product's name. */
function Wordmark() {
	return /* @__PURE__ */ jsxs("span", {
		className: "inline-flex items-center gap-2 font-heading text-lg font-bold tracking-tight whitespace-nowrap",
		children: [/* @__PURE__ */ jsx(Mark, { className: "size-7" }), "Second Ring"]
	});
}
var radii = [
	60,
	104,
	148,
	192,
	236
];
/** The one decoration: rings that widen and fade. Takes the current colour. */
function Arcs({ className }) {
	return /* @__PURE__ */ jsx("svg", {
		viewBox: "0 0 500 500",
		fill: "none",
		"aria-hidden": "true",
		className,
		children: radii.map((radius, index) => /* @__PURE__ */ jsx("circle", {
			cx: "250",
			cy: "250",
			r: radius,
			stroke: "currentColor",
			vectorEffect: "non-scaling-stroke",
			strokeWidth: "1.25",
			opacity: 1 - index * .17
		}, radius))
	});
}
/** For words in front of the arcs: keeps the lines from running through them, as maps do. */
var halo = "rounded-full bg-paper shadow-[0_0_24px_20px_var(--paper)]";
// src/components/page-head.ts
var product = "Second Ring";
/** A page's title, with the product's name behind it. */
function pageTitle(title) {
	return `${title} · ${product}`;
}
/** A route's `head`: its title with the product's name behind it, and how search engines show it. */
function pageHead(title, description) {
	const whole = pageTitle(title);
	return { meta: [{ title: whole }, ...description ? [
		{
			name: "description",
			content: description
		},
		{
			property: "og:title",
			content: whole
		},
		{
			property: "og:description",
			content: description
		}
	] : []] };
}
/** Titles the page by what only the page itself knows, in place of its route's own title. */
function usePageTitle(title) {
	useEffect(() => {
		document.title = pageTitle(title);
	}, [title]);
}
// src/components/ui/button-look.ts
/** How a button looks, for a link dressed as one: `<Link className={buttonLook({ size: 'large' })}>`. */
var buttonLook = cva("inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-[background-color,border-color,color,transform] duration-150 ease-out active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0", {
	variants: {
		variant: {
			primary: "bg-primary text-on-primary hover:bg-primary-strong",
			accent: "bg-accent text-on-accent hover:bg-accent-strong",
			outline: "border border-control-line bg-surface text-ink hover:bg-sunken",
			ghost: "text-ink hover:bg-sunken",
			negative: "bg-negative text-on-negative hover:opacity-90",
			link: "text-primary underline decoration-1 underline-offset-4 hover:text-primary-strong"
		},
		size: {
			small: "h-8 px-3 text-[0.8125rem]",
			medium: "h-10 px-4 text-sm",
			large: "h-12 px-6 text-base",
			icon: "size-10",
			"icon-small": "size-8",
			"icon-large": "size-12 text-lg",
			inline: "h-auto p-0"
		}
	},
	defaultVariants: {
		variant: "primary",
		size: "medium"
	}
});
// src/components/full-screen-message.tsx
/** Fills the screen while it is not yet known who is there. */
function FullScreenLoading() {
	return /* @__PURE__ */ jsx("div", {
		className: "grid min-h-dvh place-items-center",
		role: "status",
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid justify-items-center gap-3 text-ink-soft",
			children: [/* @__PURE__ */ jsx(Mark, { className: "size-10 animate-sheen" }), "Loading..."]
		})
	});
}
function FullScreenMessage({ title, children }) {
	return /* @__PURE__ */ jsxs("main", {
		id: "main",
		tabIndex: -1,
		className: "relative isolate grid min-h-dvh place-items-center overflow-hidden p-6 text-center",
		children: [/* @__PURE__ */ jsx(Arcs, { className: "absolute top-1/2 left-1/2 -z-10 size-[46rem] -translate-1/2 text-line" }), /* @__PURE__ */ jsxs("div", {
			className: `max-w-md ${halo}`,
			children: [
				/* @__PURE__ */ jsx(Mark, { className: "mx-auto mb-5 size-12" }),
				/* @__PURE__ */ jsx("h1", {
					className: "text-3xl font-semibold",
					children: title
				}),
				children
			]
		})]
	});
}
/** What an unknown address shows. */
function NotFound() {
	usePageTitle("Not Found");
	return /* @__PURE__ */ jsxs(FullScreenMessage, {
		title: "Not Found",
		children: [/* @__PURE__ */ jsx("p", {
			className: "mt-2 text-ink-soft",
			children: "There is no page at this address. It may have moved, or the link may be mistyped."
		}), /* @__PURE__ */ jsx(Link, {
			to: "/",
			className: buttonLook({ className: "mt-6" }),
			children: "Go to the front page"
		})]
	});
}
/** What a page shows when drawing it failed. */
function PageFailure({ reset }) {
	return /* @__PURE__ */ jsxs(FullScreenMessage, {
		title: "This page could not be shown",
		children: [/* @__PURE__ */ jsx("p", {
			className: "mt-2 text-ink-soft",
			role: "alert",
			children: "Something went wrong. Try again, or reload the page."
		}), /* @__PURE__ */ jsx("button", {
			type: "button",
			className: buttonLook({ className: "mt-6" }),
			onClick: reset,
			children: "Try again"
		})]
	});
}
// src/components/page-taken-over.ts
var tell = () => {};
/** Settles once React has taken over the content of the page that is shown. */
var pageTakenOver = new Promise((resolve) => {
	tell = resolve;
});
/** Tells so; for a page's outermost component: its effects run after all it contains is taken over. */
function useTakenOver() {
	useEffect(() => tell(), []);
}
// src/app.tsx
/** A page that is not taken over by then, because a phone is busy, is taken over in one go. */
var longestLeisureMs = 1e3;
/** The whole application, in the browser and while pages are drawn ahead. */
function App({ router, auth, arrivedDrawn }) {
	useEffect(() => {
		let timer = setTimeout(goLive, arrivedDrawn ? longestLeisureMs : 0);
		pageTakenOver.then(() => {
			clearTimeout(timer);
			timer = setTimeout(goLive);
		});
		return () => clearTimeout(timer);
	}, [arrivedDrawn]);
	return /* @__PURE__ */ jsx(AuthProvider, {
		state: auth,
		children: auth.isLoading && !arrivedDrawn ? /* @__PURE__ */ jsx(FullScreenLoading, {}) : /* @__PURE__ */ jsx(RouterProvider, {
			router,
			context: { auth }
		})
	});
}
function goLive() {
	takeOverPage();
	document.documentElement.dataset.live = "";
	dispatchEvent(new Event("application-live"));
}
/**
* Of a page that arrived drawn, React takes over what stands inside boundaries at its leisure, a few
* milliseconds at a time, but at once where somebody clicks. A form must be ours before it gets what
* was typed so far.
*/
function takeOverPage() {
	[...document.querySelectorAll("main *")].at(-1)?.dispatchEvent(new Event("mouseup", { bubbles: true }));
}
// src/components/arrival.ts
/**
* After each navigation to another page: scrolls smoothly to the top (at once under reduced motion),
* moves the focus to the page, so that a screen reader starts there, and has the canonical address,
* which browsers share, follow. A changed search or a jump to an anchor leaves all alone. Returns a
* function that stops it.
*/
function arriveOnNavigation(router) {
	return router.subscribe("onResolved", ({ fromLocation, pathChanged, toLocation }) => {
		if (!fromLocation || !pathChanged || toLocation.hash) return;
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		document.getElementById("main")?.focus({ preventScroll: true });
		const canonical = document.querySelector("link[rel=\"canonical\"]");
		if (canonical) canonical.href = new URL(toLocation.pathname, canonical.href).href;
		window.scrollTo({
			top: 0,
			behavior: still ? "instant" : "smooth"
		});
	});
}
// src/routes/__root.tsx
var Route$30 = createRootRouteWithContext()({
	head: () => pageHead("The AI employee that picks up by the second ring"),
	component: Root
});
function Root() {
	const router = useRouter();
	useEffect(() => arriveOnNavigation(router), [router]);
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(HeadContent, {}), /* @__PURE__ */ jsx(Outlet, {})] });
}
// src/components/admin-shell/new-agent-search.ts
var tabs = ["business", "website"];
/** Reads the address bar. Apart from the dialog, because every page carries this. */
function readNewAgentSearch({ create }) {
	return { create: tabs.find((tab) => tab === create) };
}
// src/api/access-token.ts
var source = {
	read: async () => null,
	refused: () => {}
};
/** Tells the API where the signed-in person's access token is found. Called once, by the accounts. */
function readAccessTokenFrom(tokens) {
	source = tokens;
}
/** The token to send along; null while nobody is signed in. */
function accessToken() {
	return source.read();
}
/** Reports a token the server no longer accepts, so that whoever gave it looks again. */
function reportRefusedToken() {
	source.refused();
}
// src/features/auth/session/auth-link.ts
/**
* Reads the fragment (or, for refused links of the PKCE flow, the query) that the accounts append
* when a mailed link was followed. Null: this address is not one.
*/
function readAuthLink({ hash, search }) {
	const fragment = new URLSearchParams(hash.replace(/^#/, ""));
	const query = new URLSearchParams(search);
	const read = (name) => fragment.get(name) ?? query.get(name);
	const code = read("error_code");
	const isRefused = code !== null || read("error_description") !== null;
	const message = fragment.has("sb") ? fragment.get("message") : null;
	if (!isRefused && !fragment.has("access_token") && message === null) return null;
	const sentence = read("error_description") ?? "This link is invalid.";
	return {
		type: fragment.get("type"),
		refusal: isRefused ? {
			code,
			sentence
		} : null,
		message
	};
}
/**
* The page that deals with a followed link. Where the accounts do not know our addresses they lead
* to the front page instead, which cannot.
*/
function pageOfAuthLink({ type }, path) {
	if (["/confirm", "/reset-password"].includes(path)) return path;
	return type === "recovery" || type === "invite" ? "/reset-password" : "/confirm";
}
// src/features/auth/session/auth-store.ts
/** Refusals of a refresh token that no later try would change. */
var finalStatuses = [
	400,
	401,
	403,
	404
];
/** Starts following at once where a session is expected. */
function createAuthStore({ open, expectsSession, report = console.error }) {
	const listeners = /* @__PURE__ */ new Set();
	let opening = null;
	let checking = null;
	let state = {
		...nobody,
		signOut,
		isLoading: expectsSession
	};
	function become(next) {
		state = next;
		for (const listener of listeners) listener();
	}
	async function follow() {
		const client = await open();
		client.onAuthStateChange((_event, session) => become(stateOfSession(session, signOut)));
		return client;
	}
	async function client() {
		opening ??= follow();
		try {
			return await opening;
		} catch (error) {
			opening = null;
			throw error;
		}
	}
	async function signOut() {
		if (!opening) return;
		const { error } = await (await client()).signOut({ scope: "local" });
		if (error) report("Signing out was not confirmed by the server", error);
	}
	async function renew() {
		const { error } = await (await client()).refreshSession();
		if (!error) return;
		report("The session could not be renewed", error);
		if (finalStatuses.includes(error.status ?? 0)) await signOut();
	}
	if (expectsSession) client().catch((error) => {
		report("The stored session could not be read", error);
		become({
			...nobody,
			signOut
		});
	});
	return {
		read: () => state,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		client,
		accessToken: async () => {
			if (!opening) return null;
			const { data } = await (await client()).getSession();
			return data.session?.access_token ?? null;
		},
		recheck: () => {
			checking ??= renew().finally(() => {
				checking = null;
			});
			return checking;
		}
	};
}
/** What the interface knows of a session; of none: a visitor. */
function stateOfSession(session, signOut) {
	if (!session?.user) return {
		...nobody,
		signOut
	};
	const user = userOf(session.user);
	return {
		session,
		user,
		isAuthenticated: true,
		isLoading: false,
		needsSecondFactor: user.secondFactors.length > 0 && assuranceOf(session.access_token) !== "aal2",
		signOut
	};
}
function userOf(user) {
	const apps = user.factors?.filter(({ factor_type: type, status }) => type === "totp" && status === "verified");
	const email = user.email || null;
	return {
		id: user.id,
		email,
		newEmail: user.new_email || null,
		name: nameOf(user) ?? email ?? (user.phone ? `+${user.phone}` : "Signed in"),
		lastSignInAt: user.last_sign_in_at ?? null,
		secondFactors: (apps ?? []).map(({ id, friendly_name: name }) => ({
			id,
			name: name || "Authenticator app"
		}))
	};
}
function nameOf({ user_metadata: written }) {
	const name = written.full_name ?? written.name;
	return typeof name === "string" && name.trim() ? name.trim() : null;
}
/** How surely a token's bearer is known, as it says itself; the server checks, this only asks. */
function assuranceOf(token) {
	try {
		const part = token.split(".")[1] ?? "";
		const claims = JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
		return typeof claims === "object" && claims !== null ? Reflect.get(claims, "aal") : void 0;
	} catch {
		return;
	}
}
// src/features/auth/session/open-auth-client.ts
/** Where the session lies in the browser's storage. */
var sessionKey = "second-ring-session";
/** What the server says of itself; asked once. Throws when it cannot be reached. */
async function readInstallation() {
	installation ??= askInstallation();
	try {
		return await installation;
	} catch (error) {
		installation = null;
		throw error;
	}
}
var installation = null;
/** A plain request: the API's client waits to learn whom it speaks for, which waits for this. */
async function askInstallation() {
	const response = await fetch("/api/config");
	if (!response.ok) throw new Error("The server did not say where accounts are. Try again.");
	return await response.json();
}
/**
* Loads the accounts' client, pointed at this server or at the hosted service it names. Throws when
* the server cannot be reached.
*/
async function openAuthClient() {
	const [{ GoTrueClient }, { auth }] = await Promise.all([import("@supabase/auth-js"), readInstallation()]);
	return new GoTrueClient({
		url: new URL(auth.url, location.origin).href,
		storageKey: sessionKey,
		flowType: "implicit",
		detectSessionInUrl: takeTokensOffAddress,
		experimental: { recoveryCodes: true },
		...auth.publishableKey && { headers: { apikey: auth.publishableKey } }
	});
}
/**
* Says whether the page was opened by a mailed link. What the link carried is read by then, and
* leaves the history, so that nobody comes back to a token by going back. An empty `#` stays: the
* client writes one afterwards, which would else be one more page to go back through.
*/
function takeTokensOffAddress({ hash, pathname, search }) {
	const isLink = readAuthLink({
		hash,
		search
	}) !== null;
	if (isLink) history.replaceState(history.state, "", `${pathname}${search}#`);
	return isLink;
}
// src/features/auth/session/auth.ts
/** Pages are also drawn ahead, where there is no browser and nobody is signed in. */
var inBrowser = typeof window !== "undefined";
/** The mailed link this page was opened by; null: none. */
var followedLink = inBrowser ? readAuthLink(location) : null;
if (followedLink) {
	const { pathname, hash, search } = location;
	history.replaceState(null, "", `${pageOfAuthLink(followedLink, pathname)}${search}${hash}`);
}
/** This page's one authentication state. */
var auth = createAuthStore({
	open: openAuthClient,
	expectsSession: inBrowser && (followedLink !== null || hasStoredSession())
});
/** The authentication state once it is known; at once where it already is. */
function settledAuth() {
	return new Promise((resolve) => {
		const look = () => {
			const state = auth.read();
			if (state.isLoading) return;
			stop();
			resolve(state);
		};
		const stop = auth.subscribe(look);
		look();
	});
}
readAccessTokenFrom({
	read: auth.accessToken,
	refused: recheckNowAndThen
});
if (inBrowser) addEventListener("storage", ({ key, newValue }) => {
	if (key === "second-ring-session" && newValue) auth.client().catch(console.error);
});
var shortestPause = 3e4;
var lastCheck = Number.NEGATIVE_INFINITY;
/** A page asks many things at once and is refused as often: one look is enough. */
function recheckNowAndThen() {
	if (performance.now() - lastCheck < shortestPause) return;
	lastCheck = performance.now();
	auth.recheck().catch(console.error);
}
function hasStoredSession() {
	try {
		return localStorage.getItem(sessionKey) !== null;
	} catch {
		return false;
	}
}
// src/routes/_console/route.tsx
var $$splitComponentImporter$29 = () => import("./route-BdRO-HZ.js");
var Route$29 = createFileRoute("/_console")({
	validateSearch: readNewAgentSearch,
	beforeLoad: async ({ context, location }) => {
		const { isAuthenticated, needsSecondFactor } = context.auth.isLoading ? await settledAuth() : context.auth;
		if (!isAuthenticated || needsSecondFactor) throw redirect({
			to: "/login",
			search: { redirect: location.href }
		});
	},
	component: lazyRouteComponent($$splitComponentImporter$29, "component")
});
// src/routes/_public/route.tsx
var $$splitComponentImporter$28 = () => import("./route-BL9S5A3.js");
var Route$28 = createFileRoute("/_public")({ component: lazyRouteComponent($$splitComponentImporter$28, "component") });
// src/routes/_console/account.tsx
var $$splitComponentImporter$27 = () => import("./account-Dbcfod8.js");
var Route$27 = createFileRoute("/_console/account")({
	head: () => pageHead("Account"),
	component: lazyRouteComponent($$splitComponentImporter$27, "component")
});
// src/routes/_public/index.tsx
var $$splitComponentImporter$26 = () => import("./_public-BzK5vA_.js");
var Route$26 = createFileRoute("/_public/")({
	head: () => pageHead("Your business is not a call center", "The AI employee that picks up by the second ring: answers questions, gives prices from your list, and sums up every call for you."),
	component: lazyRouteComponent($$splitComponentImporter$26, "component")
});
// src/routes/_public/confirm.tsx
var $$splitComponentImporter$25 = () => import("./confirm-Bs9pJrx.js");
var Route$25 = createFileRoute("/_public/confirm")({
	head: () => pageHead("Confirm your email address"),
	component: lazyRouteComponent($$splitComponentImporter$25, "component")
});
// src/routes/_public/contact.tsx
var $$splitComponentImporter$24 = () => import("./contact-CFLcput.js");
var Route$24 = createFileRoute("/_public/contact")({
	head: () => pageHead("Contact", "Write to the people behind Second Ring with questions about plans, setup or your account."),
	component: lazyRouteComponent($$splitComponentImporter$24, "component")
});
// src/routes/_public/forgot-password.tsx
var $$splitComponentImporter$23 = () => import("./forgot-password-BBr-8ge.js");
var Route$23 = createFileRoute("/_public/forgot-password")({
	head: () => pageHead("Forgot your password", "Enter your email address, and we will send you a link to choose a new password."),
	component: lazyRouteComponent($$splitComponentImporter$23, "component")
});
// src/features/auth/session/return-path.ts
var elsewhere = "https://elsewhere.invalid";
var home = "/admin";
/**
* Where a visitor may be taken after signing in: a page of this site, or undefined. Read by the
* browser's own rules, under which `//other.example`, `/\other.example` and `javascript:` lead away.
*/
function returnPath(wanted) {
	if (typeof wanted !== "string" || !wanted.startsWith("/")) return void 0;
	if (!URL.canParse(wanted, elsewhere)) return void 0;
	const { origin, pathname, search, hash } = new URL(wanted, elsewhere);
	if (origin !== elsewhere || pathname.startsWith("//")) return void 0;
	return `${pathname}${search}${hash}`;
}
/** The same, with the console's first page where nothing better is wanted. */
function returnPathOrHome(wanted) {
	return returnPath(wanted) ?? home;
}
// src/routes/_public/login.tsx
var $$splitComponentImporter$22 = () => import("./login-B2iHubm.js");
var Route$22 = createFileRoute("/_public/login")({
	validateSearch: (search) => {
		const redirect = returnPath(search.redirect);
		return redirect ? { redirect } : {};
	},
	head: () => pageHead("Login", "Sign in to see who called and to keep your AI employee up to date."),
	component: lazyRouteComponent($$splitComponentImporter$22, "component")
});
// src/routes/_public/pricing.tsx
var $$splitComponentImporter$21 = () => import("./pricing-Xt2Q2zq.js");
var Route$21 = createFileRoute("/_public/pricing")({
	head: () => pageHead("Pricing", "Three plans for an AI employee that answers your calls. Seven days free, no credit card."),
	component: lazyRouteComponent($$splitComponentImporter$21, "component")
});
// src/routes/_public/reset-password.tsx
var $$splitComponentImporter$20 = () => import("./reset-password-BxmIFgT.js");
var Route$20 = createFileRoute("/_public/reset-password")({
	head: () => pageHead("Choose a new password"),
	component: lazyRouteComponent($$splitComponentImporter$20, "component")
});
// src/routes/_public/sign-up.tsx
var $$splitComponentImporter$19 = () => import("./sign-up-BBSjmjW.js");
var Route$19 = createFileRoute("/_public/sign-up")({
	head: () => pageHead("Sign up", "Create an account for your AI employee. Free to start, no credit card."),
	component: lazyRouteComponent($$splitComponentImporter$19, "component")
});
// src/routes/call/$agentId.tsx
var $$splitComponentImporter$18 = () => import("./_agentId-vxH1wqQ.js");
var $$splitLoaderImporter = () => import("./_agentId-BktwgO6.js");
var Route$18 = createFileRoute("/call/$agentId")({
	validateSearch: ({ embed }) => embed === 1 || embed === "1" || embed === true ? { embed: true } : {},
	loader: lazyFn($$splitLoaderImporter, "loader"),
	head: ({ loaderData }) => pageHead(titleOf(loaderData)),
	component: lazyRouteComponent($$splitComponentImporter$18, "component")
});
function titleOf(answering) {
	if (answering?.somebody === false) return "Nobody answers here";
	return answering?.businessName ? `Call ${answering.businessName}` : "Call the AI employee";
}
// src/routes/_console/admin/index.tsx
var $$splitComponentImporter$17 = () => import("./admin-vcn233a.js");
var Route$17 = createFileRoute("/_console/admin/")({
	head: () => pageHead("Command Center"),
	component: lazyRouteComponent($$splitComponentImporter$17, "component")
});
// src/components/data-table/list-search.ts
/**
* Reads a list's search from the address bar. Unknown sort keys fall away; words are kept as text
* even where they look like a number.
*/
function readListSearch(search, sortKeys) {
	const q = readWords(search.q);
	const sort = sortKeys.find((key) => key === search.sort);
	const order = search.order === "asc" || search.order === "desc" ? search.order : void 0;
	return {
		...q && { q },
		...sort && { sort },
		...sort && order && { order }
	};
}
/** A search parameter as text; undefined where there is none. */
function readWords(value) {
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	return typeof value === "string" && value !== "" ? value : void 0;
}
/** How a list is sorted now: as asked, else newest first by `newest`. */
function sortingOf({ sort, order }, newest) {
	if (!sort) return {
		sort: newest,
		order: "desc"
	};
	return {
		sort,
		order: order ?? "asc"
	};
}
/** What a click on a column does: the active one turns around, another starts ascending. */
function sortedBy(now, clicked) {
	if (now.sort !== clicked) return {
		sort: clicked,
		order: "asc"
	};
	return {
		sort: clicked,
		order: now.order === "asc" ? "desc" : "asc"
	};
}
// src/features/people/people-sort-keys.ts
/** What the list can be sorted by. Apart from the list, because every page carries this. */
var userSortKeys = [
	"email",
	"last_sign_in_at",
	"created_at"
];
/** What the list can be sorted by. Apart from the list, because every page carries this. */
var ownershipSortKeys = [
	"user_email",
	"business_name",
	"created_at"
];
/** What the list can be sorted by. Apart from the list, because every page carries this. */
var auditSortKeys = [
	"created_at",
	"actor_email",
	"action",
	"business_name"
];
// src/routes/_console/admin/audit-log.tsx
var $$splitComponentImporter$16 = () => import("./audit-log-DIjAhoA.js");
var Route$16 = createFileRoute("/_console/admin/audit-log")({
	validateSearch: (search) => readListSearch(search, auditSortKeys),
	head: () => pageHead("Audit Log"),
	component: lazyRouteComponent($$splitComponentImporter$16, "component")
});
// src/routes/_console/admin/user-businesses.tsx
var $$splitComponentImporter$15 = () => import("./user-businesses-BuXlLEJ.js");
var Route$15 = createFileRoute("/_console/admin/user-businesses")({
	validateSearch: (search) => ({
		...readListSearch(search, ownershipSortKeys),
		...search.dialog === "tie" && { dialog: "tie" }
	}),
	head: () => pageHead("User Businesses"),
	component: lazyRouteComponent($$splitComponentImporter$15, "component")
});
// src/routes/_console/admin/users.tsx
var $$splitComponentImporter$14 = () => import("./users-Bv31FVp.js");
var Route$14 = createFileRoute("/_console/admin/users")({
	validateSearch: (search) => ({
		...readListSearch(search, userSortKeys),
		...search.dialog === "invite" && { dialog: "invite" }
	}),
	head: () => pageHead("Users"),
	component: lazyRouteComponent($$splitComponentImporter$14, "component")
});
// src/routes/_public/onboard/index.tsx
var $$splitComponentImporter$13 = () => import("./onboard-33IeV67.js");
/** By hand: every page carries this, and none a schema library for it. */
var plans = [
	"Starter",
	"Growth",
	"Enterprise"
];
var Route$13 = createFileRoute("/_public/onboard/")({
	validateSearch: (search) => {
		const plan = plans.find((name) => name === search.plan);
		return plan ? { plan } : {};
	},
	head: () => pageHead("Train your AI employee for free", "Four short steps and one code on your phone: about five minutes to an AI employee that answers your calls."),
	component: lazyRouteComponent($$splitComponentImporter$13, "component")
});
// ../contract/src/forwarding-codes.ts
var forwardingDelay = {
	min: 5,
	max: 30,
	default: 15
};
/** Networks count the seconds in fives: a delay, as near as they take it. */
function networkDelay(seconds) {
	const within = Math.min(forwardingDelay.max, Math.max(forwardingDelay.min, seconds));
	return Math.round(within / 5) * 5;
}
var carrierIds = [
	"gsm",
	"att",
	"verizon",
	"t-mobile",
	"sprint",
	"rogers",
	"telus",
	"videotron",
	"bell",
	"freedom",
	"landline"
];
var serviceCodes = {
	all: "21",
	"no-answer": "61",
	busy: "67",
	unreachable: "62"
};
/** Bearer service 11: voice. The delay belongs to no-answer alone. */
var delayed = (number, seconds) => `${number}*11*${networkDelay(seconds)}`;
var short = (enable, clear) => ({
	enable: (number) => `${enable}${number}`,
	clear
});
/** For keys under a thumb: a desk phone has no `+`. */
var keyed = (enable, clear) => ({
	enable: (number) => `${enable}${number.replace("+", "")}`,
	clear
});
function gsmCodes(prefixOf, clearPrefix, target = delayed) {
	const pair = (condition) => {
		const code = serviceCodes[condition];
		const start = `${prefixOf(condition)}${code}*`;
		return {
			enable: (number, seconds) => `${start}${condition === "no-answer" ? target(number, seconds) : number}#`,
			clear: `${clearPrefix}${code}#`
		};
	};
	return {
		all: pair("all"),
		"no-answer": pair("no-answer"),
		busy: pair("busy"),
		unreachable: pair("unreachable")
	};
}
var standard = gsmCodes(() => "**", "##");
var tables = {
	gsm: standard,
	bell: standard,
	freedom: standard,
	"t-mobile": standard,
	att: { ...gsmCodes(() => "**", "##", (number, seconds) => `${number}**${networkDelay(seconds)}`) },
	verizon: {
		all: short("*72", "*73"),
		"no-answer": short("*71", "*73"),
		busy: short("*71", "*73"),
		unreachable: null
	},
	sprint: {
		all: short("*72", "*720"),
		"no-answer": short("*28", "*38"),
		busy: short("*28", "*38"),
		unreachable: null
	},
	rogers: gsmCodes((condition) => condition === "all" ? "*" : "**", "##"),
	telus: gsmCodes(() => "*", "#"),
	videotron: {
		all: {
			enable: (number) => `*21*${number}#`,
			clear: "#21#"
		},
		"no-answer": null,
		busy: null,
		unreachable: null
	},
	landline: {
		all: keyed("*72", "*73"),
		"no-answer": keyed("*92", "*93"),
		busy: keyed("*90", "*91"),
		unreachable: null
	}
};
/**
* What to dial so that calls are forwarded.
* @param number the agent's, E.164 or as the network wants it.
* @param seconds before an unanswered call is forwarded; networks that set their own leave it out.
* @returns null where the network has no code for it.
*/
function enableCode(carrier, condition, number, seconds = forwardingDelay.default) {
	return tables[carrier][condition]?.enable(number, seconds) ?? null;
}
/** What to dial so that calls are forwarded no longer; null where the network has no code for it. */
function clearCode(carrier, condition) {
	return tables[carrier][condition]?.clear ?? null;
}
/** Whether a network takes the seconds from the code; the others wait as long as they like. */
function takesDelay(carrier) {
	const [short, long] = [forwardingDelay.min, forwardingDelay.max];
	return enableCode(carrier, "no-answer", "1", short) !== enableCode(carrier, "no-answer", "1", long);
}
/** Codes of the GSM standard that concern every kind of forwarding at once. */
var gsmWideCodes = {
	/** Shows where unanswered calls go now: the way back to one's own voicemail. */
	askNoAnswer: "*#61#",
	clearConditional: "##004#",
	clearEverything: "##002#"
};
/**
* The link that puts a code into the dialler. `#` would begin a fragment: it travels as `%23`
* (RFC 3966).
*/
function dialLink(code) {
	return `tel:${code.replaceAll("#", "%23")}`;
}
/** The ways a number is written in codes: guides differ on the country's leading 1. */
function numberForms(e164) {
	const national = /^\+1(\d{10})$/.exec(e164)?.[1];
	return national ? [
		e164,
		`1${national}`,
		national
	] : [e164];
}
// src/features/forwarding/forwarding-search.ts
var uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/**
* Reads the address bar; what makes no sense is left out. Without a schema library on purpose: every
* page carries this.
*/
function forwardingSearch(search) {
	const { mode, instructions, business } = search;
	const delay = Number(search.delay);
	return {
		mode: mode === "unanswered" || mode === "instant" ? mode : void 0,
		delay: isDelay(delay) ? delay : void 0,
		carrier: carrierIds.find((carrier) => carrier === search.carrier),
		instructions: typeof instructions === "boolean" ? instructions : void 0,
		business: typeof business === "string" && uuid.test(business) ? business : void 0
	};
}
function isDelay(seconds) {
	const { min, max } = forwardingDelay;
	return Number.isInteger(seconds) && seconds >= min && seconds <= max;
}
// src/routes/_public/onboard/number-forwarding.tsx
var $$splitComponentImporter$12 = () => import("./number-forwarding-Cdrq6hl.js");
var Route$12 = createFileRoute("/_public/onboard/number-forwarding")({
	validateSearch: (search) => forwardingSearch(search),
	head: () => pageHead("Your AI employee is ready"),
	component: lazyRouteComponent($$splitComponentImporter$12, "component")
});
// src/routes/_public/onboard/step-four.tsx
var $$splitComponentImporter$11 = () => import("./step-four-DNkOBjC.js");
var Route$11 = createFileRoute("/_public/onboard/step-four")({
	head: () => pageHead("Day-to-day operations"),
	component: lazyRouteComponent($$splitComponentImporter$11, "component")
});
// src/routes/_public/onboard/step-one.tsx
var $$splitComponentImporter$10 = () => import("./step-one-8P_m-w6.js");
var Route$10 = createFileRoute("/_public/onboard/step-one")({
	head: () => pageHead("Confirm your business details", "The first of four short steps: your name, your number, your address and your hours, as callers should hear them."),
	component: lazyRouteComponent($$splitComponentImporter$10, "component")
});
/** What a place of the directory says about the fields of the form, in either of Google's forms. */
// src/routes/_public/onboard/step-three.tsx
var $$splitComponentImporter$9 = () => import("./step-three-CgHOMhs.js");
var Route$9 = createFileRoute("/_public/onboard/step-three")({
	head: () => pageHead("Common questions and answers"),
	component: lazyRouteComponent($$splitComponentImporter$9, "component")
});
// src/routes/_public/onboard/step-two.tsx
var $$splitComponentImporter$8 = () => import("./step-two-CXqpIO1.js");
var Route$8 = createFileRoute("/_public/onboard/step-two")({
	head: () => pageHead("Add your services"),
	component: lazyRouteComponent($$splitComponentImporter$8, "component")
});
// src/features/agents/agents-search.ts
var sortKeys$4 = [
	"created_at",
	"business_name",
	"millis_agent_id",
	"phone_number",
	"call_summary_recipient_number"
];
/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
function readAgentsSearch(search) {
	return readListSearch(search, sortKeys$4);
}
// src/routes/_console/admin/agents/index.tsx
var $$splitComponentImporter$7 = () => import("./agents-nCpT8gg.js");
var Route$7 = createFileRoute("/_console/admin/agents/")({
	validateSearch: readAgentsSearch,
	head: () => pageHead("Agents"),
	component: lazyRouteComponent($$splitComponentImporter$7, "component")
});
// src/features/appointments/appointments-search.ts
var sortKeys$3 = [
	"start_at",
	"customer_name",
	"service_name",
	"created_at"
];
/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
function readAppointmentsSearch(search) {
	const appointment = readWords(search.appointment);
	const feed = readWords(search.feed);
	return {
		...readListSearch(search, sortKeys$3),
		...appointment && { appointment },
		...feed && { feed }
	};
}
// src/routes/_console/admin/appointments/index.tsx
var $$splitComponentImporter$6 = () => import("./appointments-DGpHCiT.js");
var Route$6 = createFileRoute("/_console/admin/appointments/")({
	validateSearch: readAppointmentsSearch,
	head: () => pageHead("Appointments"),
	component: lazyRouteComponent($$splitComponentImporter$6, "component")
});
// src/features/businesses/businesses-search.ts
var sortKeys$2 = [
	"created_at",
	"name",
	"primary_industry",
	"website"
];
/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
function readBusinessesSearch(search) {
	return readListSearch(search, sortKeys$2);
}
// src/routes/_console/admin/businesses/index.tsx
var $$splitComponentImporter$5 = () => import("./businesses-CDTskxy.js");
var Route$5 = createFileRoute("/_console/admin/businesses/")({
	validateSearch: readBusinessesSearch,
	head: () => pageHead("Businesses"),
	component: lazyRouteComponent($$splitComponentImporter$5, "component")
});
// src/features/business-detail/business-search.ts
var dialogs = [
	"edit",
	"number",
	"voice-agent",
	"phone-company",
	"versions",
	"kept-call"
];
var sections = [
	"identity",
	"persona",
	"keywords",
	"hours",
	"services",
	"promotions",
	"faq",
	"notes",
	"appointments",
	"internal"
];
/** Reads the address bar. Without a schema library on purpose: every page carries this. */
function readBusinessSearch(search) {
	const { dialog, call, section, question, rehearsed, practised, kept, version } = search;
	return {
		dialog: dialogs.find((each) => each === dialog),
		call: call === true ? true : void 0,
		section: sectionNamed(section),
		question: typeof question === "string" && question ? question : void 0,
		rehearsed: typeof rehearsed === "string" && rehearsed ? rehearsed : void 0,
		practised: typeof practised === "string" && practised ? practised : void 0,
		kept: typeof kept === "string" && kept ? kept : void 0,
		version: typeof version === "number" && version >= 1 ? Math.floor(version) : void 0
	};
}
/** The section of that name, if there is one. */
function sectionNamed(name) {
	return sections.find((each) => each === name);
}
// src/routes/_console/admin/businesses/$businessId.tsx
var $$splitComponentImporter$4 = () => import("./_businessId-Bli3glM.js");
var Route$4 = createFileRoute("/_console/admin/businesses/$businessId")({
	validateSearch: readBusinessSearch,
	head: () => pageHead("Business"),
	component: lazyRouteComponent($$splitComponentImporter$4, "component")
});
// src/features/call-logs/call-logs-search.ts
var callSortKeys = [
	"call_timestamp",
	"business_name",
	"millis_agent_id",
	"call_duration",
	"call_status"
];
/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
function readCallLogsSearch(search) {
	const call = readWords(search.call);
	return {
		...readListSearch(search, callSortKeys),
		...call && { call },
		...search.show === "new-leads" && { show: search.show }
	};
}
// src/routes/_console/admin/call-logs/index.tsx
var $$splitComponentImporter$3 = () => import("./call-logs-BzvYXL3.js");
var Route$3 = createFileRoute("/_console/admin/call-logs/")({
	validateSearch: readCallLogsSearch,
	head: () => pageHead("Call Logs"),
	component: lazyRouteComponent($$splitComponentImporter$3, "component")
});
// src/features/commitments/commitments-search.ts
var sortKeys$1 = [
	"made_at",
	"due_at",
	"created_at"
];
/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
function readCommitmentsSearch(search) {
	const { show } = search;
	return {
		...readListSearch(search, sortKeys$1),
		...show === "kept" || show === "all" ? { show } : {}
	};
}
// src/routes/_console/admin/commitments/index.tsx
var $$splitComponentImporter$2 = () => import("./commitments-RuD79id.js");
var Route$2 = createFileRoute("/_console/admin/commitments/")({
	validateSearch: readCommitmentsSearch,
	head: () => pageHead("Promises"),
	component: lazyRouteComponent($$splitComponentImporter$2, "component")
});
// src/features/phone-numbers/phone-numbers-search.ts
var sortKeys = [
	"created_at",
	"phone_number",
	"business_name",
	"reusable",
	"status",
	"region"
];
/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
function readPhoneNumbersSearch(search) {
	return readListSearch(search, sortKeys);
}
// src/routes/_console/admin/phone-numbers/index.tsx
var $$splitComponentImporter$1 = () => import("./phone-numbers-CsYwqLJ.js");
var Route$1 = createFileRoute("/_console/admin/phone-numbers/")({
	validateSearch: (search) => ({
		...readPhoneNumbersSearch(search),
		...search.dialog === "add" && { dialog: "add" }
	}),
	head: () => pageHead("Phone Numbers"),
	component: lazyRouteComponent($$splitComponentImporter$1, "component")
});
// src/features/sms-logs/sms-logs-search.ts
var smsSortKeys = [
	"created_at",
	"direction",
	"body",
	"status",
	"twilio_sid"
];
/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
function readSmsLogsSearch(search) {
	const sms = readWords(search.sms);
	return {
		...readListSearch(search, smsSortKeys),
		...sms && { sms }
	};
}
// src/routes/_console/admin/sms-logs/index.tsx
var $$splitComponentImporter = () => import("./sms-logs-DTSrs-S.js");
var Route = createFileRoute("/_console/admin/sms-logs/")({
	validateSearch: readSmsLogsSearch,
	head: () => pageHead("SMS Logs"),
	component: lazyRouteComponent($$splitComponentImporter, "component")
});
// src/routeTree.gen.ts
var ConsoleRouteRoute = Route$29.update({
	id: "/_console",
	getParentRoute: () => Route$30
});
var PublicRouteRoute = Route$28.update({
	id: "/_public",
	getParentRoute: () => Route$30
});
var ConsoleAccountRoute = Route$27.update({
	id: "/account",
	path: "/account",
	getParentRoute: () => ConsoleRouteRoute
});
var PublicIndexRoute = Route$26.update({
	id: "/",
	path: "/",
	getParentRoute: () => PublicRouteRoute
});
var PublicConfirmRoute = Route$25.update({
	id: "/confirm",
	path: "/confirm",
	getParentRoute: () => PublicRouteRoute
});
var PublicContactRoute = Route$24.update({
	id: "/contact",
	path: "/contact",
	getParentRoute: () => PublicRouteRoute
});
var PublicForgotPasswordRoute = Route$23.update({
	id: "/forgot-password",
	path: "/forgot-password",
	getParentRoute: () => PublicRouteRoute
});
var PublicLoginRoute = Route$22.update({
	id: "/login",
	path: "/login",
	getParentRoute: () => PublicRouteRoute
});
var PublicPricingRoute = Route$21.update({
	id: "/pricing",
	path: "/pricing",
	getParentRoute: () => PublicRouteRoute
});
var PublicResetPasswordRoute = Route$20.update({
	id: "/reset-password",
	path: "/reset-password",
	getParentRoute: () => PublicRouteRoute
});
var PublicSignUpRoute = Route$19.update({
	id: "/sign-up",
	path: "/sign-up",
	getParentRoute: () => PublicRouteRoute
});
var CallAgentIdRoute = Route$18.update({
	id: "/call/$agentId",
	path: "/call/$agentId",
	getParentRoute: () => Route$30
});
var ConsoleAdminIndexRoute = Route$17.update({
	id: "/admin/",
	path: "/admin/",
	getParentRoute: () => ConsoleRouteRoute
});
var ConsoleAdminAuditLogRoute = Route$16.update({
	id: "/admin/audit-log",
	path: "/admin/audit-log",
	getParentRoute: () => ConsoleRouteRoute
});
var ConsoleAdminUserBusinessesRoute = Route$15.update({
	id: "/admin/user-businesses",
	path: "/admin/user-businesses",
	getParentRoute: () => ConsoleRouteRoute
});
var ConsoleAdminUsersRoute = Route$14.update({
	id: "/admin/users",
	path: "/admin/users",
	getParentRoute: () => ConsoleRouteRoute
});
var PublicOnboardIndexRoute = Route$13.update({
	id: "/onboard/",
	path: "/onboard/",
	getParentRoute: () => PublicRouteRoute
});
var PublicOnboardNumberForwardingRoute = Route$12.update({
	id: "/onboard/number-forwarding",
	path: "/onboard/number-forwarding",
	getParentRoute: () => PublicRouteRoute
});
var PublicOnboardStepFourRoute = Route$11.update({
	id: "/onboard/step-four",
	path: "/onboard/step-four",
	getParentRoute: () => PublicRouteRoute
});
var PublicOnboardStepOneRoute = Route$10.update({
	id: "/onboard/step-one",
	path: "/onboard/step-one",
	getParentRoute: () => PublicRouteRoute
});
var PublicOnboardStepThreeRoute = Route$9.update({
	id: "/onboard/step-three",
	path: "/onboard/step-three",
	getParentRoute: () => PublicRouteRoute
});
var PublicOnboardStepTwoRoute = Route$8.update({
	id: "/onboard/step-two",
	path: "/onboard/step-two",
	getParentRoute: () => PublicRouteRoute
});
var ConsoleAdminAgentsIndexRoute = Route$7.update({
	id: "/admin/agents/",
	path: "/admin/agents/",
	getParentRoute: () => ConsoleRouteRoute
});
var ConsoleAdminAppointmentsIndexRoute = Route$6.update({
	id: "/admin/appointments/",
	path: "/admin/appointments/",
	getParentRoute: () => ConsoleRouteRoute
});
var ConsoleAdminBusinessesIndexRoute = Route$5.update({
	id: "/admin/businesses/",
	path: "/admin/businesses/",
	getParentRoute: () => ConsoleRouteRoute
});
var ConsoleRouteRouteChildren = {
	ConsoleAccountRoute,
	ConsoleAdminAuditLogRoute,
	ConsoleAdminUserBusinessesRoute,
	ConsoleAdminUsersRoute,
	ConsoleAdminIndexRoute,
	ConsoleAdminBusinessesBusinessIdRoute: Route$4.update({
		id: "/admin/businesses/$businessId",
		path: "/admin/businesses/$businessId",
		getParentRoute: () => ConsoleRouteRoute
	}),
	ConsoleAdminAgentsIndexRoute,
	ConsoleAdminAppointmentsIndexRoute,
	ConsoleAdminBusinessesIndexRoute,
	ConsoleAdminCallLogsIndexRoute: Route$3.update({
		id: "/admin/call-logs/",
		path: "/admin/call-logs/",
		getParentRoute: () => ConsoleRouteRoute
	}),
	ConsoleAdminCommitmentsIndexRoute: Route$2.update({
		id: "/admin/commitments/",
		path: "/admin/commitments/",
		getParentRoute: () => ConsoleRouteRoute
	}),
	ConsoleAdminPhoneNumbersIndexRoute: Route$1.update({
		id: "/admin/phone-numbers/",
		path: "/admin/phone-numbers/",
		getParentRoute: () => ConsoleRouteRoute
	}),
	ConsoleAdminSmsLogsIndexRoute: Route.update({
		id: "/admin/sms-logs/",
		path: "/admin/sms-logs/",
		getParentRoute: () => ConsoleRouteRoute
	})
};
var ConsoleRouteRouteWithChildren = ConsoleRouteRoute._addFileChildren(ConsoleRouteRouteChildren);
var PublicRouteRouteChildren = {
	PublicConfirmRoute,
	PublicContactRoute,
	PublicForgotPasswordRoute,
	PublicLoginRoute,
	PublicPricingRoute,
	PublicResetPasswordRoute,
	PublicSignUpRoute,
	PublicIndexRoute,
	PublicOnboardNumberForwardingRoute,
	PublicOnboardStepFourRoute,
	PublicOnboardStepOneRoute,
	PublicOnboardStepThreeRoute,
	PublicOnboardStepTwoRoute,
	PublicOnboardIndexRoute
};
var rootRouteChildren = {
	ConsoleRouteRoute: ConsoleRouteRouteWithChildren,
	PublicRouteRoute: PublicRouteRoute._addFileChildren(PublicRouteRouteChildren),
	CallAgentIdRoute
};
var routeTree = Route$30._addFileChildren(rootRouteChildren)._addFileTypes();
// src/router.tsx
var fiveMinutes = 3e5;
/** The whole route table. One per page load. */
function createAppRouter(surroundings = {}) {
	return createRouter({
		...surroundings,
		routeTree,
		context: { auth: nobody },
		defaultPreload: "intent",
		defaultPreloadDelay: 50,
		defaultPreloadGcTime: fiveMinutes,
		defaultGcTime: fiveMinutes,
		defaultNotFoundComponent: NotFound,
		defaultErrorComponent: PageFailure,
		defaultPendingComponent: FullScreenLoading,
		defaultPendingMs: 400
	});
}
// src/components/ui/spinner.tsx
/** An arc that turns while something is under way. Say what is under way beside it. */
function Spinner({ className }) {
	return /* @__PURE__ */ jsxs("svg", {
		viewBox: "0 0 24 24",
		fill: "none",
		"aria-hidden": "true",
		className: clsx("animate-spin text-primary", className ?? "size-5"),
		children: [/* @__PURE__ */ jsx("circle", {
			cx: "12",
			cy: "12",
			r: "9",
			stroke: "currentColor",
			strokeWidth: "2.5",
			opacity: "0.2"
		}), /* @__PURE__ */ jsx("path", {
			d: "M21 12a9 9 0 0 0-9-9",
			stroke: "currentColor",
			strokeWidth: "2.5",
			strokeLinecap: "round"
		})]
	});
}
// src/components/phone-number.tsx
/** A telephone number as people write it. */
function PhoneText({ number }) {
	return /* @__PURE__ */ jsx("span", {
		className: "whitespace-nowrap tabular",
		children: writtenNumber(number)
	});
}
/**
* An E.164 number as people in North America write it: `+16045550142` is `(604) 555-0142`. Any other
* number comes back as it is.
*/
function writtenNumber(e164) {
	const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
	return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : e164;
}
/** A sentence with every E.164 number in it as people write it. */
function withWrittenNumbers(text) {
	return text.replaceAll(/\+\d{8,15}\b/g, writtenNumber);
}
// src/components/ui/field-error.tsx
/** The sentence under a control that says what is wrong. Its place is always there to be announced. */
function FieldError({ id, children }) {
	return /* @__PURE__ */ jsx("p", {
		id,
		role: "alert",
		className: "text-[0.8125rem] text-negative empty:hidden",
		children: children ? /* @__PURE__ */ jsxs("span", {
			className: "flex items-start gap-1.5",
			children: [/* @__PURE__ */ jsx(CircleAlert, {
				"aria-hidden": true,
				className: "mt-0.5 size-4 shrink-0"
			}), /* @__PURE__ */ jsx("span", { children })]
		}) : null
	});
}
// src/components/ui/badge.tsx
var look = cva("inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap", { variants: { tone: {
	positive: "border-transparent bg-positive-wash text-positive",
	pending: "border-transparent bg-pending-wash text-pending",
	negative: "border-transparent bg-negative-wash text-negative",
	outline: "border-line text-ink-soft",
	accent: "border-transparent bg-accent text-on-accent"
} } });
/** A short status or label. The words carry the meaning; the tone only repeats it. */
function Badge({ tone = "outline", className, children }) {
	return /* @__PURE__ */ jsx("span", {
		className: look({
			tone,
			className
		}),
		children
	});
}
// src/api/made-here.ts
var claimTokensKey = "claimTokens";
var ownAgentsKey = "ownAgents";
var setUpIdHere = "";
/**
* What this browser is recognised by, without an account, when it asks for the same agent again;
* undefined on pages without TLS, where browsers make no ids.
*/
function setUpId() {
	const [kept] = read("setUpId");
	setUpIdHere ||= typeof kept === "string" ? kept : crypto.randomUUID?.() ?? "";
	if (!setUpIdHere) return void 0;
	write("setUpId", [setUpIdHere]);
	return setUpIdHere;
}
/** Keeps the proof of a business set up before signing up, until its owner claims it. */
function keepClaimToken(token) {
	writeTokens([.../* @__PURE__ */ new Set([...readClaimTokens(), token])]);
}
/** The proofs kept on this device, oldest first. */
function readClaimTokens() {
	return read(claimTokensKey).filter((token) => typeof token === "string");
}
/** Forgets a proof that has been used, or that the server no longer accepts. */
function dropClaimToken(token) {
	writeTokens(readClaimTokens().filter((kept) => kept !== token));
}
/** Remembers which agents were made here, so that after a call to one its owner is told what is next. */
function keepOwnAgent(agent) {
	write(ownAgentsKey, [...readAll().filter(({ agentId }) => agentId !== agent.agentId), agent]);
}
/** The agent of that id, if it was made here; null: it was not. */
function findOwnAgent(agentId) {
	return readAll().find((agent) => agent.agentId === agentId) ?? null;
}
function writeTokens(tokens) {
	write(claimTokensKey, tokens);
}
function readAll() {
	return read(ownAgentsKey).filter(isOwnAgent);
}
function write(key, kept) {
	try {
		localStorage.setItem(key, JSON.stringify(kept));
	} catch {}
}
function read(key) {
	try {
		const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
		return Array.isArray(kept) ? kept : [];
	} catch {
		return [];
	}
}
/** By hand: the call page would carry a schema library for these three fields. */
function isOwnAgent(kept) {
	if (typeof kept !== "object" || kept === null) return false;
	if (!("agentId" in kept && "businessId" in kept && "ofSetUp" in kept)) return false;
	const { agentId, businessId, ofSetUp } = kept;
	return typeof agentId === "string" && (businessId === null || typeof businessId === "string") && typeof ofSetUp === "boolean";
}
// src/components/ui/control-look.ts
/** How every control that is typed into looks. */
var controlLook = "w-full rounded-control border border-control-line bg-surface text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-negative aria-invalid:focus-visible:outline-negative";
// src/components/skip-link.tsx
/** The first thing the Tab key reaches: past the navigation, to the page. */
function SkipLink() {
	return /* @__PURE__ */ jsx("a", {
		href: "#main",
		className: "fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2 text-sm font-medium text-on-primary focus:translate-y-0",
		children: "Skip to content"
	});
}
// src/components/theme/theme-toggle.tsx
var icons = {
	system: Monitor,
	light: Sun,
	dark: Moon
};
var names = {
	system: "as the system",
	light: "light",
	dark: "dark"
};
/** What a page says before its script knows the device. */
var themeAsBuilt = () => "system";
/** Steps through the system's theme, light and dark, and remembers the choice on this device. */
function ThemeToggle() {
	const theme = useSyncExternalStore(followTheme, readTheme, themeAsBuilt);
	const Icon = icons[theme];
	return /* @__PURE__ */ jsx("button", {
		type: "button",
		className: buttonLook({
			variant: "ghost",
			size: "icon"
		}),
		onClick: () => writeTheme(nextTheme(theme)),
		"aria-label": `Theme: ${names[theme]}. Change to ${names[nextTheme(theme)]}`,
		children: /* @__PURE__ */ jsx(Icon, { "aria-hidden": true })
	});
}
var themeKey = "theme";
var following = {
	system: "light",
	light: "dark",
	dark: "system"
};
var listeners = /* @__PURE__ */ new Set();
function nextTheme(theme) {
	return following[theme];
}
/** The theme in force on this page. */
function readTheme() {
	const chosen = document.documentElement.dataset.theme;
	return chosen === "light" || chosen === "dark" ? chosen : "system";
}
/** Applies a theme at once and remembers it where the browser lets us. */
function writeTheme(theme) {
	if (theme === "system") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	try {
		if (theme === "system") localStorage.removeItem(themeKey);
		else localStorage.setItem(themeKey, theme);
	} catch {}
	for (const listener of listeners) listener();
}
/** Calls `listener` whenever the theme changes; returns a function that stops it. */
function followTheme(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
export { usePageTitle as $, forwardingDelay as A, sortingOf as B, Route$5 as C, clearCode as D, Route$12 as E, Route$13 as F, auth as G, Route$22 as H, Route$14 as I, accessToken as J, followedLink as K, Route$15 as L, networkDelay as M, numberForms as N, dialLink as O, takesDelay as P, buttonLook as Q, Route$16 as R, sectionNamed as S, Route$7 as T, returnPathOrHome as U, Route$18 as V, Route$29 as W, App as X, reportRefusedToken as Y, useTakenOver as Z, Route as _, findOwnAgent as a, Route$3 as b, readClaimTokens as c, FieldError as d, Arcs as et, PhoneText as f, createAppRouter as g, Spinner as h, dropClaimToken as i, useAuth as it, gsmWideCodes as j, enableCode as k, setUpId as l, writtenNumber as m, SkipLink as n, halo as nt, keepClaimToken as o, withWrittenNumbers as p, readInstallation as q, controlLook as r, nobody as rt, keepOwnAgent as s, ThemeToggle as t, Wordmark as tt, Badge as u, Route$1 as v, Route$6 as w, Route$4 as x, Route$2 as y, sortedBy as z };
