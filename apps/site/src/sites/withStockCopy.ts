import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import type { ChangedCars, ChangePosition } from '@forecourt/data/stock/changedCars'
import type { StockCar } from '@forecourt/data/stock/reading/parseCar'
import type { StockSource } from '@forecourt/data/stock/search/stockSource'
import { unfinishedEnding } from '@forecourt/services/storage/writeFileWhole'

/** Of changes since all cars were copied. With more, the copy grows older instead of longer. Bytes. */
const mostChanges = 64 * 1024 * 1024
/** Cars a page of a copy has. */
const pageSize = 200

/** A position as JSON can hold it. */
type WrittenPosition = Omit<ChangePosition, 'seen'> & { readonly seen: readonly (readonly [string, string])[] }
/** The first line of a snapshot. The file of changes begins with its id: changes of another snapshot are none. */
interface Head {
  readonly id: string
  readonly position: WrittenPosition
}
type Changes = Pick<ChangedCars, 'upserts' | 'removals'> & { readonly position: WrittenPosition }

const written = ({ seen, ...rest }: ChangePosition): WrittenPosition => ({ ...rest, seen: [...seen] })
const understood = ({ seen, ...rest }: WrittenPosition): ChangePosition => ({ ...rest, seen: new Map(seen) })

/** The last that is said of each car, by id; null for one that is gone. */
function latest(changes: readonly Changes[]): Map<string, StockCar | null> {
  const cars = new Map<string, StockCar | null>()
  for (const { upserts, removals } of changes) {
    for (const car of upserts) cars.set(car.id, car)
    for (const id of removals) cars.set(id, null)
  }
  return cars
}

/**
 * An organisation's cars as a source gives them, on disk as well: a snapshot (`<name>.cars.gz`), and the changes since (`<name>.changes`).
 * While the database is away, a process that has not loaded them yet reads them from there, and follows the changes from where the
 * copy ends once it is back. What can't be written is logged; the cars themselves never wait for the disk.
 *
 * @param name without an ending
 */
