// The text of an event stream as it arrives, in pieces cut anywhere, becomes messages.

import * as v from 'valibot';
import { newsShape, type RoomNews } from '../../../wire/rooms.ts';
import { faultShape } from '../../../wire/shapes.ts';

/**
 * `head`: only how far the room is by now, as the sign of life says. `fault`: nothing more will come. `unreadable`:
 * something came that is none of these.
 */
export type StreamMessage =
  | { readonly type: 'news'; readonly news: RoomNews }
  | { readonly type: 'head'; readonly head: number }
  | { readonly type: 'fault'; readonly code: string }
  | { readonly type: 'unreadable' };

/** No message is longer: what grows beyond it is no stream of ours. */
const LONGEST = 4_000_000;

function readBlock(block: string): StreamMessage | undefined {
  const lines = block.split('\n');
  const data = lines
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''));
  if (data.length === 0) {
    const head = lines.map((line) => /^:\D*(\d{1,15})/.exec(line)?.[1]).find(Boolean);
    return head === undefined ? undefined : { type: 'head', head: Number(head) };
  }
  try {
    const value: unknown = JSON.parse(data.join('\n'));
    if (lines.some((line) => /^event: ?fault$/.test(line))) {
      const fault = v.safeParse(faultShape, value);
      return fault.success ? { type: 'fault', code: fault.output.code } : { type: 'unreadable' };
    }
    const news = v.safeParse(newsShape, value);
    return news.success ? { type: 'news', news: news.output } : { type: 'unreadable' };
  } catch {
    return { type: 'unreadable' };
  }
}

/** Takes piece after piece and tells every message that is whole. */
export function createMessageReader(
  tell: (message: StreamMessage) => void,
): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).replace(/\r\n/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    if (rest.length > LONGEST) rest = '';
    for (const block of blocks) {
      const message = readBlock(block);
      if (message) tell(message);
    }
  };
}
