/** Site servers, and the secret of internal requests. */
export interface SiteServers {
  readonly urls: readonly string[]
  readonly secret: string
}

interface InternalRequest {
  readonly path: string
  readonly body: unknown
  readonly timeoutMs: number
}

/** JSON of the first site server that responds with status 200; null if none does. */
export const postToSiteServer = async ({ path, body, timeoutMs }: InternalRequest, { urls, secret }: SiteServers): Promise<unknown> => {
  for (const url of urls) {
    try {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-secret': secret },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return await response.json()
    } catch (error) {
      console.error(error)
    }
  }
  return null
}
