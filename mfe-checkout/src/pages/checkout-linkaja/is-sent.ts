const SENT = 'sent';

/** Whether the form was sent from this entry of the history: who comes back to it is not sent away again. */
export const isSent = (query: URLSearchParams): boolean => query.has(SENT);

/** The same query with that mark. */
export const asSent = (query: URLSearchParams): URLSearchParams => {
  const marked = new URLSearchParams(query);
  marked.set(SENT, '1');
  return marked;
};
