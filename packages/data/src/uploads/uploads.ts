import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'
import type { Database, Scope } from '../createDatabase'
import type { Upload as Row } from '../generated/client'

/** A file upload in progress. */
export interface Upload {
  readonly id: string
  readonly organisationId: string
  readonly carId: string
  readonly kind: UploadKind
  /** Original file name. */
  readonly name: string
  /** Key by which the browser recognises the file, to resume: name, size and modification time. */
  readonly clientFileKey: string
  /** Total size. */
  readonly bytes: number
  /** Number of received bytes, from the start. */
  readonly received: number
}

export const toUpload = ({ authorId: _author, createdAt: _created, updatedAt: _updated, kind, ...row }: Row): Upload => ({
  ...row,
  kind: kind === 'report' ? 'report' : 'photo',
})

/** Expiry of an upload without progress. Milliseconds. */
export const uploadExpiryMs = 24 * 3_600_000

/** A user's own upload in progress. */
export const getUpload = (scope: Scope, id: string, authorId: string): Promise<Upload | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.upload.findFirst({ where: { id, authorId } })
    return row && toUpload(row)
  })

/** A user's uploads for a car, oldest first. */
export const listUploads = (scope: Scope, carId: string, authorId: string): Promise<Upload[]> =>
  scope.transaction(async (tx) =>
    (await tx.upload.findMany({ where: { carId, authorId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(toUpload),
  )

/** Advances the offset of an upload if it is still `at`; false otherwise: a concurrent or repeated part. */
export const advanceUpload = (
  scope: Scope,
  { id, at, bytes, now }: { readonly id: string; readonly at: number; readonly bytes: number; readonly now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const { count } = await tx.upload.updateMany({
      where: { id, received: at, bytes: { gte: at + bytes } },
      data: { received: at + bytes, updatedAt: new Date(now) },
    })
    return count === 1
  })

/** Deletes a finished or abandoned upload. */
export const removeUpload = async (scope: Scope, id: string): Promise<void> => {
  await scope.transaction((tx) => tx.upload.deleteMany({ where: { id } }))
}

/** Deletes expired uploads. */
export const deleteExpiredUploads = async (db: Database, now: string): Promise<void> => {
  const before = new Date(Date.parse(now) - uploadExpiryMs)
  await db.platform.transaction((tx) => tx.upload.deleteMany({ where: { updatedAt: { lt: before } } }))
}
