/** Browsers let this much of what a page sends arrive after it is gone. */
const mostBytes = 60_000

/** A fetch that arrives even when the page goes right after it was sent; what is too large for that is sent as usual. */
export const fetchKeepalive = (input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> => {
  const isSmall = typeof init?.body === 'string' && new TextEncoder().encode(init.body).length <= mostBytes
  return fetch(input, { ...init, keepalive: isSmall })
}
