import { it as useAuth } from "./routes-CJ2fPVb.js";
import { k as queries } from "./lists-BMCqcPF.js";
import { t as roleAmong } from "./role-among-CGVfETK.js";
import { useQuery } from "@tanstack/react-query";
// src/api/use-is-operator.ts
/** What the signed-in person may do here; null until the server has said so. */
function useRole() {
	const { user } = useAuth();
	const q = user?.email ?? "";
	const { data } = useQuery(queries.users.list.queryOptions({
		input: { q },
		enabled: q !== ""
	}));
	return data ? roleAmong(data.body, user?.id) : null;
}
/**
* Whether the signed-in person runs the installation; false until the server has said so. Others are
* owners: they are shown no provider's names and ids.
*/
function useIsOperator() {
	return useRole() === "operator";
}
export { useRole as n, useIsOperator as t };
