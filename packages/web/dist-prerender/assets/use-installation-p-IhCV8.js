import { k as queries } from "./lists-BMCqcPF.js";
import { useQuery } from "@tanstack/react-query";
// src/api/use-installation.ts
/** What this installation is connected to; undefined until the server has said so. */
function useInstallation() {
	const { data } = useQuery(queries.configuration.get.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
	return data;
}
export { useInstallation as t };
