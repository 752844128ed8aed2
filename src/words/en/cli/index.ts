// Words of the command line: the help of its commands, what they answer, what is said while playing, and what is wrong.
// Commands that belong to one game have theirs beside the words of that game (`<id>/cli.ts`).

export * from './answers.ts';
export * from './commands.ts';
export * from './faults.ts';
export * from './numbers.ts';
export * from './play.ts';
export * from './service.ts';
