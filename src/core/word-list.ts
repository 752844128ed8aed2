// Long lists of names, written as text: `wordList('north east south west')`, over as many lines as it takes.
// The type knows every name, as it would with `as const`.

type WordsOfLine<Line extends string, Found = never> = Line extends `${infer Word} ${infer Rest}`
  ? WordsOfLine<Rest, Found | Exclude<Word, ''>>
  : Found | Exclude<Line, ''>;

type WordsOf<Text extends string, Found = never> = Text extends `${infer Line}\n${infer Rest}`
  ? WordsOf<Rest, Found | WordsOfLine<Line>>
  : Found | WordsOfLine<Text>;

export function wordList<const Text extends string>(text: Text): readonly WordsOf<Text>[] {
  return text.split(/\s+/).filter((word): word is WordsOf<Text> => word !== '');
}
