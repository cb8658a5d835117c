declare module 'virtual:demo-call' {
  /** The demonstration call as it was held while these pages were built. */
  export const demonstration: {
    shopName: string;
    /** What the shop asks for tinting an SUV, in dollars. */
    suvPrice: number;
    call: import('./demo-call.ts').DemoCall;
  };
}
