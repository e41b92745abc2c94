import { execFileSync } from 'node:child_process'

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
