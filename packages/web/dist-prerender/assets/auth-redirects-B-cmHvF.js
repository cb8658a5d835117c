import { it as useAuth } from "./routes-CJ2fPVb.js";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
// src/features/auth/session/auth-redirects.ts
/**
* For pages that need a session: leaves for /login when it ends, with the way back where it ended by
* itself or in another tab. Returns what signs out.
*/
function useSignOut() {
	const { isAuthenticated, needsSecondFactor, signOut } = useAuth();
	const router = useRouter();
	const isLeaving = useRef(false);
	const mayStay = isAuthenticated && !needsSecondFactor;
	useEffect(() => {
		if (mayStay) return;
		const search = isLeaving.current ? {} : { redirect: router.state.location.href };
		router.navigate({
			to: "/login",
			search,
			replace: true
		}).catch(console.error);
	}, [mayStay, router]);
	return async () => {
		isLeaving.current = true;
		await signOut();
	};
}
/** Takes whoever is (or becomes) fully signed in on to `path`, with nothing to go back to. */
function useLeaveWhenSignedIn(path) {
	const router = useRouter();
	const { isAuthenticated, needsSecondFactor } = useAuth();
	useEffect(() => {
		if (isAuthenticated && !needsSecondFactor) router.history.replace(path);
	}, [
		isAuthenticated,
		needsSecondFactor,
		path,
		router
	]);
}
export { useSignOut as n, useLeaveWhenSignedIn as t };
