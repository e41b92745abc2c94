import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/settings'

/** Text of a file in deploy/ and what it is in this cluster. */
export type Replacement = readonly [documented: string, here: string]

/** A file of deploy/ with the addresses of this cluster. Throws if it doesn't contain a documented text, so that the file itself is used. */
export const renderDeployFile = (file: string, replacements: readonly Replacement[]): string => {
  let text = readFileSync(path.join(root, 'deploy', file), 'utf8')
  for (const [documented, here] of replacements) {
    if (!text.includes(documented)) throw new Error(`deploy/${file} has no “${documented}” to replace.`)
    text = text.replaceAll(documented, here)
  }
  return text
}
