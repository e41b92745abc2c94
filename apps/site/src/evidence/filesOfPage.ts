import path from 'node:path'
import type { Database } from '@forecourt/data/createDatabase'
import { storedFiles } from '@forecourt/data/evidence/siteBuilds'
import type { PageFile } from '@forecourt/services/evidence/PageFile'
import type { BuildFiles } from './siteBuild'

/** Names in a text that may be those of built files: these contain a hash of the content, so a name stands for one file. */
const namesIn = (text: string): readonly string[] => text.match(/[\w.~-]+\.[a-z\d]+/gi) ?? []

/** Files that name others. */
const isText = (address: string): boolean => /\.(?:css|js)$/.test(address)

/**
 * The stored files that a document names, then those that these name, and so on: all that a browser may request for it (CFG-12). Files that
 * aren't stored are left out.
 */
export const filesOfPage = async (db: Database, body: string, files: BuildFiles): Promise<readonly PageFile[]> => {
  const addresses = new Map(Object.keys(files).map((address) => [path.posix.basename(address), address]))
  const found: PageFile[] = []
  let texts: readonly string[] = [body]
  while (texts.length > 0 && addresses.size > 0) {
    const named = [...new Set(texts.flatMap(namesIn))].flatMap((name) => {
      const address = addresses.get(name)
      addresses.delete(name)
      return address === undefined ? [] : [{ address, hash: files[address] ?? '' }]
    })
    const contents = await storedFiles(
      db,
      named.map(({ hash }) => hash),
    )
    const added = named.flatMap(({ address, hash }): PageFile[] => {
      const content = contents.get(hash)
      return content ? [{ address, hash, content }] : []
    })
    found.push(...added)
    texts = added.filter(({ address }) => isText(address)).map(({ content }) => content.toString())
  }
  return found
}
