import type { CallFrame, ReplyFrame } from '@second-ring/contract';

/** The open socket of one call. */
export interface Line {
  send: (frame: CallFrame) => void;
  close: () => void;
}

export interface LineEvents {
  onOpen: () => void;
  onFrame: (frame: ReplyFrame) => void;
  /** The line went away on its own; not called after `close`. */
  onClosed: () => void;
}

/** Opens the socket of a call. Frames this page does not know are skipped, as newer servers may send them. */
export async function openLine(url: string, events: LineEvents): Promise<Line> {
  const { readReplyFrame, writeFrame } = await import('@second-ring/contract');
  const socket = new WebSocket(url);
  let wanted = true;
  socket.onopen = () => events.onOpen();
  socket.onmessage = ({ data }) => {
    const reading = readReplyFrame(String(data));
    if (reading.kind === 'frame') events.onFrame(reading.frame);
    else console.warn('Skipped a frame:', reading);
  };
  socket.onclose = () => {
    if (wanted) events.onClosed();
  };
  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(writeFrame(frame));
    },
    close: () => {
      wanted = false;
      socket.close(1000);
    },
  };
}
