import { t as __exportAll } from "./rolldown-runtime-D8jQpDG.js";
import { B as sortingOf, J as accessToken, Q as buttonLook, Y as reportRefusedToken, d as FieldError, et as Arcs, h as Spinner, m as writtenNumber, r as controlLook, u as Badge, z as sortedBy } from "./routes-CJ2fPVb.js";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ORPCError, createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Check, ChevronDown, ChevronsUpDown, Download, Search, X } from "lucide-react";
import { Label, Select, Slot } from "radix-ui";
import { clsx } from "clsx";
import { twMerge } from "tailwind-merge";
import { toast } from "sonner";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { EventSourceParserStream } from "eventsource-parser/stream";
// ../contract/src/time-zone.ts
/** Whether this engine knows an IANA time zone by that name. */
function isTimeZone(name) {
	try {
		return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
	} catch (error) {
		if (error instanceof RangeError) return false;
		throw error;
	}
}
// ../contract/src/error-codes.ts
/** Every code an error body may carry, and the HTTP status it comes with. Closed: add here first. */
var errorStatuses = {
	INVALID_REQUEST: 400,
	NOT_SIGNED_IN: 401,
	NOT_ALLOWED: 403,
	NOT_FOUND: 404,
	METHOD_NOT_ALLOWED: 405,
	NUMBER_TAKEN: 409,
	NO_NUMBER_LEFT: 409,
	SLOT_TAKEN: 409,
	ALREADY_CLAIMED: 409,
	EMAIL_TAKEN: 409,
	VERSION_CONFLICT: 409,
	CALL_RUNNING: 409,
	PRACTICE_RUNNING: 409,
	NO_LANGUAGE_MODEL: 409,
	CLAIM_EXPIRED: 410,
	TOO_LARGE: 413,
	WEBSITE_UNREADABLE: 422,
	PLACE_NOT_FOUND: 422,
	TOO_MANY_REQUESTS: 429,
	INTERNAL_ERROR: 500,
	PROVIDER_FAILED: 502,
	UNAVAILABLE: 503
};
/** Whether a word from the wire is one of our codes. */
function isErrorCode(code) {
	return Object.hasOwn(errorStatuses, code);
}
// \0virtual:contract-routes
var routes = {
	"agents": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/agents",
				"outputStructure": "detailed"
			}
		} },
		"voice": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/agents/{millisAgentId}/millis"
			}
		} },
		"setFirstMessage": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/agents/{millisAgentId}/first-message"
			}
		} },
		"update": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/agents/{agentId}"
			}
		} },
		"proveNumber": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/agents/{agentId}/number-proofs"
			}
		} }
	},
	"appointments": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/appointments",
				"outputStructure": "detailed"
			}
		} },
		"create": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/appointments"
			}
		} },
		"move": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/appointments/{id}"
			}
		} },
		"cancel": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/appointments/{id}/cancel"
			}
		} }
	},
	"auditLog": { "list": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "GET",
			"path": "/audit-log",
			"outputStructure": "detailed"
		}
	} } },
	"blockedCallers": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{businessId}/blocked-callers"
			}
		} },
		"block": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/businesses/{businessId}/blocked-callers/{phone_number}"
			}
		} },
		"unblock": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "DELETE",
				"path": "/businesses/{businessId}/blocked-callers/{phone_number}"
			}
		} }
	},
	"browserCalls": {
		"answeringBusiness": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/browser-calls/business"
			}
		} },
		"start": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/browser-calls"
			}
		} }
	},
	"businessFacts": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{id}/facts"
			}
		} },
		"decide": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/businesses/{id}/facts/{factId}"
			}
		} }
	},
	"businesses": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses",
				"outputStructure": "detailed"
			}
		} },
		"get": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{id}"
			}
		} },
		"update": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/businesses/{id}"
			}
		} },
		"makeCalendarFeed": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/businesses/{id}/calendar-feed"
			}
		} }
	},
	"callLogs": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/call-logs",
				"outputStructure": "detailed"
			}
		} },
		"get": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/call-logs/{id}"
			}
		} },
		"update": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/call-logs/{id}"
			}
		} }
	},
	"callers": {
		"export": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{businessId}/callers/{phone_number}"
			}
		} },
		"erase": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "DELETE",
				"path": "/businesses/{businessId}/callers/{phone_number}"
			}
		} }
	},
	"claims": { "claim": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "POST",
			"path": "/businesses/claim"
		}
	} } },
	"commitments": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/commitments",
				"outputStructure": "detailed"
			}
		} },
		"keep": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/commitments/{id}"
			}
		} }
	},
	"configuration": { "get": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "GET",
			"path": "/config"
		}
	} } },
	"contact": { "send": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "POST",
			"path": "/contact"
		}
	} } },
	"forwarding": {
		"check": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/forwarding/check"
			}
		} },
		"mine": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/forwarding"
			}
		} }
	},
	"summaryRecipients": { "set": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "POST",
			"path": "/summary-recipients"
		}
	} } },
	"keptCalls": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{id}/kept-calls"
			}
		} },
		"keep": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/businesses/{id}/kept-calls"
			}
		} },
		"update": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/businesses/{id}/kept-calls/{keptCallId}"
			}
		} },
		"remove": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "DELETE",
				"path": "/businesses/{id}/kept-calls/{keptCallId}"
			}
		} }
	},
	"knowledgeInbox": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{id}/inbox"
			}
		} },
		"dismiss": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/businesses/{id}/inbox"
			}
		} }
	},
	"knowledgeVersions": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{id}/versions"
			}
		} },
		"get": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{id}/versions/{number}"
			}
		} },
		"restore": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/businesses/{id}/versions/{number}/restore"
			}
		} }
	},
	"leads": { "update": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "PUT",
			"path": "/leads/{id}"
		}
	} } },
	"newAgents": {
		"fromGooglePlace": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/agents/create-from-google-place"
			}
		} },
		"fromWebsite": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/agents/create-from-website"
			}
		} }
	},
	"onboarding": {
		"complete": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/onboarding"
			}
		} },
		"awaitNumber": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/number-requests"
			}
		} }
	},
	"overviews": { "get": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "GET",
			"path": "/admin/overview"
		}
	} } },
	"phoneNumbers": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/phone-numbers",
				"outputStructure": "detailed"
			}
		} },
		"available": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/phone-numbers/available"
			}
		} },
		"addable": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/phone-numbers/addable"
			}
		} },
		"add": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/phone-numbers"
			}
		} },
		"free": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/phone-numbers/{id}/free"
			}
		} },
		"details": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/phone-numbers/details/{twilioSid}"
			}
		} }
	},
	"practice": {
		"outlook": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{id}/practice/outlook"
			}
		} },
		"latest": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/businesses/{id}/practice"
			}
		} },
		"start": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/businesses/{id}/practice"
			}
		} },
		"cancel": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/businesses/{id}/practice/{runId}/cancel"
			}
		} }
	},
	"search": { "find": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "GET",
			"path": "/search"
		}
	} } },
	"smsLogs": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/sms-logs",
				"outputStructure": "detailed"
			}
		} },
		"get": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/sms-logs/{id}"
			}
		} }
	},
	"stats": { "get": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "GET",
			"path": "/admin/stats"
		}
	} } },
	"userBusinesses": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/user-businesses",
				"outputStructure": "detailed"
			}
		} },
		"tie": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/user-businesses"
			}
		} },
		"untie": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "DELETE",
				"path": "/user-businesses/{id}"
			}
		} }
	},
	"users": {
		"list": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "GET",
				"path": "/users",
				"outputStructure": "detailed"
			}
		} },
		"invite": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "POST",
				"path": "/users/invite"
			}
		} },
		"update": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "PUT",
				"path": "/users/{id}"
			}
		} },
		"removeSecondFactors": { "~orpc": {
			"errorMap": {},
			"meta": {},
			"route": {
				"method": "DELETE",
				"path": "/users/{id}/second-factors"
			}
		} }
	},
	"websiteImports": { "get": { "~orpc": {
		"errorMap": {},
		"meta": {},
		"route": {
			"method": "GET",
			"path": "/website-imports/{id}"
		}
	} } }
};
// src/api/completed.ts
var agent = {
	call_summary_recipient_email: null,
	transfer_number: null,
	transfer_hours: null,
	unproved_numbers: [],
	first_message: null,
	forwarding_verified_at: null
};
var business = {
	sample: false,
	time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
	region: null,
	promotions: null,
	booking: {
		enabled: false,
		stepMinutes: 30,
		capacity: 1,
		leadMinutes: 60
	},
	version: 0,
	calendar_feed: null
};
var callLog = {
	call_sid: null,
	agent_id: null,
	business_id: null,
	time_zone: null,
	channel: "phone",
	from: null,
	to: null,
	summary: null,
	urgent: false,
	spam: false,
	test: false,
	caller_name: null,
	caller_phone: null,
	wanted: null,
	outcome: null,
	lead: null,
	quotes: [],
	commitments: [],
	unanswered_questions: [],
	caller_erased_at: null,
	caller_blocked: false,
	forwarded_from: null,
	end_reason: null,
	metadata: null
};
var completions = {
	"businesses.get": completeBusiness,
	"businesses.update": completeBusiness,
	"callLogs.get": (answer) => ({
		...callLog,
		...answer
	})
};
function completeBusiness(answer) {
	const known = Reflect.get(answer, "agent");
	const hasAgent = typeof known === "object" && known !== null;
	return {
		...business,
		...answer,
		...hasAgent && { agent: {
			...agent,
			...known
		} }
	};
}
/**
* The answer to a call, with whatever its server left out: one that speaks an earlier or a smaller
* contract knows only some of the fields that pages read.
* @param call where the contract names it, such as `businesses`, `get`
*/
function completed(call, answer) {
	const complete = completions[call.join(".")];
	return complete && typeof answer === "object" && answer !== null ? complete(answer) : answer;
}
// src/api/failures.ts
var failures_exports = /* @__PURE__ */ __exportAll({
	detailFailure: () => detailFailure,
	failureSentence: () => failureSentence,
	hasSentence: () => hasSentence,
	isNotAllowed: () => isNotAllowed,
	isWrongId: () => isWrongId,
	readRefusal: () => readRefusal
});
/** Stands in for a code this page does not know: a newer server's, or another program's on the way. */
var otherCode = "OTHER_REFUSAL";
/**
* The refusal an error's body holds; null: it has no sentence for a person. By hand: every page
* carries this.
*/
function readRefusal(body) {
	if (typeof body !== "object" || body === null) return null;
	if (!("error" in body) || typeof body.error !== "string" || body.error === "") return null;
	const code = "code" in body && typeof body.code === "string" ? body.code : "";
	return {
		code: isErrorCode(code) ? code : otherCode,
		error: body.error,
		..."conflict" in body && { conflict: body.conflict }
	};
}
/** Whether a failure's message is the server's own sentence rather than its status in words. */
function hasSentence(error) {
	return isErrorCode(error.code) || error.code === otherCode;
}
/** What to tell about a log that did not load: the server's sentence where it gave one. */
function detailFailure(error) {
	if (isWrongId(error)) return "There is no such log. It may have been removed.";
	if (error instanceof ORPCError && !hasSentence(error)) return `Failed to fetch log details: ${error.message}`;
	return failureSentence(error, error instanceof ORPCError || error instanceof TypeError ? "Failed to fetch log details" : "An unknown error occurred");
}
/** Whether the server says that what an address names cannot be an id of anything. */
function isWrongId(error) {
	return error instanceof ORPCError && error.code === "INVALID_REQUEST" && error.message.startsWith("id: ");
}
/** Whether the server says that this is not the person's to see or do: asking again changes nothing. */
function isNotAllowed(error) {
	return error instanceof ORPCError && error.code === "NOT_ALLOWED";
}
/**
* What to tell a person about a failed call: the server's own sentence where it gave one, else
* `fallback`, the catalogue's sentence for that place.
*/
function failureSentence(error, fallback = "An unknown error occurred") {
	if (error instanceof ORPCError && error.message) return error.message;
	if (error instanceof TypeError) return `${fallback}. The server could not be reached: check the connection and try again.`;
	return fallback;
}
// src/api/client.ts
var client_exports = /* @__PURE__ */ __exportAll({
	api: () => api,
	queries: () => queries
});
var link = new OpenAPILink(routes, {
	url: () => new URL("/api", location.origin),
	headers: async () => {
		const token = await accessToken();
		return token ? { authorization: `Bearer ${token}` } : {};
	},
	fetch: async (request, init) => {
		const response = await fetch(request, init);
		if (response.status === 401 && request.headers.has("authorization")) reportRefusedToken();
		if (response.ok) return response;
		const body = await response.clone().text();
		if (readRefusal(parsed(body))) return response;
		const { status, statusText: message } = response;
		throw new ORPCError("NO_SENTENCE", {
			status,
			message,
			data: { body }
		});
	},
	interceptors: [async ({ path, next }) => completed(path, await next())],
	customErrorResponseBodyDecoder: (body, { status }) => {
		const refusal = readRefusal(body);
		if (!refusal) return null;
		const { code, error, conflict } = refusal;
		return new ORPCError(code, {
			status,
			message: error,
			data: conflict
		});
	}
});
/** Null where a text is no JSON, such as a proxy's page. */
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
/** Every call under `/api`, typed by the contract. Import it lazily on pages that may not need it. */
var api = createORPCClient(link);
/** The same calls as TanStack Query options and keys: `queries.businesses.list.queryOptions(…)`. */
var queries = createTanstackQueryUtils(api);
// src/api/download.ts
/**
* Saves what the server answers at `path` under the name it gives, else under `name`.
* @throws ORPCError with the server's sentence where it refuses.
*/
async function download(path, name = "export.csv") {
	const token = await accessToken();
	const response = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
	if (!response.ok) throw await refusalIn(response);
	const address = URL.createObjectURL(await response.blob());
	const link = document.createElement("a");
	link.href = address;
	link.download = nameIn(response.headers.get("content-disposition")) ?? name;
	link.click();
	URL.revokeObjectURL(address);
}
async function refusalIn(response) {
	const refusal = readRefusal(await response.json().catch(() => null));
	if (!refusal) return new Error(response.statusText);
	const { code, error } = refusal;
	return new ORPCError(code, {
		status: response.status,
		message: error
	});
}
function nameIn(disposition) {
	return /filename="([^"]+)"/.exec(disposition ?? "")?.[1];
}
// src/components/ui/class-names.ts
/** Joins class names; of two Tailwind classes that set the same property, the later one wins. */
function cn(...classes) {
	return twMerge(clsx(classes));
}
// src/components/ui/button.tsx
/** A button, or with `asChild` whatever it wraps dressed as one. `type` is `button` unless said. */
function Button({ className, variant, size, asChild, type, ...rest }) {
	const look = cn(buttonLook({
		variant,
		size
	}), className);
	if (asChild) return /* @__PURE__ */ jsx(Slot.Root, {
		className: look,
		...rest
	});
	return /* @__PURE__ */ jsx("button", {
		type: type ?? "button",
		className: look,
		...rest
	});
}
// src/components/instant.tsx
/** A moment as people write it, in the business's time, with the zone on hover. */
function Instant({ at, timeZone }) {
	const words = writtenInstant(at, timeZone);
	if (at === null) return words;
	return /* @__PURE__ */ jsx("time", {
		dateTime: at,
		title: zoneOf(at, timeZone),
		className: "tabular",
		children: words
	});
}
/** `Nov 20, 2026, 4:05 PM` in that zone; `N/A` where there is none, `Invalid Date` for nonsense. */
function writtenInstant(at, timeZone) {
	return written(at, timeZone, false);
}
/** The same moment in full, with its zone and the zone's name. */
function zoneOf(at, timeZone) {
	return `${written(at, timeZone, true)} (${shownZone(timeZone)})`;
}
var knownZones = /* @__PURE__ */ new Map();
/**
* The zone, where this browser knows it; undefined stands for the reader's own. Zones come with
* imported rows and with new laws: one that is unknown must not keep a whole page from being shown.
*/
function knownZone(timeZone) {
	if (!timeZone) return void 0;
	const isKnown = knownZones.get(timeZone) ?? isTimeZone(timeZone);
	knownZones.set(timeZone, isKnown);
	return isKnown ? timeZone : void 0;
}
/** The zone, where this browser knows it, and else the reader's own. */
function shownZone(timeZone) {
	return knownZone(timeZone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
/** A zone as people say it, by its city: `America/Vancouver` is "Vancouver". */
function zoneCity(timeZone) {
	return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}
function written(at, timeZone, withZone) {
	if (at === null) return "N/A";
	const date = new Date(at);
	if (Number.isNaN(date.getTime())) return "Invalid Date";
	return formatIn(knownZone(timeZone), withZone).format(date).replace(/\s(AM|PM)/, "\xA0$1");
}
var formats = /* @__PURE__ */ new Map();
/** Making a format takes long, and tables need the same one for every row. */
function formatIn(timeZone, withZone) {
	const key = `${timeZone ?? ""} ${withZone}`;
	const known = formats.get(key);
	if (known) return known;
	const made = new Intl.DateTimeFormat("en", {
		...withZone ? {
			dateStyle: "full",
			timeStyle: "long"
		} : {
			dateStyle: "medium",
			timeStyle: "short"
		},
		...timeZone ? { timeZone } : {}
	});
	formats.set(key, made);
	return made;
}
// src/components/ui/select.tsx
/** One choice out of a few. */
function Select$1(props) {
	const { value, onValueChange, options, placeholder, disabled, className, ...control } = props;
	return /* @__PURE__ */ jsxs(Select.Root, {
		value: value ?? "",
		onValueChange,
		...disabled === void 0 ? {} : { disabled },
		children: [/* @__PURE__ */ jsxs(Select.Trigger, {
			className: cn(controlLook, "flex h-10 items-center justify-between gap-2 px-3 text-left text-sm data-placeholder:text-ink-soft", className),
			...control,
			children: [/* @__PURE__ */ jsx(Select.Value, { placeholder }), /* @__PURE__ */ jsx(ChevronDown, {
				"aria-hidden": true,
				className: "size-4 shrink-0 text-ink-soft"
			})]
		}), /* @__PURE__ */ jsx(Select.Portal, { children: /* @__PURE__ */ jsx(Select.Content, {
			position: "popper",
			sideOffset: 4,
			className: "z-50 max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded-control border border-line bg-surface shadow-float",
			children: /* @__PURE__ */ jsx(Select.Viewport, {
				className: "p-1",
				children: options.map((option) => /* @__PURE__ */ jsx(Option, { ...option }, option.value))
			})
		}) })]
	});
}
function Option({ value, label, disabled }) {
	return /* @__PURE__ */ jsxs(Select.Item, {
		value,
		...disabled === void 0 ? {} : { disabled },
		className: "flex cursor-default items-center justify-between gap-4 rounded-md px-2.5 py-2 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-sunken",
		children: [/* @__PURE__ */ jsx(Select.ItemText, { children: label }), /* @__PURE__ */ jsx(Select.ItemIndicator, { children: /* @__PURE__ */ jsx(Check, {
			"aria-hidden": true,
			className: "size-4 text-primary"
		}) })]
	});
}
// src/components/ui/table.tsx
/** A row of a table from 1024 px; below that a card, two facts to a line where there is room. */
function TableRow({ className, ...rest }) {
	return /* @__PURE__ */ jsx("tr", {
		className: cn("grid grid-cols-1 gap-x-10 gap-y-1.5 rounded-card border border-line bg-surface p-4 transition-colors sm:grid-cols-2 lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:p-0 lg:last:border-b-0 lg:hover:bg-sunken/50", className),
		...rest
	});
}
function ColumnHeader({ children, sorted, onSort }) {
	const look = "px-3 py-2.5 text-left text-xs font-medium whitespace-nowrap text-ink-soft xl:px-4";
	if (!onSort) return /* @__PURE__ */ jsx("th", {
		scope: "col",
		className: look,
		children
	});
	const direction = sorted === "asc" ? "ascending" : "descending";
	const Icon = sorted ? sorted === "asc" ? ArrowUp : ArrowDown : ChevronsUpDown;
	return /* @__PURE__ */ jsx("th", {
		scope: "col",
		"aria-sort": sorted ? direction : "none",
		className: look,
		children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			onClick: onSort,
			className: cn("-mx-1 inline-flex items-center gap-1 rounded px-1", sorted && "text-ink"),
			children: [children, /* @__PURE__ */ jsx(Icon, {
				"aria-hidden": true,
				className: "size-3.5"
			})]
		})
	});
}
function TableCell({ label, className, children, ...rest }) {
	return /* @__PURE__ */ jsxs("td", {
		className: cn("flex min-w-0 items-start justify-between gap-4 lg:table-cell lg:px-3 lg:py-3 lg:align-middle xl:px-4", className),
		...rest,
		children: [label ? /* @__PURE__ */ jsx("span", {
			"aria-hidden": true,
			className: "shrink-0 text-ink-soft lg:hidden",
			children: label
		}) : null, /* @__PURE__ */ jsx("span", {
			className: "min-w-0 text-right wrap-anywhere lg:text-left",
			children
		})]
	});
}
// src/components/data-table/data-table.tsx
/** The last column of a list whose rows can be opened. */
function viewColumn(width, onView) {
	return {
		header: "Actions",
		width,
		hiddenHeader: true,
		cell: ({ id }) => /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "small",
			onClick: () => onView(id),
			children: "View"
		})
	};
}
/** Rows from the end at which the next page is asked for. */
var rowsAhead = 20;
var cardGap = 12;
var estimated = {
	row: 53,
	card: 236
};
/**
* An endless table that scrolls with the page and draws only the rows in sight; below 1024 px its
* rows are cards.
*/
function DataTable(props) {
	const { label, columns, rows, total, sorting, onSort, onNearEnd } = props;
	const wide = useWideScreen();
	const gap = wide ? 0 : cardGap;
	const { frame, top } = useTop();
	const virtualizer = useWindowVirtualizer({
		count: rows.length,
		estimateSize: () => wide ? estimated.row : estimated.card,
		getItemKey: (index) => rows[index]?.id ?? index,
		overscan: 8,
		gap,
		scrollMargin: top
	});
	const items = virtualizer.getVirtualItems();
	const last = items.at(-1)?.index ?? 0;
	useEffect(() => {
		if (rows.length > 0 && last >= rows.length - rowsAhead) onNearEnd();
	}, [
		last,
		rows.length,
		onNearEnd
	]);
	const above = (items[0]?.start ?? top) - top;
	const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
	return /* @__PURE__ */ jsxs(Fragment, { children: [wide ? null : /* @__PURE__ */ jsx(SortChoice, {
		columns,
		sorting,
		onSort
	}), /* @__PURE__ */ jsxs(TableFrame, {
		ref: frame,
		label,
		rowCount: total + 1,
		children: [/* @__PURE__ */ jsx(TableColumns, {
			columns,
			sorting,
			onSort: wide ? onSort : null
		}), /* @__PURE__ */ jsxs("tbody", {
			className: "grid grid-cols-1 gap-3 lg:table-row-group",
			children: [
				/* @__PURE__ */ jsx(Space, {
					height: above - gap,
					columns: columns.length
				}),
				items.map((item) => {
					const row = rows[item.index];
					if (!row) return null;
					return /* @__PURE__ */ jsx(TableRow, {
						ref: virtualizer.measureElement,
						"data-index": item.index,
						"aria-rowindex": item.index + 2,
						children: /* @__PURE__ */ jsx(RowCells, {
							row,
							columns
						})
					}, item.key);
				}),
				/* @__PURE__ */ jsx(Space, {
					height: below - gap,
					columns: columns.length
				})
			]
		})]
	})] });
}
/** What cards are sorted by, which have no headers to press. */
function SortChoice(props) {
	const { columns, sorting, onSort } = props;
	const keys = columns.flatMap(({ header, sortKey }) => sortKey ? [{
		header,
		sortKey
	}] : []);
	const chosen = keys.find(({ sortKey }) => sortKey === sorting.sort);
	const isAscending = sorting.order === "asc";
	const Arrow = isAscending ? ArrowUp : ArrowDown;
	return /* @__PURE__ */ jsxs("div", {
		className: "mb-3 flex gap-2",
		children: [/* @__PURE__ */ jsx(Select$1, {
			"aria-label": "Sort by",
			className: "min-w-0 flex-1 sm:max-w-60",
			value: chosen?.sortKey,
			onValueChange: (value) => {
				const next = keys.find(({ sortKey }) => sortKey === value);
				if (next) onSort(next.sortKey);
			},
			options: keys.map(({ header, sortKey }) => ({
				value: sortKey,
				label: header
			})),
			placeholder: "Newest first"
		}), chosen ? /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "icon",
			"aria-label": isAscending ? "Sort descending" : "Sort ascending",
			onClick: () => onSort(chosen.sortKey),
			children: /* @__PURE__ */ jsx(Arrow, { "aria-hidden": true })
		}) : null]
	});
}
/** Stands in for the rows out of sight. */
function Space({ height, columns }) {
	if (height <= 0) return null;
	return /* @__PURE__ */ jsx("tr", {
		"aria-hidden": true,
		className: "block lg:table-row",
		children: /* @__PURE__ */ jsx("td", {
			colSpan: columns,
			className: "block p-0 lg:table-cell",
			style: { height }
		})
	});
}
/** How far down the page an element begins, in pixels, kept up to date. */
function useTop() {
	const frame = useRef(null);
	const [top, setTop] = useState(0);
	useLayoutEffect(() => {
		const measure = () => {
			if (frame.current) setTop(frame.current.getBoundingClientRect().top + window.scrollY);
		};
		measure();
		const watching = new ResizeObserver(measure);
		watching.observe(document.body);
		return () => watching.disconnect();
	}, []);
	return {
		frame,
		top
	};
}
/** The table's edge. */
function TableFrame({ ref, label, rowCount, children }) {
	return /* @__PURE__ */ jsx("div", {
		ref,
		className: "lg:overflow-x-clip lg:rounded-card lg:border lg:border-line lg:bg-surface",
		children: /* @__PURE__ */ jsx("table", {
			"aria-label": label,
			"aria-rowcount": rowCount,
			className: "tabular block w-full text-sm lg:table lg:table-fixed lg:border-collapse",
			children
		})
	});
}
/** The column widths and the header, which stays in sight on wide screens. */
function TableColumns(props) {
	const { columns, sorting, onSort } = props;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("colgroup", {
		className: "hidden lg:table-column-group",
		children: columns.map(({ header, width }) => /* @__PURE__ */ jsx("col", { className: width }, header))
	}), /* @__PURE__ */ jsx("thead", {
		className: "sr-only lg:not-sr-only lg:sticky lg:top-16 lg:z-10 lg:table-header-group",
		children: /* @__PURE__ */ jsx("tr", {
			className: "lg:bg-sunken lg:[&>th:first-child]:rounded-tl-card lg:[&>th:last-child]:rounded-tr-card",
			children: columns.map(({ header, sortKey, hiddenHeader }) => sortKey && onSort ? /* @__PURE__ */ jsx(ColumnHeader, {
				sorted: sorting.sort === sortKey ? sorting.order : null,
				onSort: () => onSort(sortKey),
				children: header
			}, header) : /* @__PURE__ */ jsx(ColumnHeader, { children: hiddenHeader ? /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: header
			}) : header }, header))
		})
	})] });
}
/** The cells of one row, drawn once: scrolling must not draw them again. */
function RowCells({ row, columns }) {
	return useMemo(() => columns.map(({ header, hiddenHeader, cell }) => /* @__PURE__ */ jsx(TableCell, {
		...hiddenHeader ? { className: "col-span-full mt-1 lg:mt-0" } : { label: header },
		children: cell(row)
	}, header)), [row, columns]);
}
var wideScreen = "(min-width: 1024px)";
/** Whether lists are tables (from 1024 px) rather than cards. */
function useWideScreen() {
	return useSyncExternalStore((changed) => {
		const query = matchMedia(wideScreen);
		query.addEventListener("change", changed);
		return () => query.removeEventListener("change", changed);
	}, () => matchMedia(wideScreen).matches);
}
// src/components/ui/field.tsx
/** A control with its label, hint and error, tied together for assistive technology. */
function Field({ label, hint, error, labelHidden, className, children }) {
	const id = useId();
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	const described = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(" ");
	return /* @__PURE__ */ jsxs("div", {
		"data-field": true,
		className: cn("grid gap-1.5", className),
		children: [
			/* @__PURE__ */ jsx(Label$1, {
				htmlFor: id,
				className: labelHidden ? "sr-only" : void 0,
				children: label
			}),
			children({
				id,
				"aria-describedby": described || void 0,
				"aria-invalid": error ? true : void 0
			}),
			/* @__PURE__ */ jsx(FieldError, {
				id: errorId,
				children: error
			}),
			hint ? /* @__PURE__ */ jsx("p", {
				id: hintId,
				className: "text-[0.8125rem] text-ink-soft",
				children: hint
			}) : null
		]
	});
}
/** The name of a control. */
function Label$1({ className, ...rest }) {
	return /* @__PURE__ */ jsx(Label.Root, {
		className: cn("text-sm font-medium text-ink", className),
		...rest
	});
}
// src/components/ui/input.tsx
/** One line of text. 16 px on phones, so that the page does not zoom when it is focused. */
function Input({ className, ...rest }) {
	return /* @__PURE__ */ jsx("input", {
		className: cn(controlLook, "h-10 px-3 text-base sm:text-sm", className),
		...rest
	});
}
/** Several lines of text; grows with what is typed. */
function Textarea({ className, ...rest }) {
	return /* @__PURE__ */ jsx("textarea", {
		className: cn(controlLook, "field-sizing-content max-h-[60dvh] min-h-20 px-3 py-2 text-base leading-relaxed sm:text-sm", className),
		...rest
	});
}
// src/components/ui/skeleton.tsx
/** The grey shape of something about to arrive. Silent for screen readers. */
function Skeleton({ className }) {
	return /* @__PURE__ */ jsx("div", {
		"aria-hidden": true,
		className: cn("animate-sheen rounded-control bg-line/70", className)
	});
}
// src/components/page-heading.tsx
/** A page's only `h1`. */
function PageHeading({ title, description, badge }) {
	return /* @__PURE__ */ jsxs("div", { children: [
		badge ? /* @__PURE__ */ jsx(Badge, {
			className: "mb-2",
			children: badge
		}) : null,
		/* @__PURE__ */ jsx("h1", {
			className: "text-2xl leading-tight font-semibold sm:text-3xl",
			children: title
		}),
		description ? /* @__PURE__ */ jsx("p", {
			className: "mt-1.5 text-ink-soft",
			children: description
		}) : null
	] });
}
// src/components/ui/notice.tsx
/** Stands where a list or page has nothing to show, and says why. */
function EmptyState({ title, children, action }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "relative isolate overflow-hidden rounded-card border border-line bg-surface px-6 py-14 text-center",
		children: [
			/* @__PURE__ */ jsx(Arcs, { className: "absolute -bottom-40 left-1/2 -z-10 w-96 -translate-x-1/2 text-line" }),
			/* @__PURE__ */ jsx("h2", {
				className: "font-heading text-lg font-semibold",
				children: title
			}),
			children ? /* @__PURE__ */ jsx("p", {
				className: "mx-auto mt-1.5 max-w-sm text-sm text-ink-soft",
				children
			}) : null,
			action ? /* @__PURE__ */ jsx("div", {
				className: "mt-5 flex flex-wrap justify-center gap-2",
				children: action
			}) : null
		]
	});
}
/** Stands where something failed to load; announces itself and offers another try. */
function ErrorState({ title, message, onRetry }) {
	return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "rounded-card border border-negative/40 bg-negative-wash px-6 py-10 text-center",
		children: [
			/* @__PURE__ */ jsx("h2", {
				className: "font-heading text-lg font-semibold text-negative",
				children: title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mx-auto mt-1.5 max-w-md text-sm break-words",
				children: message
			}),
			onRetry ? /* @__PURE__ */ jsx(Button, {
				variant: "outline",
				className: "mt-5",
				onClick: onRetry,
				children: "Retry"
			}) : null
		]
	});
}
// src/components/data-table/list-toolbar.tsx
/** How long typing must rest before the server is asked, in milliseconds. */
var restMs = 250;
/** A list's search box, its count and its export. */
function ListToolbar({ placeholder, q, onSearch, total, exportPath }) {
	const id = useId();
	const [typed, setTyped] = useTypedWords(q, onSearch);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-center gap-x-4 gap-y-3",
		children: [
			/* @__PURE__ */ jsxs("search", {
				className: "relative w-full sm:max-w-sm",
				children: [
					/* @__PURE__ */ jsx(Search, {
						"aria-hidden": true,
						className: "pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
					}),
					/* @__PURE__ */ jsx("label", {
						htmlFor: id,
						className: "sr-only",
						children: placeholder
					}),
					/* @__PURE__ */ jsx(Input, {
						id,
						type: "search",
						placeholder,
						value: typed,
						maxLength: 200,
						onChange: (event) => setTyped(event.target.value),
						onKeyDown: (event) => event.key === "Enter" && onSearch(typed.trim()),
						className: "pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
					}),
					typed ? /* @__PURE__ */ jsx(Button, {
						variant: "ghost",
						size: "icon-small",
						"aria-label": "Clear search",
						className: "absolute inset-y-0 right-1 my-auto",
						onClick: () => {
							setTyped("");
							onSearch("");
						},
						children: /* @__PURE__ */ jsx(X, { "aria-hidden": true })
					}) : null
				]
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "text-ink-soft",
				children: total === null ? "" : countOf(total, q !== "")
			}),
			exportPath ? /* @__PURE__ */ jsx(ExportButton, {
				path: exportPath,
				className: "ml-auto"
			}) : null
		]
	});
}
function countOf(total, searching) {
	const number = total.toLocaleString("en");
	if (searching) return total === 1 ? "1 match" : `${number} matches`;
	return `${number} in total`;
}
/** What is in the box: it runs ahead of the address bar while typing and follows it otherwise. */
function useTypedWords(q, onSearch) {
	const [typed, setTyped] = useState(q);
	const asked = useRef(q);
	useEffect(() => {
		if (q !== asked.current) setTyped(q);
		asked.current = q;
	}, [q]);
	useEffect(() => {
		const words = typed.trim();
		if (words === asked.current) return;
		const timer = setTimeout(() => {
			asked.current = words;
			onSearch(words);
		}, restMs);
		return () => clearTimeout(timer);
	}, [typed, onSearch]);
	return [typed, setTyped];
}
/** Saves every row of a list, searched and sorted as it is shown, as CSV. */
function ExportButton({ path, className }) {
	const [busy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		try {
			await download(path);
		} catch (error) {
			toast.error("The export failed", { description: failureSentence(error) });
		} finally {
			setBusy(false);
		}
	};
	return /* @__PURE__ */ jsxs(Button, {
		variant: "outline",
		disabled: busy,
		onClick: save,
		...className && { className },
		children: [busy ? /* @__PURE__ */ jsx(Spinner, {}) : /* @__PURE__ */ jsx(Download, { "aria-hidden": true }), busy ? "Exporting..." : "Export CSV"]
	});
}
// src/components/data-table/pages.ts
/** How many rows one request brings. */
var pageSize = 50;
/**
* What an endless list asks for, page after page: spread it into oRPC's `infiniteOptions`.
* Rows once shown stay while the next answer is on its way.
*/
function pagesOf(search) {
	const { create: _, ...asked } = search;
	return {
		input: (cursor) => ({
			...asked,
			limit: pageSize,
			...cursor ? { cursor } : {}
		}),
		initialPageParam: void 0,
		getNextPageParam: (page) => cursorIn(page.headers.link),
		placeholderData: keepPreviousData
	};
}
/** Every row that has arrived so far. A row that moved between two pages is shown once. */
function rowsIn(list) {
	const rows = /* @__PURE__ */ new Map();
	for (const page of list?.pages ?? []) for (const row of page.body) if (!rows.has(row.id)) rows.set(row.id, row);
	return [...rows.values()];
}
/** How many rows there are on all pages; null until the first has arrived. */
function totalIn(list) {
	const total = list?.pages.at(-1)?.headers["x-total-count"];
	return total === void 0 ? null : Number(total);
}
/** What to tell about a list that did not load: the server's sentence where it gave one. */
function listFailure(error, words) {
	const { thing, unknown = "An unknown error occurred", withCode = false } = words;
	if (error instanceof ORPCError && !hasSentence(error)) return `Failed to fetch ${thing}: ${withCode ? `${error.status} ${error.message}` : error.message}`;
	if (error instanceof TypeError) return failureSentence(error, `Failed to fetch ${thing}`);
	return failureSentence(error, unknown);
}
/** The next page's cursor out of a `Link` header; undefined on the last page. */
function cursorIn(link) {
	const address = /^<([^>]+)>; rel="next"$/.exec(link ?? "")?.[1];
	if (!address) return void 0;
	return new URL(address, "http://list").searchParams.get("cursor") ?? void 0;
}
// src/components/data-table/list-screen.tsx
/** A list with its heading, search, export and states. */
function ListScreen(props) {
	const { words, search, onSearch, list, exported, fresh, actions } = props;
	const rows = useMemo(() => rowsIn(list.data), [list.data]);
	const total = totalIn(list.data);
	const current = useRef(search);
	current.current = search;
	const lookFor = useCallback((q) => {
		const { q: _, ...rest } = current.current;
		onSearch(q ? {
			...rest,
			q
		} : rest);
	}, [onSearch]);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid grid-cols-1 gap-5",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-end justify-between gap-4",
				children: [/* @__PURE__ */ jsx(PageHeading, {
					title: words.title,
					description: words.description
				}), actions]
			}),
			/* @__PURE__ */ jsx(ListToolbar, {
				placeholder: words.searchPlaceholder,
				q: search.q ?? "",
				onSearch: lookFor,
				total: list.isError ? null : total,
				exportPath: exported && rows.length > 0 ? exportPath(exported, search) : null
			}),
			/* @__PURE__ */ jsxs("div", { children: [fresh && fresh.count > 0 ? /* @__PURE__ */ jsx(FreshPill, { ...fresh }) : null, /* @__PURE__ */ jsx(ListBody, {
				...props,
				rows,
				total: total ?? 0,
				onClear: () => lookFor("")
			})] })
		]
	});
}
function ListBody(props) {
	const { words, columns, search, onSearch, newest, list, failure, onRetry, rows, total } = props;
	const { fetchNextPage, hasNextPage, isFetching } = list;
	const nearEnd = useCallback(() => {
		if (hasNextPage && !isFetching) fetchNextPage();
	}, [
		hasNextPage,
		isFetching,
		fetchNextPage
	]);
	if (list.isPending) return /* @__PURE__ */ jsx(LoadingRows, { thing: words.thing });
	if (isNotAllowed(list.error)) return /* @__PURE__ */ jsx(NotAllowed, { children: failure(list.error) });
	if (list.isError && rows.length === 0) return /* @__PURE__ */ jsx(ErrorState, {
		title: words.errorTitle ?? "Loading Error",
		message: failure(list.error),
		onRetry: onRetry ?? (() => list.refetch())
	});
	if (rows.length === 0) return /* @__PURE__ */ jsx(NoRows, {
		words,
		search,
		onClear: props.onClear
	});
	const sorting = sortingOf(search, newest);
	return /* @__PURE__ */ jsxs("div", {
		className: cn("transition-opacity", list.isPlaceholderData && "opacity-60"),
		children: [/* @__PURE__ */ jsx(DataTable, {
			label: words.title,
			columns,
			rows,
			total,
			sorting,
			onSort: (clicked) => onSearch({
				...search,
				...sortedBy(sorting, clicked)
			}),
			onNearEnd: nearEnd
		}), list.isError ? /* @__PURE__ */ jsxs("p", {
			role: "alert",
			className: "mt-3 text-center text-negative",
			children: [
				failure(list.error),
				" ",
				/* @__PURE__ */ jsx(Button, {
					variant: "link",
					size: "inline",
					onClick: () => list.fetchNextPage(),
					children: "Retry"
				})
			]
		}) : null]
	});
}
/** Somebody followed an address to a list that is not theirs to see. */
function NotAllowed({ children }) {
	return /* @__PURE__ */ jsx(EmptyState, {
		title: "For operators only",
		action: /* @__PURE__ */ jsx(Link, {
			to: "/admin",
			className: buttonLook({ variant: "outline" }),
			children: "Go to your dashboard"
		}),
		children
	});
}
function NoRows({ words: { empty, noMatch }, search, onClear }) {
	if (search.q) return /* @__PURE__ */ jsx(EmptyState, {
		title: noMatch.title,
		action: /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			onClick: onClear,
			children: "Clear search"
		}),
		children: noMatch.text
	});
	return /* @__PURE__ */ jsx(EmptyState, {
		title: empty.title,
		action: empty.action,
		children: empty.text
	});
}
/** Floats over the list without a height of its own: no row moves when it comes or goes. */
function FreshPill({ count, show }) {
	return /* @__PURE__ */ jsx("div", {
		className: "sticky top-24 z-20 flex h-0 justify-center",
		children: /* @__PURE__ */ jsxs(Button, {
			variant: "accent",
			size: "small",
			className: "relative -top-7 rounded-full shadow-float",
			onClick: show,
			children: [
				/* @__PURE__ */ jsx(ArrowUp, { "aria-hidden": true }),
				count,
				" new"
			]
		})
	});
}
/** The list's address as CSV, searched and sorted as it is shown. */
function exportPath(name, search) {
	const parameters = new URLSearchParams({ ...search });
	return `/api/exports/${name}.csv${parameters.size > 0 ? `?${parameters}` : ""}`;
}
var loadingWidths = [
	"w-11/12",
	"w-4/5",
	"w-full",
	"w-7/12",
	"w-10/12",
	"w-9/12",
	"w-2/3",
	"w-5/6"
];
/** A list on its way. */
function LoadingRows({ thing }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "rounded-card border border-line bg-surface p-5",
		children: [/* @__PURE__ */ jsxs("p", {
			role: "status",
			className: "mb-5 text-ink-soft",
			children: [
				"Loading ",
				thing,
				"..."
			]
		}), /* @__PURE__ */ jsx("div", {
			className: "grid gap-5",
			children: loadingWidths.map((width) => /* @__PURE__ */ jsx(Skeleton, { className: `h-4 ${width}` }, width))
		})]
	});
}
// src/components/data-table/use-add-to-search.ts
/**
* Adds to what the address bar holds, such as the row that is open beside a searched and sorted
* list. The function stays the same, so that columns made with it are not drawn again.
*/
function useAddToSearch(search, onSearch) {
	const current = useRef({
		search,
		onSearch
	});
	current.current = {
		search,
		onSearch
	};
	return useCallback((addition) => {
		current.current.onSearch({
			...current.current.search,
			...addition
		});
	}, []);
}
// src/components/names-apart.ts
/** Where a business is and how it is reached, the most telling first. */
function traitsOf({ address, phone_number, website }) {
	return [
		address,
		phone_number && writtenNumber(phone_number),
		website?.replace(/^https?:\/\//i, "") ?? null
	];
}
/** What to call each business in a choice: its name and, where others share it, what tells them apart. */
function namesApart(businesses) {
	return businesses.map((business) => {
		const others = businesses.filter((other) => other !== business && nameOf(other).toLowerCase() === nameOf(business).toLowerCase());
		return {
			...business,
			label: [nameOf(business), ...whatTells(business, others)].join(" · ")
		};
	});
}
function nameOf({ name, sample }) {
	return `${name?.trim() || "Unnamed Business"}${sample ? " (sample)" : ""}`;
}
/** Its first trait that none of the others has, else all it has and since when it is there. */
function whatTells(business, others) {
	if (others.length === 0) return [];
	const isItsOwn = (trait, at) => trait && others.every((other) => traitsOf(other)[at] !== trait);
	const own = traitsOf(business).find(isItsOwn);
	if (own) return [own];
	const added = `added ${writtenInstant(business.created_at)}`;
	return [...traitsOf(business), added].flatMap((trait) => trait || []);
}
// src/components/business-choice.tsx
/** Chooses one business by name, and by what else tells it from its namesakes. */
function BusinessChoice(props) {
	const { label, hint, value, onChange, except = [], error } = props;
	const businesses = useQuery(queries.businesses.list.queryOptions({ input: {
		sort: "name",
		order: "asc"
	} }));
	const options = namesApart(businesses.data?.body ?? []).filter(({ id }) => !except.includes(id)).map(({ id, label }) => ({
		value: id,
		label
	}));
	const failure = businesses.isError ? failureSentence(businesses.error, "Failed to fetch businesses") : null;
	return /* @__PURE__ */ jsx(Field, {
		label,
		hint,
		error: error ?? failure,
		children: (control) => /* @__PURE__ */ jsx(Select$1, {
			...control,
			value,
			onValueChange: onChange,
			options,
			disabled: businesses.isPending,
			placeholder: businesses.isPending ? "Loading businesses..." : placeholderOf(options)
		})
	});
}
function placeholderOf({ length }) {
	return length > 0 ? "Choose a business" : "There is no other business to choose";
}
// src/api/live-events.ts
/** Waits before connecting again: 1, 2, 5, then 10 seconds. */
var waits = [
	1e3,
	2e3,
	5e3,
	1e4
];
/** The server gives a sign of life each half minute; without one for this long it is gone. */
var silenceMs = 45e3;
var listeners = /* @__PURE__ */ new Set();
var closing = null;
/** Tells of changes as they happen. All listeners share one connection; the last to leave ends it. */
function onLiveChanges(listener) {
	listeners.add(listener);
	if (!closing) {
		closing = new AbortController();
		stayConnected(closing.signal);
	}
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		closing?.abort();
		closing = null;
	};
}
async function stayConnected(closed) {
	let failures = 0;
	while (!closed.aborted) {
		const lived = await readEvents(closed).catch(() => false);
		if (closed.aborted) return;
		if (lived) failures = 0;
		await pause(waits[Math.min(failures, waits.length - 1)] ?? 0, closed);
		failures += 1;
	}
}
/** Reads until the connection ends. Answers whether it had ever come to life. */
async function readEvents(closed) {
	const silent = new AbortController();
	const response = await fetch("/api/events", {
		headers: {
			authorization: `Bearer ${await accessToken()}`,
			accept: "text/event-stream"
		},
		signal: AbortSignal.any([closed, silent.signal])
	});
	if (!response.ok || !response.body) return false;
	const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
	let timer = setTimeout(() => silent.abort(), silenceMs);
	try {
		for (let next = await events.read(); !next.done; next = await events.read()) {
			clearTimeout(timer);
			timer = setTimeout(() => silent.abort(), silenceMs);
			const change = next.value.event === "change" ? readChange(next.value.data) : null;
			if (change) for (const listener of listeners) listener([change]);
		}
	} catch {} finally {
		clearTimeout(timer);
	}
	return true;
}
function readChange(text) {
	const change = JSON.parse(text);
	return isChange(change) ? change : null;
}
/** By hand: the lists' first page would carry a schema library for these three fields. */
function isChange(change) {
	if (typeof change !== "object" || change === null) return false;
	if (!("list" in change && "id" in change && "created" in change)) return false;
	const { list, id, created } = change;
	return (list === "call-logs" || list === "sms-logs") && typeof id === "string" && typeof created === "boolean";
}
function pause(milliseconds, closed) {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, milliseconds);
		closed.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
