import { listFilePacks } from './backupFiles'
import type { BackupFolder } from './backupFolder'
import { baseArchive, baseDescription, listBases } from './takeBase'

/** Removes what no restore to a time after `before` (ISO in UTC) needs: copies of the database, log, lists of files, and files. */
export const prune = async (folder: BackupFolder, key: Buffer, before: string): Promise<void> => {
  const bases = await listBases(folder)
  const needed = bases.findLast(({ finishedAt }) => finishedAt <= before)
  if (!needed) return
  for (const { name } of bases.filter((base) => base.finishedAt < needed.finishedAt)) {
    await folder.remove(baseDescription(name))
    await folder.remove(baseArchive(name))
  }
  // A later timeline has a greater name, and a copy on it needs no earlier one.
  for (const name of await folder.list('wal')) if (name < needed.firstSegment) await folder.remove(`wal/${name}`)
  const lists = await folder.list('manifests')
  const first = Math.max(
    lists.findLastIndex((name) => name <= needed.finishedAt),
    0,
  )
  if (first === 0) return
  for (const name of lists.slice(0, first)) await folder.remove(`manifests/${name}`)
  const used = new Set<string>()
  for (const name of lists.slice(first)) for (const pack of await listFilePacks(folder, key, name)) used.add(pack)
  for (const name of await folder.list('files')) if (!used.has(`files/${name}`)) await folder.remove(`files/${name}`)
}
