import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import { naiveSearch } from '../testing/naiveSearch'
import { randomRecord, randomSettings } from '../testing/randomRecords'
import { randomBatch } from '../testing/randomRequest'
import { createSearchIndex } from './createSearchIndex'
import type { SearchIndex } from './SearchIndex'

/** Timeout in milliseconds, only to detect a hang. */
const timeout = process.env.FUZZ_RUNS ? 3_600_000 : 180_000

/** Increase while working on the engine: `FUZZ_RUNS=5000`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? runs(100))

const read = (record: SearchRecord) => record
const source = { settings: randomSettings, read }

const agrees = (index: SearchIndex<SearchRecord>, records: readonly SearchRecord[], requests: readonly SearchRequest[]) =>
  expect(index.search(requests)).toEqual(requests.map((request) => naiveSearch(records, request, randomSettings)))

const size = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 41, max: 260 }))
const step = fc.record({
  upserts: fc.array(fc.record({ id: fc.nat(300), seed: fc.nat(50) }), { maxLength: 12 }),
  removals: fc.array(fc.nat(300), { maxLength: 12 }),
  compact: fc.constantFrom(false, false, true),
  requests: randomBatch,
})

describe('the search index', () => {
  it(
    'the search index gives the same hits, order, counts and statistics as plain loops, for any stock and requests (SRC-01, SRC-45, SRC-46)',
    () => {
      fc.assert(
        fc.property(fc.nat(1000), size, randomBatch, (seed, count, requests) => {
          const records = Array.from({ length: count }, (_, id) => randomRecord(seed, id))
          agrees(createSearchIndex(source, records), records, requests)
        }),
        { numRuns },
      )
    },
    timeout,
  )

  it(
    'the search index does so for thousands of records, which are counted and ordered in other ways',
    () => {
      const records = Array.from({ length: 2_500 }, (_, id) => randomRecord(7, id))
      const index = createSearchIndex(source, records)
      fc.assert(
        fc.property(randomBatch, (requests) => {
          agrees(index, records, requests)
        }),
        { numRuns: Math.ceil(numRuns / 8) },
      )
    },
    timeout,
  )

  it(
    'the search index does so after any changes, applied or only tried, compacted or not',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(1000), size, fc.array(step, { minLength: 1, maxLength: 4 }), async (seed, count, steps) => {
          const records = new Map(Array.from({ length: count }, (_, id) => [`car-${id}`, randomRecord(seed, id)]))
          const index = createSearchIndex(source, [...records.values()])
          for (const { upserts, removals, compact, requests } of steps) {
            const changed = upserts.map((upsert) => randomRecord(upsert.seed, upsert.id))
            const changes = { upserts: changed, removals: removals.map((id) => `car-${id}`) }
            const before = [...records.values()]
            const tried = await index.withChanges(changes)
            for (const id of removals) records.delete(`car-${id}`)
            for (const record of changed) records.set(record.objectID, record)
            // A running compaction must not lose concurrent changes.
            const compacted = compact ? index.compact() : null
            agrees(index, before, requests)
            await index.apply(changes)
            agrees(tried, [...records.values()], requests)
            expect(tried.size).toBe(records.size)
            agrees(index, [...records.values()], requests)
            await compacted
            agrees(index, [...records.values()], requests)
            expect(index.size).toBe(records.size)
          }
        }),
        { numRuns: Math.ceil(numRuns / 3) },
      )
    },
    timeout,
  )
})
