// Words of the server: what it says when it starts, and the short answers of requests that it refuses.

export const serverWords = {
  badPort: (text: string) => `PORT is not a port: ${text}`,
  portTaken: (port: number) => `Port ${port} is taken, so this is another one.`,
  open: (address: string) => `Curio is open at ${address}`,
  notStarted: (reason: string) => `The server did not start: ${reason}`,
  noFreePort: 'no free port was found',
};

/** By the status of the answer. */
export const refusals = {
  400: 'This is not an address.',
  404: 'There is nothing here.',
  405: 'Only GET and HEAD.',
  500: 'Something went wrong.',
};
