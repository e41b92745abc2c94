import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { isBotOrPrefetch } from '../http/isBotOrPrefetch'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { requestHost } from '../http/requestHost'
import type { EventCounts } from '../measuring/counting/createEventCounts'
import { parseBeacon } from '../measuring/counting/parseBeacon'
import type { SiteIds } from '../sites/SiteSource'
import type { BodyReader } from './createBodyReader'
import { formBody } from './requestKinds'

interface BeaconReceiver {
  readonly eventCounts: EventCounts
  /** The site at a host and path; null for an unknown one, whose events aren't counted. */
  findSite(host: string, path: string): Promise<SiteIds | null>
  readonly readBody: BodyReader
  readonly trustedProxies: number
}

/** Receives beacons of human visitors and responds at once, without rendering (ANL-01). */
export function createBeaconReceiver({ eventCounts, findSite, readBody, trustedProxies }: BeaconReceiver) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
    const { host, 'x-forwarded-for': forwarded = '', 'user-agent': agent = '' } = request.headers
    const body = await readBody(request, response, formBody)
    if (!body) return
    const beacon = isBotOrPrefetch({ headers }) || isCrossOrigin({ headers }) ? null : parseBeacon(body.bytes.toString())
    body.release()
    const site = beacon && (await findSite(requestHost(host), beacon.path))
    if (beacon && site) eventCounts.add(site, beacon, [clientAddress(forwarded.toString(), trustedProxies), agent])
    response.writeHead(204, { 'cache-control': 'no-store' })
    response.end()
  }
}
