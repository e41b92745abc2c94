import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startObjectServer } from '@forecourt/services/storage/testing/startObjectServer'

/** Objects that survive the end of the process, as files of a folder. */
class StoredObjects extends Map<string, Buffer> {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder))
      if (!name.endsWith('.part')) super.set(decodeURIComponent(name), readFileSync(path.join(folder, name)))
  }

  override set(name: string, bytes: Buffer) {
    const file = path.join(this.#folder, encodeURIComponent(name))
    writeFileSync(`${file}.part`, bytes)
    renameSync(`${file}.part`, file)
    return super.set(name, bytes)
  }

  override delete(name: string) {
    rmSync(path.join(this.#folder, encodeURIComponent(name)), { force: true })
    return super.delete(name)
  }
}

/** `objects.ts <port> <folder>`: the object storage of the cluster. */
const [port, folder = ''] = process.argv.slice(2)
process.on('SIGTERM', () => process.exit())
await startObjectServer(Number(port), new StoredObjects(folder))
