import { database } from '../../../../database'
import { env } from '../../../../env'
import { receivePush } from '../../../../server/feeds/receivePush'

/** Dealers' systems push cars here. */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  return receivePush(request, id, { db: database(), secret: env().AUTH_SECRET, now: new Date().toISOString() })
}
