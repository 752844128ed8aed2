// The language of Dokuborn's commands.

export * from '../../../words/en/dokuborn/cli.ts';
