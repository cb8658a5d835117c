declare module 'virtual:contract-routes' {
  /** The contract without its schemas: where each call goes. */
  export const routes: typeof import('@second-ring/contract').contract;
}
