// Words of the cabinet's pages: days, results, replays, backups and paper. What the home page shows is in row.ts.

export * from './archive.ts';
export * from './backup.ts';
export * from './faults.ts';
export * from './histograms.ts';
export * from './mine.ts';
export * from './outcomes.ts';
export * from './print.ts';
export * from './replay.ts';
export * from './standing.ts';
export * from './statistics.ts';
