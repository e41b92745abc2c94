import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Handler } from '@forecourt/services/front/createWebServer'

/** Counts requests that are being answered, so that background work gives way to them. */
export interface RequestCounter {
  /** Counts the requests of a handler, except those whose URL is background work. */
  count(handler: Handler): Handler
  /** Resolves once no counted request is being answered, after `limitMs` at the latest; other work of the process always gets a turn. */
  finished(limitMs: number): Promise<void>
}

const betweenLooksMs = 3

export const createRequestCounter = (isBackground: (url: string) => boolean): RequestCounter => {
  let underway = 0
  return {
    count: (handler) => (request, response) => {
      if (isBackground(request.url ?? '/')) return handler(request, response)
      underway++
      response.once('close', () => void underway--)
      return handler(request, response)
    },

    async finished(limitMs) {
      const endsAt = performance.now() + limitMs
      await nextTurn()
      while (underway > 0 && performance.now() < endsAt) await wait(betweenLooksMs)
    },
  }
}
