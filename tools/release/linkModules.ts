import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Gives a second tree of this repository the installed packages of the first one by links. Packages of the workspace, which are links
 * themselves, lead to the second tree.
 */
export const linkModules = (from: string, to: string, folder = 'node_modules'): void => {
  const [source, target] = [path.join(from, folder), path.join(to, folder)]
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    // Caches are of the first tree.
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue
    const own = path.join(source, entry.name)
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(own), path.join(target, entry.name))
    else if (entry.name.startsWith('@')) linkModules(from, to, path.join(folder, entry.name))
    else symlinkSync(own, path.join(target, entry.name))
  }
}
