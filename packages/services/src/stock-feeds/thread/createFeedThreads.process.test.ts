import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import type { FeedContext } from '../FeedContext'
import type { FeedReader } from '../FeedReader'
import { RereadRequired } from '../fileEvidence'
import { parseFeed } from '../parseFeed'
import { createFeedThreads, type FeedLimits } from './createFeedThreads'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
const threads = (limits?: FeedLimits) => {
  const made = createFeedThreads(limits)
  stops.push(made.stop)
  return made
}

const context: FeedContext = {
  ...{ dealershipId: 'dealership', locationId: 'location', priceType: 'egc', country: 'AU', cameNow: true },
  ...{ now: '2026-11-28T00:00:00.000Z', newId: randomUUID, mapping: null, evidence: 'ifNeeded' },
  makes: [{ name: 'Kia', models: ['Rio'] }],
}
const head = 'Stock number,Make,Model,Year,Type,Kms,DAP'
const fileOf = (rows: readonly string[]) => new TextEncoder().encode(`${[head, ...rows].join('\n')}\n`)
const cars = (count: number) => fileOf(Array.from({ length: count }, (_, at) => `S${at},Kia,Rio,2026,Used,${1_000 + at},9990`))

/** Reads a file as an import does: once, and again if the evidence matters. */
const readWhole = async (parse: FeedReader['parse'] | typeof parseFeed, bytes: Uint8Array) => {
  const take = async (evidence: FeedContext['evidence']) => {
    const { headings, unread, mapping, batches, columnQuestions, skippedRows } = await parse(bytes, { ...context, evidence })
    const rows: unknown[] = []
    for await (const { cars: read, problems } of batches)
      rows.push(...read.map(({ row, car, providedFields }) => ({ row, car: { ...car, id: '' }, providedFields })), ...problems)
    return { headings, unread, mapping, rows, columnQuestions: columnQuestions(), skippedRows: skippedRows() }
  }
  return take('ifNeeded').catch((error: unknown) => {
    if (error instanceof RereadRequired) return take(error.evidence)
    throw error
  })
}

it.each([
  { name: 'in several batches', bytes: cars(1_200) },
  // Two prices of one car: the rows are read again.
  {
    name: 'with rows that contradict each other',
    bytes: fileOf(['A,Kia,Rio,2026,Used,5,9990', 'A,Kia,Rio,2026,Used,5,8990', 'B,Kia,Rio,2026,Used,5,7990']),
  },
  { name: 'with a column that nothing reads', bytes: new TextEncoder().encode(`${head},Mood\nA,Kia,Rio,2026,Used,5,9990,calm\n`) },
])('A file read in a thread has the same cars, problems and questions as without one: $name (ENT-01)', async ({ bytes }) => {
  const reader = threads().open()
  expect(await readWhole(reader.parse, bytes)).toEqual(await readWhole(parseFeed, bytes))
  reader.close()
})

it('A file that can’t be read is refused with the same reason as without a thread (ENT-01)', async () => {
  const reader = threads().open()
  const bytes = new TextEncoder().encode('Colour,Seats\nred,5\n')
  const reason = await readWhole(parseFeed, bytes).catch((error: Error) => error.message)
  await expect(readWhole(reader.parse, bytes)).rejects.toThrow(String(reason))
  reader.close()
})

it('Of two files that are read at once, one beyond its memory is refused; the other one is read, and so is the next (ENT-01)', async () => {
  // Half the memory in which a file with the most cars is read.
  const { open } = threads({ memoryMb: 32, readMs: 120_000 })
  const [heavy, light] = [open(), open()]
  const [refused, read] = await Promise.allSettled([readWhole(heavy.parse, cars(99_000)), readWhole(light.parse, cars(300))])
  expect(refused).toMatchObject({ status: 'rejected', reason: { problem: expect.stringMatching(/^The file needs more than 32 MB/) } })
  expect(read).toMatchObject({ status: 'fulfilled' })
  heavy.close()
  light.close()
  const next = open()
  expect((await readWhole(next.parse, cars(10))).rows).toHaveLength(10)
  next.close()
})

it('A file beyond its time is refused, and the next one is read (ENT-01)', async () => {
  const { open } = threads({ memoryMb: 512, readMs: 30 })
  const reader = open()
  await expect(readWhole(reader.parse, cars(90_000))).rejects.toThrow('Reading the file takes too long.')
  reader.close()
  const next = threads().open()
  expect((await readWhole(next.parse, cars(10))).rows).toHaveLength(10)
  next.close()
})
