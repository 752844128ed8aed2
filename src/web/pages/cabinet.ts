// The pages about all that this browser keeps. One file, because players go from one to the next: it is loaded when the
// first of them is opened.

export { ArchivePage } from './archive.tsx';
export { BackupPage } from './backup/page.tsx';
export { MinePage } from './my-games/page.tsx';
export { StatisticsPage } from './statistics.tsx';
