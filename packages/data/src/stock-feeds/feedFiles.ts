import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Database, Scope } from '../createDatabase'

/** Retention of files. Days. */
const retentionDays = 30
const dayMs = 86_400_000
/** Maximum size of a file; stored compressed. Bytes. */
export const largestFeedBytes = 60_000_000

const [zipped, unzipped] = [promisify(gzip), promisify(gunzip)]

/** Chunk size for hashing, after which other work gets a turn. */
const hashedAtOnce = 4_000_000

const hashFile = async (bytes: Uint8Array): Promise<string> => {
  const hash = createHash('sha256')
  for (let start = 0; start < bytes.length; start += hashedAtOnce) {
    hash.update(bytes.subarray(start, start + hashedAtOnce))
    await new Promise(setImmediate)
  }
  return hash.digest('hex')
}

/** Stores a file, once per content. Null if there is no such feed. */
export const storeFeedFile = async (
  scope: Scope,
  { feedId, name, bytes, now }: { readonly feedId: string; readonly name: string; readonly bytes: Uint8Array; readonly now: string },
): Promise<string | null> => {
  const hash = await hashFile(bytes)
  return scope.transaction(
    async (tx) => {
      const feed = await tx.stockFeed.findFirst({ where: { id: feedId }, select: { organisationId: true } })
      if (!feed) return null
      const existing = await tx.stockFeedFile.findFirst({ where: { feedId, hash }, select: { id: true } })
      if (existing) {
        // Received again: restarts its retention.
        await tx.stockFeedFile.updateMany({ where: { id: existing.id }, data: { receivedAt: new Date(now) } })
        return existing.id
      }
      const { id } = await tx.stockFeedFile.create({
        data: {
          organisationId: feed.organisationId,
          feedId,
          name,
          hash,
          size: bytes.length,
          bytes: new Uint8Array(await zipped(bytes)),
          receivedAt: new Date(now),
        },
        select: { id: true },
      })
      return id
    },
    { timeoutMs: 60_000 },
  )
}

/** The file of a run; null if it was deleted. */
export const storedFeedFile = (
  scope: Scope,
  feedId: string,
  runId: string,
): Promise<{ readonly id: string; readonly name: string; readonly bytes: Uint8Array } | null> =>
  scope.transaction(async (tx) => {
    const run = await tx.stockFeedRun.findFirst({ where: { id: runId, feedId }, select: { fileId: true } })
    const file = run?.fileId ? await tx.stockFeedFile.findFirst({ where: { id: run.fileId, feedId } }) : null
    return file && { id: file.id, name: file.name, bytes: await unzipped(file.bytes, { maxOutputLength: largestFeedBytes }) }
  })

/** Deletes files after the retention period; their runs stay. */
export const deleteOldFeedFiles = (db: Database, now: string): Promise<number> =>
  db.platform.transaction(async (tx) => {
    const before = new Date(Date.parse(now) - retentionDays * dayMs)
    const old = await tx.stockFeedFile.findMany({ where: { receivedAt: { lt: before } }, select: { id: true } })
    const ids = old.map(({ id }) => id)
    await tx.stockFeedRun.updateMany({ where: { fileId: { in: ids } }, data: { fileId: null } })
    return (await tx.stockFeedFile.deleteMany({ where: { id: { in: ids } } })).count
  })
