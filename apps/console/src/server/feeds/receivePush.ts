import type { Database } from '@forecourt/data/createDatabase'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import { feedSecret, isAuthorised } from '@forecourt/services/stock-feeds/feedSecret'
import { receiveFeedFile } from '@forecourt/services/stock-feeds/receiveFeedFile'

export interface PushOptions {
  readonly db: Database
  /** The installation's secret. */
  readonly secret: string
  /** ISO in UTC. */
  readonly now: string
}

const respond = (body: object, status: number) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const maxListedProblems = 100

/**
 * Receives cars pushed by a dealer's system, in the format of that system: some cars, or with `?whole=1` the full stock. Idempotent. Without the
 * feed's secret the response doesn't reveal whether the feed exists.
 */
export const receivePush = async (request: Request, feedId: string, { db, secret, now }: PushOptions): Promise<Response> => {
  const bytes = new Uint8Array(await request.arrayBuffer())
  const feed = await getStockFeed(db.platform, feedId, null)
  if (!feed || !isAuthorised(request.headers, bytes, feedSecret(secret, feed), now))
    return respond({ message: 'There is no such feed, or the secret is wrong.' }, 401)
  if (feed.source.kind !== 'push') return respond({ message: 'This feed does not accept pushes.' }, 409)
  if (feed.paused) return respond({ message: 'This feed is paused.' }, 409)
  const isWhole = new URL(request.url).searchParams.get('whole') === '1'
  const imported = await receiveFeedFile(
    db,
    db.forOrganisation(feed.organisationId),
    feed,
    { name: 'push', bytes, madeAt: null },
    { mode: 'apply', trigger: 'push', isWhole, actor: { userId: null, name: feed.name }, now },
  )
  if (!imported) return respond({ message: 'This feed no longer exists.' }, 404)
  if (imported.outcome === 'refused') return respond({ outcome: 'refused', message: imported.message }, 422)
  const { outcome, counts, exceededLimits, problems } = imported
  return respond(
    { outcome, ...counts, exceededLimits: exceededLimits.map(({ message }) => message), problems: problems.slice(0, maxListedProblems) },
    outcome === 'held' ? 202 : 200,
  )
}
