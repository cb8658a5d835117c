import { k as queries } from "./lists-BMCqcPF.js";
import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
// src/api/recipient-names.ts
/** Numbers that call summaries go to, each with its business's name. Empty until known. */
function useRecipientNames() {
	const { data } = useQuery(queries.agents.list.queryOptions({
		input: {},
		staleTime: 3e5
	}));
	return useMemo(() => {
		const names = /* @__PURE__ */ new Map();
		for (const { call_summary_recipient_number: number, business } of data?.body ?? []) if (number && business.name) names.set(number, business.name);
		return names;
	}, [data]);
}
export { useRecipientNames as t };
