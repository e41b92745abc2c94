import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const nameOfMap = /\n\/\/# sourceMappingURL=\S+\s*$/
/** Bytes: less isn't worth a file of its own. */
const least = 4_000

/**
 * Makes files of a built server that say the same say it once. The bundler writes a file anew for each endpoint that needs it, differing
 * in the name of its source map alone; a process that serves them all held the text, and the code made of it, up to two dozen times,
 * 50 MB of the site's. One keeps the text; the others ask for that one. Gives how many of them, and their bytes.
 */
export function shareChunks(folder: string): { readonly shared: number; readonly bytes: number } {
  const firsts = new Map<string, string>()
  let [shared, bytes] = [0, 0]
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  for (const name of names.sort()) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (text.length < least) continue
    const content = text.replace(nameOfMap, '')
    const first = firsts.get(content)
    if (first === undefined) {
      firsts.set(content, file)
      continue
    }
    const from = path.relative(path.dirname(file), first).split(path.sep).join('/')
    writeFileSync(file, `module.exports=require(${JSON.stringify(from.startsWith('.') ? from : `./${from}`)})\n`)
    shared++
    bytes += text.length
  }
  return { shared, bytes }
}
