import { t as findAnswering } from "./place-call-D9VPCLo.js";
// src/routes/call/$agentId.tsx?tsr-split=loader
var SplitLoader = ({ params }) => findAnswering(params.agentId);
export { SplitLoader as loader };
