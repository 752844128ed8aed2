// Which addresses are the service's; known without loading it.

export const isApiPath = (address: string): boolean =>
  /^\/(api|healthz|metrics)([/?]|$)/.test(address);
