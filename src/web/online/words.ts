// The words of the service, in the language of the app. By themselves, so that no page waits for them.

export { serviceWords } from '../../words/en/service.ts';
