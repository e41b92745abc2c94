import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, copyFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unprivilegedUser } from '@forecourt/data/embedded/postgresBinaries'
import { dataFolder } from '@forecourt/data/embedded/startPostgres'
import { withReplication } from '../backup/replication'
import { baseFiles } from '../backup/takeBase'
import { type SupervisedPostgres, supervisePostgres } from '../start/supervisePostgres'

const slot = 'forecourt_replica'

/** Copies the cluster of a running server into an empty folder, and keeps its log from then on. */
const copyCluster = (ownerUrl: string, data: string) =>
  withReplication(ownerUrl, async (replication) => {
    const [known] = await replication.rows(`READ_REPLICATION_SLOT ${slot}`)
    if (known?.slot_type) await replication.rows(`DROP_REPLICATION_SLOT ${slot}`)
    await replication.rows(`CREATE_REPLICATION_SLOT ${slot} PHYSICAL RESERVE_WAL`)
    const tar = spawn('tar', ['-x', '-f', '-', '-C', data], { ...unprivilegedUser(), cwd: '/', stdio: ['pipe', 'ignore', 'inherit'] })
    const ended = once(tar, 'close')
    await pipeline(Readable.from(baseFiles(replication)), tar.stdin)
    const [code] = await ended
    if (code !== 0) throw new Error('The copy of the database could not be unpacked.')
  })

/** A new streaming replica of the embedded database, which is read-only. It owns the files of `directory`. */
export const startReplica = async (
  ownerUrl: string,
  { primary, directory, port }: { readonly primary: string; readonly directory: string; readonly port: number },
  log: (line: string) => void,
): Promise<SupervisedPostgres> => {
  const user = unprivilegedUser()
  const data = dataFolder(directory, user)
  rmSync(data, { recursive: true, force: true })
  dataFolder(directory, user)
  await copyCluster(ownerUrl, data)
  const signal = path.join(data, 'standby.signal')
  writeFileSync(signal, '')
  if (user) chownSync(signal, user.uid, user.gid)
  // Not as arguments, which every user of the machine can list.
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${ownerUrl}'\nprimary_slot_name = '${slot}'\n`)
  copyFileSync(`${primary}.password`, `${directory}.password`)
  return supervisePostgres({ directory, port }, log)
}
