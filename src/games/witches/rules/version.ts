// The version of the game. It is raised when a seed deals another puzzle, or a save would end otherwise.

export const VERSION = 2;