export function withStockCopy(source: StockSource, directory: string, name: string): StockSource {
  const snapshot = path.join(directory, `${name}.cars.gz`)
  const changes = path.join(directory, `${name}.changes`)
  /** Where the snapshot under way begins, and whether it is read from the copy. */
  let begun: { readonly position: ChangePosition; readonly isCopy: boolean } | null = null
  /** Positions nobody could yet follow from, for want of a database. */
  const copied = new WeakSet<ChangePosition>()
  /** How many bytes of changes the copy has; null while there is no whole snapshot to add them to. */
  let changesLength: number | null = null
  let queue: Promise<unknown> = Promise.resolve()

  /** One after another, and behind everything else. */
  function inTurn(work: () => Promise<void>): void {
    queue = queue.then(work).catch((error: unknown) => {
      changesLength = null
      console.error('The copy of an organisation’s cars could not be written:', error)
    })
  }

  /** What was added since the snapshot; a last line that was cut off says nothing. */
  async function changesSinceSnapshot(id: string): Promise<Changes[]> {
    const [first, ...lines] = (await readFile(changes, 'utf8').catch(() => '')).split('\n')
    if (first !== id) return []
    changesLength = lines.reduce((sum, line) => sum + line.length, 0)
    return lines.slice(0, -1).map((line) => JSON.parse(line) as Changes)
  }

  async function* linesOfSnapshot(): AsyncGenerator<string, void> {
    const file = createReadStream(snapshot)
    const unzipped = createGunzip()
    file.on('error', (error) => unzipped.destroy(error))
    try {
      yield* createInterface({ input: file.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY })
    } finally {
      file.destroy()
      unzipped.destroy()
    }
  }

  async function copiedPosition(): Promise<ChangePosition | null> {
    const head = await headOfSnapshot()
    if (!head) return null
    const last = (await changesSinceSnapshot(head.id)).at(-1)
    const position = understood(last?.position ?? head.position)
    copied.add(position)
    return position
  }

  async function headOfSnapshot(): Promise<Head | null> {
    try {
      for await (const line of linesOfSnapshot()) return JSON.parse(line) as Head
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error('The copy of an organisation’s cars could not be read:', error)
    }
    return null
  }

  async function* copiedPages(): AsyncGenerator<readonly StockCar[], void> {
    let others: Map<string, StockCar | null> | null = null
    let page: StockCar[] = []
    for await (const line of linesOfSnapshot()) {
      if (others === null) {
        others = latest(await changesSinceSnapshot((JSON.parse(line) as Head).id))
        continue
      }
      const car = JSON.parse(line) as StockCar
      if (!others.has(car.id)) page.push(car)
      if (page.length < pageSize) continue
      yield page
      page = []
    }
    yield [...page, ...[...(others?.values() ?? [])].filter((car) => car !== null)]
  }

  /** Writes each page before it is given; the copy takes the last one's place when all of them are in it. */
  async function* storingPages(position: ChangePosition): AsyncGenerator<readonly StockCar[], void> {
    const writer = await snapshotWriter(position)
    let isWhole = false
    try {
      for await (const page of source.pages()) {
        writer?.add(page)
        yield page
      }
      isWhole = true
    } finally {
      changesLength = null
      if (writer) inTurn(isWhole ? writer.finish : writer.discard)
    }
  }

  async function snapshotWriter(position: ChangePosition) {
    const id = randomUUID()
    const part = `${snapshot}.${id}${unfinishedEnding}`
    await mkdir(directory, { recursive: true }).catch(() => {})
    const zipped = createGzip({ level: 1 })
    const file = createWriteStream(part, { mode: 0o600 })
    const done = finished(zipped.pipe(file))
    // Whoever finishes or discards it is told.
    done.catch(() => {})
    file.on('error', (error) => zipped.destroy(error))
    zipped.on('error', () => {})
    zipped.write(`${JSON.stringify({ id, position: written(position) } satisfies Head)}\n`)
    return {
      add: (page: readonly StockCar[]) => zipped.writable && zipped.write(page.map((car) => `${JSON.stringify(car)}\n`).join('')),
      async finish() {
        zipped.end()
        try {
          await done
          await rename(part, snapshot)
          await writeFile(changes, `${id}\n`, { mode: 0o600 })
          changesLength = 0
        } finally {
          await rm(part, { force: true })
        }
      },
      async discard() {
        zipped.destroy()
        file.destroy()
        await done.catch(() => {})
        await rm(part, { force: true })
      },
    }
  }

  function storeChanges({ upserts, removals, position }: ChangedCars): void {
    if (upserts.length + removals.length === 0) return
    inTurn(async () => {
      if (changesLength === null) return
      const line = `${JSON.stringify({ upserts, removals, position: written(position) } satisfies Changes)}\n`
      changesLength += line.length
      if (changesLength > mostChanges) changesLength = null
      else await appendFile(changes, line)
    })
  }

  return {
    async position() {
      try {
        const position = await source.position()
        begun = { position, isCopy: false }
        return position
      } catch (error) {
        const position = isDatabaseAway(error) ? await copiedPosition() : null
        if (!position) throw error
        begun = { position, isCopy: true }
        return position
      }
    },

    pages() {
      if (begun === null) throw new Error('The position is asked for first, so that no change falls in between.')
      return begun.isCopy ? copiedPages() : storingPages(begun.position)
    },

    async changesSince(position) {
      try {
        const changed = await source.changesSince(position)
        if (changed) storeChanges(changed)
        return changed
      } catch (error) {
        // Of a copy that was just read there are no changes to be had yet; those who have waited for the database are told it is away.
        if (!copied.has(position) || !isDatabaseAway(error)) throw error
        return { upserts: [], removals: [], position, more: false }
      }
    },
  }
}
