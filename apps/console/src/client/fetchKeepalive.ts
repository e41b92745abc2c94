/** Browsers limit the body of keepalive requests to about this size. */
const maxBytes = 60_000

/** A fetch that completes even when the page is closed right after (keepalive). A body over the limit is sent as usual. */
export const fetchKeepalive = (input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> => {
  const isSmall = typeof init?.body === 'string' && new TextEncoder().encode(init.body).length <= maxBytes
  return fetch(input, { ...init, keepalive: isSmall })
}
