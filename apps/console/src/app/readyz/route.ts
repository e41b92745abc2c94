import { isWritable } from '@forecourt/data/isWritable'
import { database } from '../../database'

/** Whether people may be sent here: nothing of the console works without a database that takes what is written. */
export const dynamic = 'force-dynamic'

export const GET = async (): Promise<Response> => {
  const ok = await isWritable(database())
  return Response.json({ ok }, { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
