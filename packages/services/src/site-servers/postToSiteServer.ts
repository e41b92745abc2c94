import { connectionProblem } from '../http/connectionProblem'

/** Site servers, and the secret of internal requests. */
export interface SiteServers {
  readonly urls: readonly string[]
  readonly secret: string
}

interface InternalRequest {
  readonly path: string
  readonly body: unknown
  readonly timeoutMs: number
  /** Aborts the request: no other server is asked. */
  readonly signal?: AbortSignal
}

/** JSON of the first site server that responds with status 200; null if none does, or once the request is aborted. Failures are logged. */
export const postToSiteServer = async (
  { path, body, timeoutMs, signal }: InternalRequest,
  { urls, secret }: SiteServers,
): Promise<unknown> => {
  for (const url of urls) {
    if (signal?.aborted) return null
    try {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-secret': secret },
        body: JSON.stringify(body),
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      })
      if (response.ok) return await response.json()
      console.error(`${new URL(path, url)} answered ${response.status}`)
    } catch (error) {
      // `fetch` says only that it failed; its cause says why.
      if (!signal?.aborted)
        console.error(`${new URL(path, url)} can’t be reached: ${connectionProblem((error instanceof Error && error.cause) || error)}`)
    }
  }
  return null
}
