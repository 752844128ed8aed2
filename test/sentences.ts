// Finds sentences for people in source text: what stands between JSX tags, in labels, and in strings that read like
// prose. Words of the contract (move words, fault codes, class names, selectors, keys) do not.

import { parseSync } from 'vite';

export interface Sentence {
  readonly line: number;
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Attributes that are read to people. */
const SPOKEN =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|label|about|does|text|name|heading|summary)$/;
/** Attributes that never are. */
const SILENT =
  /^(class|classList|style|d|viewBox|id|for|href|src|type|role|rel|target|accept|autocomplete|transform|points|path|fill|stroke|inputmode|enterkeyhint|data-.+|on.+|aria-(live|haspopup|current|controls|labelledby|describedby|owns|sort|orientation|activedescendant|relevant|pressed|checked)|stroke-.+|font-.+|text-anchor|dominant-baseline|preserveAspectRatio|clip-path|mask|filter|gradient.+|pattern.+)$/;

/** Names of keys and proper names are the same in every language. */
const NAMES = new Set(
  'Enter Escape Tab Home End PageUp PageDown Backspace Delete Space Shift Control Alt Meta Arrows Ctrl Curio QuotaExceededError AbortError'.split(
    ' ',
  ),
);

const WORD = String.raw`\p{L}[\p{L}’'-]+`;
const TWO_WORDS = new RegExp(`${WORD}[,;:.!?…]? ${WORD}`, 'u');
const LABEL = /^\p{Lu}\p{Ll}+[.!?…:]?$/u;
const BEGINS = /^[“‘(]?\p{Lu}\p{Ll}*[\s’]/u;
const ENDS = /\p{L}[.!?…]”?\s*$/u;
/** Statements of SQL, style sheets, paths and addresses in strings. */
const NOTATION =
  /^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|ORDER|BEGIN|ISOLATION|PRAGMA) |[{}<>=#@[\]\\|^]|::|\bvar\(|\brgb|\bcalc\(|^[MmLlHhVvCcSsQqTtAaZz][\d\s.,-]|px\b|\d(rem|em|ms|deg)\b|^\.|^\/|:not\(|:has\(|\bsolid\b|^[a-z-]+:[a-z]/;

/** Words between the holes of a template: `${done} of ${all} solved` has two. */
const wordsIn = (text: string) =>
  text.split(/\s+/).filter((word) => /^\p{L}{2,}[,;:.!?…]?$/u.test(word)).length;

/** How strict: `labels` also takes single capitalised words and lower-case phrases, as the faces must have none. */
export type Strictness = 'labels' | 'prose';

function readsAsProse(text: string, strictness: Strictness): boolean {
  const bare = text.trim();
  if (NAMES.has(bare) || NOTATION.test(bare)) return false;
  if (TWO_WORDS.test(bare))
    return strictness === 'labels' || BEGINS.test(bare) || (ENDS.test(bare) && bare.includes(' '));
  return strictness === 'labels' && (LABEL.test(bare) || wordsIn(bare) > 1);
}

/** Strings that are compared, thrown, imported or used as keys are for the program, not for people. */
const SKIPPED: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  ExportAllDeclaration: ['source'],
  ImportExpression: ['source'],
  SwitchCase: ['test'],
  ThrowStatement: ['argument'],
  TSLiteralType: ['literal'],
};

const COMPARISONS = new Set(['===', '!==', '==', '!=', 'in']);
/** Calls whose text is for the program: selectors, streams, messages of errors. */
const SILENT_CALLS =
  /^(querySelector|querySelectorAll|closest|matches|getElementById|addEventListener|removeEventListener|createRng|fork|failure|matchMedia|split|join|test|exec|startsWith|endsWith|includes|replace|replaceAll|setAttribute|getAttribute|hasAttribute|createElement|Error|TypeError|RangeError|StorageError|RegExp|raw)$/;

function calleeName(node: Node): string {
  const { callee } = node;
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return textOf(callee['name']);
  const { property } = callee;
  return isNode(property) ? textOf(property['name']) : '';
}

export function findSentences(
  file: string,
  source: string,
  strictness: Strictness,
): readonly Sentence[] {
  const found: Sentence[] = [];
  const add = (text: string, node: Node) => {
    const line = source.slice(0, Number(node['start'])).split('\n').length;
    found.push({ line, text: text.trim().replace(/\s+/g, ' ').slice(0, 80) });
  };

  /** `spoken`: inside an attribute that is read to people, where any word counts. */
  function visit(node: Node, spoken: boolean): void {
    switch (node.type) {
      case 'JSXText': {
        const text = textOf(node['value']);
        if (/\p{L}{2,}/u.test(text)) add(text, node);
        return;
      }
      case 'JSXAttribute': {
        const { name, value } = node;
        const attribute = isNode(name)
          ? name.type === 'JSXNamespacedName'
            ? 'data-x'
            : textOf(name['name'])
          : '';
        if (SILENT.test(attribute) || !isNode(value)) return;
        visit(value, SPOKEN.test(attribute) && /^(aria-|title|placeholder|alt)/.test(attribute));
        return;
      }
      case 'Literal': {
        const { value } = node;
        if (typeof value !== 'string') return;
        if (spoken ? /\p{L}{2,}/u.test(value) : readsAsProse(value, strictness)) add(value, node);
        return;
      }
      case 'TemplateLiteral': {
        const quasis = Array.isArray(node['quasis']) ? node['quasis'].filter(isNode) : [];
        const whole = quasis
          .map((quasi) => {
            const value: unknown = quasi['value'];
            return typeof value === 'object' && value !== null && 'cooked' in value
              ? textOf(value.cooked)
              : '';
          })
          .join('7');
        if (spoken ? /\p{L}{2,}/u.test(whole) : readsAsProse(whole, strictness)) add(whole, node);
        break;
      }
      case 'BinaryExpression':
        if (COMPARISONS.has(textOf(node['operator']))) return;
        break;
      case 'Property':
        if (isNode(node['value'])) visit(node['value'], false);
        return;
      case 'CallExpression':
      case 'NewExpression':
        if (SILENT_CALLS.test(calleeName(node))) {
          if (isNode(node['callee'])) visit(node['callee'], false);
          return;
        }
        break;
      case 'TaggedTemplateExpression':
        return;
    }
    const skipped = SKIPPED[node.type] ?? [];
    for (const [key, value] of Object.entries(node)) {
      if (skipped.includes(key)) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, spoken);
    }
  }

  const { program } = parseSync(file, source);
  visit({ ...program, type: 'Program' }, false);
  return found;
}
