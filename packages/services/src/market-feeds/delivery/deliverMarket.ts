import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import { listMarketFeeds } from '@forecourt/data/market-feeds/marketFeeds'
import { type MarketTemplate, marketServer, storeMarketHostKey } from '@forecourt/data/market-feeds/marketTemplates'
import { FetchFault, fetchPublic } from '../../http/fetchPublic'
import type { Log } from '../../logging/Log'
import { openCredential } from '../../stock-feeds/feedCredential'
import { publicAddress } from '../../stock-feeds/publicAddress'
import { putSftp } from '../../stock-feeds/remote/sftpFiles'
import { marketFile } from '../marketFile'
import { marketSite } from '../marketSite'
import { marketWriter } from '../marketWriter'
import { marketTemplate } from '../template/MarketTemplate'
import { templateFormat } from '../template/templateFormat'
import { marketSecret, signedHeaders } from './sentSignature'

export interface MarketDeliveryContext {
  /** Secret of the installation. */
  readonly secret: string
  /** Public URL of a site, with the placeholder `{host}`. */
  readonly originTemplate: string
  /** Private hosts that requests may reach. */
  readonly trusted: readonly string[]
  readonly log: Log
}

/** A delivered file. */
export interface SentMarket {
  readonly cars: number
  readonly bytes: number
  /** SHA-256 of the file. */
  readonly hash: string
}

/** Upload limit of marketplaces, in bytes. */
const maxFileBytes = 100_000_000
const timeoutMs = 120_000

/** Uploads a file to the receiver's server, on public addresses only. */
const uploadSftp = async (
  db: Database,
  { id, target }: MarketTemplate,
  body: Buffer,
  { secret, trusted }: Pick<MarketDeliveryContext, 'secret' | 'trusted'>,
): Promise<void> => {
  if (target.kind !== 'sftp') return
  const { host, port, user, path } = target
  const [slash, known] = [path.lastIndexOf('/'), await marketServer(db, id)]
  const folder = path.slice(0, slash) || (slash === 0 ? '/' : '.')
  const access = { ...openCredential(secret, known?.credential ?? null), hostKey: known?.hostKey ?? null }
  const address = await publicAddress(host, port, trusted)
  const shown = await putSftp({ host, address, port, user, folder, ...access }, path.slice(slash + 1), body)
  if (shown !== null && access.hostKey === null) await storeMarketHostKey(db, id, shown)
}

/** Posts a signed file. */
const post = async (url: string, body: Buffer, contentType: string, secret: string, trusted: readonly string[], now: string) => {
  const { status } = await fetchPublic(url, {
    ...{ body, trusted, timeoutMs, largest: 1_000_000 },
    headers: { 'content-type': contentType, ...signedHeaders([secret], randomUUID(), body, now) },
  })
  if (status < 200 || status > 299) throw new FetchFault(`${new URL(url).host} answered with ${status}.`, status === 410)
}

/**
 * Writes a template's file and sends it to its target; null if it is unchanged since the last delivery. Rejects with a `FetchFault`.
 *
 * @param now the instant, ISO in UTC
 */
export const deliverMarket = async (
  db: Database,
  template: MarketTemplate,
  { secret, originTemplate, trusted, log }: MarketDeliveryContext,
  { isForced, now }: { readonly isForced: boolean; readonly now: string },
): Promise<SentMarket | null> => {
  const { id, siteId, organisationId, name, target } = template
  if (target.kind === 'address') throw new FetchFault('This feed isn’t sent. It is fetched from its address.', true)
  const format = templateFormat(id, name, marketTemplate.parse(template.document))
  const open = await listMarketFeeds(db.forOrganisation(organisationId), siteId)
  const storeCodes = open.find((feed) => feed.format === format.id)?.storeCodes ?? {}
  const market = await marketSite({ db, originOf: (host) => originTemplate.replace('{host}', host), now }, siteId, storeCodes)
  if (!market) throw new FetchFault('The site isn’t live, so its cars aren’t sent anywhere.', false)
  const parts: Buffer[] = []
  let [cars, bytes] = [0, 0]
  const onError = (error: unknown, carId: string) => log(`The car ${carId} was left out of the file ${id}`, error)
  const onCar = () => {
    cars++
  }
  for await (const text of marketFile(db, format, market, onError, onCar)) {
    const part = Buffer.from(text)
    bytes += part.length
    if (bytes > maxFileBytes) throw new FetchFault('The file is larger than 100 MB.', true)
    parts.push(part)
  }
  const body = Buffer.concat(parts)
  const hash = createHash('sha256').update(body).digest('hex')
  if (!isForced && hash === template.deliveredHash) return null
  if (target.kind === 'sftp') await uploadSftp(db, template, body, { secret, trusted })
  else await post(target.url, body, marketWriter(format).contentType, marketSecret(secret, id), trusted, now)
  return { cars, bytes, hash }
}
