import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const searchableByOthers = 0o001

/** Whether every folder down to `target` lets other users pass, so that a process of another user can open it. */
export const reachableByAnyone = (target: string): boolean => {
  const folder = path.resolve(target)
  const passable = !existsSync(folder) || (statSync(folder).mode & searchableByOthers) !== 0
  const parent = path.dirname(folder)
  return passable && (parent === folder || reachableByAnyone(parent))
}
