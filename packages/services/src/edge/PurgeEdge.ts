/**
 * Removes responses with any of these tags (Surrogate-Key) from a cache in front of the sites, or all for null. Resolves once the cache
 * confirms it, otherwise rejects.
 */
export type PurgeEdge = (tags: readonly string[] | null) => Promise<void>

/** Milliseconds; less than the console waits for a site server. */
const timeoutMs = 2_500

interface PurgeRequest {
  readonly method: 'POST' | 'PURGE'
  readonly headers?: { readonly [name: string]: string }
  readonly body?: object
}

/** Sends a request of a purge; rejects if it is refused. */
export const requestPurge = async (name: string, url: string | URL, { method, headers, body }: PurgeRequest): Promise<Response> => {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status} to a purge`)
  return response
}

/** Splits tags into the parts that one request may name. */
export const splitTags = (tags: readonly string[], max: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(tags.length / max) }, (_, part) => tags.slice(part * max, (part + 1) * max))
