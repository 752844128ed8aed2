// The language of the commands of Wondering Witches.

export * from '../../../words/en/witches/cli.ts';
