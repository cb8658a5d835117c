import { q as readInstallation } from "./routes-CJ2fPVb.js";
import { useEffect, useState } from "react";
// src/features/auth/session/own-accounts.ts
/** Whether accounts are kept by this server itself, not by a hosted service it names. */
function keepsOwnAccounts({ auth }) {
	return auth.url.startsWith("/");
}
/** The host that keeps the accounts; null where this server does. */
function accountsHost(config) {
	return keepsOwnAccounts(config) ? null : new URL(config.auth.url).host;
}
/**
* What this server says of itself where it keeps accounts itself; null where a hosted service does,
* which offers less, and until that is known.
*/
function useOwnAccounts() {
	const installation = useInstallation();
	return installation && keepsOwnAccounts(installation) ? installation : null;
}
/** What this server says of itself; null until that is known. */
function useInstallation() {
	const [installation, setInstallation] = useState(null);
	useEffect(() => {
		readInstallation().then(setInstallation, console.error);
	}, []);
	return installation;
}
export { useOwnAccounts as i, keepsOwnAccounts as n, useInstallation as r, accountsHost as t };
