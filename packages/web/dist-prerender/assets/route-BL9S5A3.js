import { o as PublicFrame } from "./front-BUri_U6.js";
import { Outlet } from "@tanstack/react-router";
import { jsx } from "react/jsx-runtime";
// src/routes/_public/route.tsx?tsr-split=component
function PublicLayout() {
	return /* @__PURE__ */ jsx(PublicFrame, { children: /* @__PURE__ */ jsx(Outlet, {}) });
}
export { PublicLayout as component };
