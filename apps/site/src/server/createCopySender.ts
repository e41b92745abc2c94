import type { PageCopies } from './createPageCopies'
import type { Exchange } from './Exchange'
import { encoded, encodingFor } from './encoded'
import { send } from './sendResponse'

interface CopySender {
  readonly copies?: PageCopies
  isDatabaseAway?(): Promise<boolean>
  now(): number
}

/** Prices on a copy are a day old at most, as on any page that can't be rendered again; while the database is away, a week. Milliseconds. */
const oldestUsual = 24 * 3_600_000
const oldestCopy = 7 * oldestUsual

/** Answers with the last good copy on disk, marked as such and cached by no one; returns whether there was one. */
export function createCopySender({ copies, isDatabaseAway, now }: CopySender): (exchange: Exchange) => Promise<boolean> {
  return async ({ request, response, key }) => {
    const copy = key === null ? null : await copies?.find(key)
    if (!copy) return false
    const age = now() - copy.at
    if (age > oldestCopy || (age > oldestUsual && !(await isDatabaseAway?.()))) return false
    const { body, ...answer } = copy.response
    const encoding = encodingFor(request.headers['accept-encoding'], String(answer.headers['content-type'] ?? ''), body.length)
    const headers = { ...answer.headers, 'cache-control': 'no-store', age: String(Math.max(0, Math.round(age / 1000))) }
    send(request, response, { ...answer, headers }, await encoded(body, encoding), encoding, 'COPY')
    return true
  }
}
