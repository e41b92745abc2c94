import { setTimeout as wait } from 'node:timers/promises'

/** Waits until an address responds with 200. */
export const untilOk = async (url: string, limit = 120_000): Promise<void> => {
  for (const deadline = Date.now() + limit; Date.now() < deadline; await wait(25)) {
    const found = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
    await found?.arrayBuffer().catch(() => {})
    if (found?.status === 200) return
  }
  throw new Error(`${url} did not respond with 200 within ${limit / 1000} s`)
}
