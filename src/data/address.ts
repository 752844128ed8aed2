// Where the cards are published. By itself, so that a page that only asks there does not load the reader.

export const defaultCardsUrl = 'https://lorcanajson.org/files/current/en/allCards.json';
