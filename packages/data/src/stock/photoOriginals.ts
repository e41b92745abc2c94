import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import type { Database, Scope } from '../createDatabase'
import { literally } from '../lists/listSql'

const fileOf = (key: string): string => pictureFocus(key).file

/** Remembers what a photo was before it was turned, cropped or blurred: of one that was already, what it was at first. */
export const noteOriginal = (
  scope: Scope,
  { organisationId, key, from }: { readonly organisationId: string; readonly key: string; readonly from: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    const known = await tx.pictureOriginal.findFirst({ where: { organisationId, key: fileOf(from) } })
    const originalKey = known?.originalKey ?? fileOf(from)
    if (originalKey === fileOf(key)) return
    await tx.pictureOriginal.createMany({ data: [{ organisationId, key: fileOf(key), originalKey }], skipDuplicates: true })
  })

/** What photos of an organisation were at first, by their files; those that are as they came are left out. */
export const photoOriginals = (scope: Scope, organisationId: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  scope.transaction(async (tx) => {
    const rows = await tx.pictureOriginal.findMany({ where: { organisationId, key: { in: keys.map(fileOf) } } })
    return new Map(rows.map(({ key, originalKey }) => [key, originalKey]))
  })

/** Whether any car of any organisation shows a photo, or a feed may show it again: the same content is one file for all. */
export const isPhotoShown = (db: Database, key: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const file = fileOf(key)
    const shown = await tx.carImage.findFirst({
      where: { OR: [{ key: file }, { key: { startsWith: `${literally(file)}#` } }] },
      select: { carId: true },
    })
    return shown !== null || (await tx.stockFeedPhoto.findFirst({ where: { key: file }, select: { carId: true } })) !== null
  })
