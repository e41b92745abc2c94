import type { Change } from '@forecourt/data/changes/notifyChange'

/** The result of notifying one site server. */
export interface RefreshedServer {
  readonly url: string
  readonly ok: boolean
  /** Why it failed; empty on success. */
  readonly message: string
}

interface Settings {
  readonly urls: readonly string[]
  readonly secret: string
  readonly timeoutMs?: number
}

/**
 * Invalidates the changed pages on every site server and in the caches in front, and waits for them, so that the next shopper gets the new
 * page. A server that is down refuses at once; a busy one has 10 s, longer than a page may take. Neither undoes the change; both catch up.
 */
export const refreshSites = async (change: Change, { urls, secret, timeoutMs = 10_000 }: Settings): Promise<readonly RefreshedServer[]> =>
  Promise.all(
    urls.map(async (url): Promise<RefreshedServer> => {
      try {
        const response = await fetch(new URL('/internal/refresh', url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-internal-secret': secret },
          body: JSON.stringify(change),
          signal: AbortSignal.timeout(timeoutMs),
        })
        const message = response.ok ? '' : response.status === 502 ? 'could not clear the cache in front' : `answered ${response.status}`
        return { url, ok: response.ok, message }
      } catch (error) {
        return {
          url,
          ok: false,
          message: error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'can’t be reached',
        }
      }
    }),
  )

/** Formats the result of a publish, such as 'Version 7 is live.' */
export const refreshSentence = (version: number, servers: readonly RefreshedServer[]): string => {
  const down = servers.filter(({ ok }) => !ok)
  if (down.length === 0) return `Version ${version} is live.`
  const which = down.length === servers.length ? 'The site server' : `${down.length} of ${servers.length} site servers`
  const reasons = [...new Set(down.map(({ message }) => message))].join(', ')
  return `Version ${version} is published. ${which} ${reasons}. Shoppers will see it as soon as it is back.`
}
