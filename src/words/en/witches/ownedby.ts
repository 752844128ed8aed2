// Whose something is, of a name as people wrote it.

/** "Anna’s", and "Woods’" where the name ends in an s of any kind. */
export const ownedBy = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
