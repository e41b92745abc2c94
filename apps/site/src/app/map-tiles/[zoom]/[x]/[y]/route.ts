import { clientAddress } from '@forecourt/services/front/clientAddress'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { env } from '../../../../../env'
import { shared } from '../../../../../sites/shared'
import { answerTile, type TileAddress } from '../../../../../tiles/answerTile'

/** A map somebody drags about asks for some twenty squares at a time; this is a minute's worth of doing nothing else. */
const limiter = () => shared('tileLimiter', () => createLimiter({ count: 1200, seconds: 60 }))

/** A square of the sketch map, for sites that move their maps without a maps service (API-15). */
export async function GET(request: Request, { params }: { params: Promise<TileAddress> }): Promise<Response> {
  return answerTile(await params, {
    limiter: limiter(),
    address: clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES),
  })
}
