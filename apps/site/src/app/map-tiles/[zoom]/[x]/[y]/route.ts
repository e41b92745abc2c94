import { clientAddress } from '@forecourt/services/front/clientAddress'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { env } from '../../../../../env'
import { shared } from '../../../../../sites/shared'
import { type TileAddress, tileResponse } from '../../../../../tiles/tileResponse'

/** Panning a map requests about 20 tiles at once; the limit allows a minute of continuous panning. */
const limiter = () => shared('tileLimiter', () => createLimiter({ count: 1200, seconds: 60 }))

/** A tile of the sketch map, for sites without a maps service (API-15). */
export async function GET(request: Request, { params }: { params: Promise<TileAddress> }): Promise<Response> {
  return tileResponse(await params, {
    limiter: limiter(),
    address: clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES),
  })
}
