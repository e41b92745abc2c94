import { createGzip } from 'node:zlib'
import { type BackupFolder, readJson, writeJson } from './backupFolder'
import type { Replication } from './replication'

/** A copy of the whole database cluster, and what a restore needs to know of it. */
export interface Base {
  /** The name of its packs: when it was begun. ISO in UTC. */
  readonly name: string
  /** The first time that can be restored with it. ISO in UTC. */
  readonly finishedAt: string
  readonly timeline: number
  /** The name of the first log file it needs. */
  readonly firstSegment: string
  /** The name of the log file that holds its end. */
  readonly lastSegment: string
  /** Size of a log file, in bytes. */
  readonly segmentSize: number
  /** Identifier that Postgres gives to a database cluster; missing in backups of earlier releases. */
  readonly system?: string
  /** Major version of Postgres. */
  readonly version: number
  /** Name of the installation's database. */
  readonly database: string
  /** The owner's role. */
  readonly owner: string
  /** Files of the data folder that aren't in the database, by name: secrets, the embedded database's password. */
  readonly secrets: { readonly [file: string]: string }
}

export const baseArchive = (name: string) => `bases/${name}.tar.gz`
export const baseDescription = (name: string) => `bases/${name}.json`

/** Complete copies, oldest first. */
export const listBases = async (folder: BackupFolder): Promise<Base[]> => {
  const bases: Base[] = []
  for (const name of await folder.list('bases')) if (name.endsWith('.json')) bases.push(await readJson<Base>(folder, `bases/${name}`))
  return bases
}

/** First bytes of the messages of BASE_BACKUP. */
const [archive, data] = ['n'.charCodeAt(0), 'd'.charCodeAt(0)]

/** A copy of the files of the database cluster as a tar archive, while it runs. Without the log that it needs. */
export async function* baseFiles(replication: Replication): AsyncGenerator<Buffer> {
  const options = `LABEL 'forecourt', CHECKPOINT 'fast', WAL false, MANIFEST 'no'`
  let archives = 0
  for await (const message of replication.copy(`BASE_BACKUP (${options})`)) {
    if (message[0] === archive && ++archives > 1) throw new Error('Databases with tablespaces of their own cannot be backed up.')
    if (message[0] === data) yield message.subarray(1)
  }
}

/** Copies the database cluster while it runs. `describe` is called at the end. */
export const takeBase = async (
  replication: Replication,
  folder: BackupFolder,
  name: string,
  describe: () => Promise<Base>,
): Promise<void> => {
  const gzip = createGzip({ level: 1 })
  const compress = async () => {
    for await (const bytes of baseFiles(replication)) if (!gzip.write(bytes)) await new Promise((resolve) => gzip.once('drain', resolve))
    gzip.end()
  }
  const compressing = compress()
  compressing.catch((error) => gzip.destroy(error))
  await folder.write(baseArchive(name), gzip)
  await compressing
  // Last, because a copy counts from when it has a description.
  await writeJson(folder, baseDescription(name), await describe())
}
