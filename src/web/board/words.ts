// The words of the lesson player, in the language of the app.

export { lesson as words } from '../../words/en/lesson.ts';
