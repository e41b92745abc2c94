import type { Database } from '@forecourt/data/createDatabase'
import { type PeersQuery, peerNumbers } from '@forecourt/data/sites/measuring/peerNumbers'
import type { PeerNumbers } from '@forecourt/rules/measuring/SiteNumbers'

/** As many days and countries as are remembered. */
const maxCached = 50
const known = new WeakMap<Database, Map<string, Promise<PeerNumbers | null>>>()

/** What other dealers have in the middle. Asked of all of them, so once a day: it hardly changes within one. */
export const peerMedians = (db: Database, asked: PeersQuery): Promise<PeerNumbers | null> => {
  const answers = known.get(db) ?? new Map<string, Promise<PeerNumbers | null>>()
  known.set(db, answers)
  const key = JSON.stringify(asked)
  const answer = answers.get(key) ?? peerNumbers(db.platform, asked)
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  const [oldest] = answers.keys()
  if (answers.size > maxCached && oldest !== undefined) answers.delete(oldest)
  return answer
}
