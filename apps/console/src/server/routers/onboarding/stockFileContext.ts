import { randomUUID } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import type { FeedContext } from '@forecourt/services/stock-feeds/parseFeed'
import type { z } from 'zod'
import { unpackedFile } from '../../feeds/unpackedFile'
import type { stockFileInput } from './stockInput'

/** The bytes of a file that answers keep in base64, compressed by gzip or as it is. */
export const keptFile = async (file: string): Promise<Buffer> => {
  const bytes = Buffer.from(file, 'base64')
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? unpackedFile(bytes) : bytes
}

/** What the file of a dealer who isn't there yet is read with: each location has its place in the list for an id. */
export const stockFileContext = async (
  db: Database,
  { mapping, corrections, priceType, country, places }: z.infer<typeof stockFileInput>,
  now: string,
): Promise<FeedContext> => ({
  ...{ dealershipId: '', locationId: '0', priceType, country, now, newId: randomUUID, mapping, corrections },
  places: places.map((called, index) => ({ locationId: String(index), called })),
  makes: await listKnownMakes(db),
})
