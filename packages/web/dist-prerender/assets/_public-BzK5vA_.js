import { i as LandingPage, p as configuredPlaces, t as HireBox } from "./front-BUri_U6.js";
import { jsx } from "react/jsx-runtime";
// src/routes/_public/index.tsx?tsr-split=component
var SplitComponent = () => /* @__PURE__ */ jsx(LandingPage, { businessSearch: /* @__PURE__ */ jsx(HireBox, { places: configuredPlaces }) });
export { SplitComponent as component };
