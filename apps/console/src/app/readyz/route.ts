import { isWritable } from '@forecourt/data/isWritable'
import { database } from '../../database'

/** Readiness probe: fails while the database doesn't accept writes, since nothing in the console works without it. */
export const dynamic = 'force-dynamic'

export const GET = async (): Promise<Response> => {
  const ok = await isWritable(database())
  return Response.json({ ok }, { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
