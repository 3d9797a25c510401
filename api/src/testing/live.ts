/** An open stream of server-sent events, for tests. */
export interface ReadStream {
  status: number;
  /** Waits until as many events of a name came as asked for, and gives their ids. Rejects when the stream ends before. */
  wait(name: string, count?: number): Promise<number[]>;
  /** Waits for a comment, the heartbeat. */
  alive(): Promise<void>;
  /** Waits for the end. */
  ended(): Promise<void>;
  /** All that came so far. */
  text(): string;
  /** Names of the events so far. */
  names(): string[];
  close(): void;
}

/** Opens `GET /events` with a bearer token. */
export async function openStream(
  origin: string,
  token: string,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<ReadStream> {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/events${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: abort.signal,
  });
  let text = '';
  let isEnded = false;
  let changed = (): void => undefined;
  let next = new Promise<void>((resolve) => (changed = resolve));
  const tell = (): void => {
    changed();
    next = new Promise<void>((resolve) => (changed = resolve));
  };
  const read = async (): Promise<void> => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += part.value;
      tell();
    }
  };
  void read()
    .catch(() => undefined)
    .then(() => {
      isEnded = true;
      tell();
    });
  const frames = () => [...text.matchAll(/(?:id: (\d+)\n)?event: (\S+)\ndata: .*\n\n/g)];
  const until = async (isThere: () => boolean): Promise<void> => {
    while (!isThere()) {
      if (isEnded) throw new Error(`The stream ended with: ${text}`);
      await next;
    }
  };
  const idsOf = (name: string): number[] =>
    frames()
      .filter(([, , event]) => event === name)
      .map(([, id]) => Number(id));
  return {
    status: answer.status,
    async wait(name, count = 1) {
      await until(() => idsOf(name).length >= count);
      return idsOf(name);
    },
    alive: () => until(() => text.includes(': here')),
    async ended() {
      while (!isEnded) await next;
    },
    text: () => text,
    names: () => frames().map(([, , event]) => event ?? ''),
    close: () => abort.abort(),
  };
}
