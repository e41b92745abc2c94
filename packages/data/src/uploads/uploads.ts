import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'
import type { Database, Scope } from '../createDatabase'
import type { Upload as Row } from '../generated/client'

/** A file on its way in: what of it has arrived. */
export interface Upload {
  readonly id: string
  readonly organisationId: string
  readonly carId: string
  readonly kind: UploadKind
  /** What the file is called where it comes from. */
  readonly name: string
  readonly fingerprint: string
  /** Of the whole file. */
  readonly bytes: number
  /** How many of them have arrived, from its beginning. */
  readonly received: number
}

export const toUpload = ({ authorId: _author, createdAt: _created, updatedAt: _updated, kind, ...row }: Row): Upload => ({
  ...row,
  kind: kind === 'report' ? 'report' : 'photo',
})

/** A file that is not gone on with for as long is given up. Milliseconds. */
export const uploadExpiryMs = 24 * 3_600_000

/** A file on its way in that a person sends; nobody else can add to it. */
export const getUpload = (scope: Scope, id: string, authorId: string): Promise<Upload | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.upload.findFirst({ where: { id, authorId } })
    return row && toUpload(row)
  })

/** The files of a car that a person began to send, oldest first. */
export const listUploads = (scope: Scope, carId: string, authorId: string): Promise<Upload[]> =>
  scope.transaction(async (tx) =>
    (await tx.upload.findMany({ where: { carId, authorId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(toUpload),
  )

/** Notes that bytes arrived after those there were; false where others arrived meanwhile. */
export const noteReceived = (
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

/** Forgets a file that was taken in, or given up. */
export const removeUpload = async (scope: Scope, id: string): Promise<void> => {
  await scope.transaction((tx) => tx.upload.deleteMany({ where: { id } }))
}

/** Forgets the files that nobody goes on with. */
export const forgetUploads = async (db: Database, now: string): Promise<void> => {
  const before = new Date(Date.parse(now) - uploadExpiryMs)
  await db.platform.transaction((tx) => tx.upload.deleteMany({ where: { updatedAt: { lt: before } } }))
}
