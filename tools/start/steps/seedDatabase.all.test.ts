import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '@forecourt/data/migrate/connect'
import { type TestDatabase, testDatabase } from '@forecourt/data/testing/testDatabase'
import { presetLayers } from '@forecourt/seeds/presetLayers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoSitesIn } from '../readSignIns'
import { seedMissingPresets } from '../seedMissingPresets'
import { readSettings } from '../settings'
import { seedDatabase } from './seedDatabase'

let test: TestDatabase
const dataDirectory = mkdtempSync(path.join(tmpdir(), 'forecourt-seed-'))
beforeAll(async () => {
  test = await testDatabase()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await test.close()
  rmSync(dataDirectory, { recursive: true })
})

const count = async (question: string) =>
  Number((await connect(test.ownerUrl, (client) => client.query<{ n: string }>(`select count(*) as n from ${question}`))).rows[0]?.n)

it('a seed without the demo inserts only the presets that sites need, and no dealers', async () => {
  const settings = { ...readSettings(), dataDirectory, filesPlace: path.join(dataDirectory, 'files'), rolesExist: false }
  await seedDatabase(test.ownerUrl, settings, { demo: false })
  expect(await count('organisations')).toBe(0)
  expect(await count('users')).toBe(0)
  expect(await count('layers')).toBe(presetLayers.length)
  expect(await count('manufacturers')).toBeGreaterThan(50)
  expect(await demoSitesIn(test.urls)).toEqual([])
  expect(await seedMissingPresets(test.urls, settings)).toBe(false)
})
