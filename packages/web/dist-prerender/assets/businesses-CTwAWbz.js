import { Link } from "@tanstack/react-router";
import { jsx } from "react/jsx-runtime";
// src/features/people/businesses.tsx
/** A business in a list, as the way to its page. */
function BusinessLink({ businessId, name }) {
	return /* @__PURE__ */ jsx(Link, {
		to: "/admin/businesses/$businessId",
		params: { businessId },
		className: "text-primary underline decoration-1 underline-offset-4",
		children: name ?? "Unnamed Business"
	});
}
export { BusinessLink as t };