// src/components/data-table/use-fresh-rows.ts
/** Changes come in bursts; they are taken together after this long, in milliseconds. */
var gatherMs = 300;
/** A page scrolled no further than this is at its top, in pixels. */
var nearTop = 8;
/**
* Keeps a list alive: rows change where they stand, and new ones come in at the top while nobody
* reads; otherwise they are counted until the reader asks for them.
*/
function useFreshRows(live) {
	const client = useQueryClient();
	const current = useRef(live);
	current.current = live;
	const address = JSON.stringify(live.queryKey);
	const [fresh, setFresh] = useState({
		address,
		ids: /* @__PURE__ */ new Set()
	});
	const show = useCallback(async () => {
		const { queryKey } = current.current;
		setFresh({
			address: JSON.stringify(queryKey),
			ids: /* @__PURE__ */ new Set()
		});
		window.scrollTo({ top: 0 });
		client.setQueryData(queryKey, (pages) => pages && firstPageOf(pages));
		await client.invalidateQueries({
			queryKey,
			exact: true
		});
	}, [client]);
	useEffect(() => {
		const update = async (id) => {
			const { queryKey, fetchRow } = current.current;
			if (!rowsIn(client.getQueryData(queryKey)).some((row) => row.id === id)) return;
			const row = await fetchRow(id);
			client.setQueryData(queryKey, (pages) => pages && withRow(pages, row));
		};
		const announce = async (created) => {
			const key = JSON.stringify(current.current.queryKey);
			const newest = await current.current.fetchNewest();
			const shown = new Set(rowsIn(client.getQueryData(current.current.queryKey)).map(idOf));
			const found = newest.body.map(idOf).filter((id) => created.has(id) && !shown.has(id));
			if (found.length === 0) return;
			if (!isBeingRead()) return show();
			setFresh(({ address: at, ids }) => ({
				address: key,
				ids: /* @__PURE__ */ new Set([...at === key ? ids : [], ...found])
			}));
		};
		return gatherChanges(current.current.list, (changes) => {
			const created = new Set(changes.filter((each) => each.created).map(({ id }) => id));
			const changed = new Set(changes.map(({ id }) => id).filter((id) => !created.has(id)));
			for (const id of changed) update(id).catch(() => void 0);
			if (created.size > 0) announce(created).catch(() => void 0);
		});
	}, [client, show]);
	return {
		count: fresh.address === address ? fresh.ids.size : 0,
		show
	};
}
/** Hands on a list's changes in bursts. Returns a function that stops it. */
function gatherChanges(list, take) {
	let gathered = [];
	let timer;
	const stop = onLiveChanges((changes) => {
		const ours = changes.filter((change) => change.list === list);
		if (ours.length === 0) return;
		gathered.push(...ours);
		timer ??= setTimeout(() => {
			timer = void 0;
			const all = gathered;
			gathered = [];
			take(all);
		}, gatherMs);
	});
	return () => {
		stop();
		clearTimeout(timer);
	};
}
/** Whether new rows would move something from under somebody's eyes, pointer or focus. */
function isBeingRead() {
	if (window.scrollY > nearTop || document.querySelector("[role=\"dialog\"]")) return true;
	const table = document.querySelector("main table");
	return table !== null && (table.matches(":hover") || table.contains(document.activeElement));
}
function idOf({ id }) {
	return id;
}
function firstPageOf(list) {
	return {
		...list,
		pages: list.pages.slice(0, 1),
		pageParams: list.pageParams.slice(0, 1)
	};
}
function withRow(list, row) {
	const replaced = (page) => ({
		...page,
		body: page.body.map((each) => each.id === row.id ? row : each)
	});
	return {
		...list,
		pages: list.pages.map(replaced)
	};
}
export { detailFailure as A, zoneCity as C, api as D, download as E, failures_exports as M, hasSentence as N, client_exports as O, isWrongId as P, writtenInstant as S, cn as T, viewColumn as _, ListScreen as a, knownZone as b, rowsIn as c, PageHeading as d, Skeleton as f, Label$1 as g, Field as h, useAddToSearch as i, failureSentence as j, queries as k, EmptyState as l, Textarea as m, onLiveChanges as n, listFailure as o, Input as p, BusinessChoice as r, pagesOf as s, useFreshRows as t, ErrorState as u, Select$1 as v, Button as w, shownZone as x, Instant as y };
