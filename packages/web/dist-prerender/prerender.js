import { y as ownerQuestions } from "./assets/front-BUri_U6.js";
import { X as App, g as createAppRouter, rt as nobody } from "./assets/routes-CJ2fPVb.js";
import { createMemoryHistory } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// ../contract/src/public-url.ts
/**
* Stands in built pages where the address of the installation belongs, which is only known once the
* server runs. `.invalid` never resolves (RFC 2606), so it cannot be mistaken for a real address.
*/
var publicUrlPlaceholder = "https://public-url.invalid";
// ../contract/src/plan-minutes.ts
/** How many minutes a month each plan includes. */
var planMinutes = {
	Starter: 800,
	Growth: 3500,
	Enterprise: 7e3
};
new Map(Object.entries(planMinutes).map(([plan, minutes]) => [plan.toLowerCase(), minutes]));
// src/features/pricing/plans.ts
/** The plans, smallest first. */
var plans = [
	{
		name: "Starter",
		price: 100,
		description: "For a shop that misses calls while its hands are busy.",
		included_minutes: planMinutes.Starter,
		overage_rate_per_min: .15,
		features: {
			core_communication: [
				"AI Call Handling",
				"Call Summaries (SMS & Email)",
				"Call Forwarding Setup"
			],
			sales: [
				"Automated Quotes",
				"Generate Quotes",
				"Automated Upsells"
			],
			scheduling: ["Booking Tool Integration", "Calendar Sync"],
			customization: [
				"Editable Service & Pricing",
				"Editable Q&A Knowledgebase",
				"Day-to-Day Instructions"
			]
		}
	},
	{
		name: "Growth",
		price: 500,
		description: "For a busy team that wants callers to come back.",
		included_minutes: planMinutes.Growth,
		overage_rate_per_min: .12,
		features: { engagement: [
			"Lead Revival",
			"Promotions",
			"SEO Content Generation",
			"Google Reviews Follow-Up"
		] }
	},
	{
		name: "Enterprise",
		price: 1e3,
		description: "For several locations that need a voice of their own.",
		included_minutes: planMinutes.Enterprise,
		overage_rate_per_min: .1,
		features: { personalization_support: [
			"Custom Voice / Tone",
			"Priority Support",
			"Custom Integrations",
			"Early Access to Call Insights"
		] }
	}
];
/** A group's heading: `core_communication` is "Core Communication". */
function groupHeading(group) {
	return group.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
/** What a plan names and the product does not do yet. */
var notBuilt = /* @__PURE__ */ new Set([
	"Booking Tool Integration",
	"Lead Revival",
	"SEO Content Generation",
	"Google Reviews Follow-Up",
	"Custom Voice / Tone",
	"Priority Support",
	"Custom Integrations",
	"Early Access to Call Insights"
]);
/** Whether a feature is still to come. */
function isSoon(feature) {
	return notBuilt.has(feature);
}
// src/prerender/public-pages.ts
/** Every page whose content is the same for everyone. */
var publicPages = [
	{
		path: "/",
		listed: true
	},
	{
		path: "/pricing",
		listed: true
	},
	{
		path: "/onboard",
		listed: true
	},
	{
		path: "/onboard/step-one",
		listed: true
	},
	{
		path: "/contact",
		listed: true
	},
	{
		path: "/sign-up",
		listed: true
	},
	{
		path: "/login",
		listed: false
	},
	{
		path: "/forgot-password",
		listed: false
	}
];
// src/prerender/prerender.tsx
/** Where there are pages, such as `/call/$agentId`. */
function pagePaths() {
	return Object.keys(createAppRouter({ isServer: true }).routesByPath);
}
/** Draws a page as a visitor sees it who is not signed in. Throws where there is no such page. */
async function drawPage({ path, listed }) {
	const router = createAppRouter({
		history: createMemoryHistory({ initialEntries: [path] }),
		isServer: true
	});
	await router.load();
	const drawn = await drawWhole(/* @__PURE__ */ jsx(StrictMode, { children: /* @__PURE__ */ jsx("div", {
		id: "root",
		children: /* @__PURE__ */ jsx(App, {
			router,
			auth: nobody,
			arrivedDrawn: true
		})
	}) }));
	const start = drawn.indexOf("<div id=\"root\">");
	return {
		head: drawn.slice(0, start) + renderToStaticMarkup(/* @__PURE__ */ jsx(SharingTags, {
			path,
			listed
		})),
		root: drawn.slice(start),
		routeIds: router.state.matches.map(({ routeId }) => routeId)
	};
}
/** Draws in one piece, without the scripts that would put late pieces in place. */
async function drawWhole(page) {
	const failures = [];
	const { prelude } = await prerender(page, {
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError: (error) => void failures.push(error)
	});
	if (failures.length > 0) throw failures[0];
	return new Response(prelude).text();
}
var picture = {
	width: 1200,
	height: 630,
	alt: "Second Ring: picks up by the second ring."
};
/** What the page itself never changes: its one address, how it looks when shared, what it is about. */
function SharingTags({ path, listed }) {
	const address = `${publicUrlPlaceholder}${path}`;
	const facts = structuredFacts(path);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("link", {
			rel: "canonical",
			href: address
		}),
		listed ? null : /* @__PURE__ */ jsx("meta", {
			name: "robots",
			content: "noindex"
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:type",
			content: "website"
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:site_name",
			content: "Second Ring"
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:url",
			content: address
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:image",
			content: `${publicUrlPlaceholder}/social.png`
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:image:width",
			content: String(picture.width)
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:image:height",
			content: String(picture.height)
		}),
		/* @__PURE__ */ jsx("meta", {
			property: "og:image:alt",
			content: picture.alt
		}),
		/* @__PURE__ */ jsx("meta", {
			name: "twitter:card",
			content: "summary_large_image"
		}),
		facts ? /* @__PURE__ */ jsx(StructuredFacts, { facts }) : null
	] });
}
/** `<` is written as an escape: nothing in the facts can end the element. */
function StructuredFacts({ facts }) {
	const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
	return /* @__PURE__ */ jsx("script", {
		type: "application/ld+json",
		children: json
	});
}
var organization = {
	"@type": "Organization",
	"@id": `${publicUrlPlaceholder}/#organization`,
	name: "Second Ring",
	url: `${publicUrlPlaceholder}/`,
	logo: `${publicUrlPlaceholder}/favicon.svg`
};
var software = {
	"@type": "SoftwareApplication",
	"@id": `${publicUrlPlaceholder}/#software`,
	name: "Second Ring",
	url: `${publicUrlPlaceholder}/`,
	applicationCategory: "BusinessApplication",
	operatingSystem: "Any, in a web browser",
	description: "An AI phone receptionist for small businesses: it answers calls from the shop’s own knowledge and sends the owner a summary of each.",
	publisher: { "@id": organization["@id"] },
	offers: plans.map(({ name, price, description }) => ({
		"@type": "Offer",
		name,
		description,
		url: `${publicUrlPlaceholder}/pricing`,
		price: price.toFixed(2),
		priceCurrency: "USD"
	}))
};
var questions = {
	"@type": "FAQPage",
	mainEntity: ownerQuestions.map(({ asked, answer }) => ({
		"@type": "Question",
		name: asked,
		acceptedAnswer: {
			"@type": "Answer",
			text: answer
		}
	}))
};
/** What a page says of the product in the words of schema.org, or null where it says nothing. */
function structuredFacts(path) {
	const graph = {
		"/": [
			organization,
			software,
			questions
		],
		"/pricing": [organization, software]
	}[path];
	return graph ? {
		"@context": "https://schema.org",
		"@graph": graph
	} : null;
}
export { drawPage, isSoon as n, pagePaths, publicPages, plans as r, groupHeading as t };
