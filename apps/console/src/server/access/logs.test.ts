import { inspect } from 'node:util'
import type { Database, Scope } from '@forecourt/data/createDatabase'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { startLog } from '@forecourt/services/logging/startLog'
import { expect, test } from 'vitest'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { everyCall } from '../testing/everyCall'
import { callPath, procedures } from '../testing/procedures'

const world = testWorld()

const person = { name: 'Wilhelmina Featherstone', email: 'mina@featherstone.example', phone: '0491 570 156', mobile: '+61491570156' }
const entered = { ...person, ...{ search: person.name, note: `Call ${person.name}`, text: person.phone, message: person.email } }

/** A database whose transactions fail with an error of Postgres that quotes what was entered. */
const quoting = (scope: Scope): Scope => ({
  transaction: (work) =>
    scope.transaction(async (tx) => {
      await work(tx)
      await tx.$queryRaw`select ${Object.values(entered).join()}::int`
      throw new Error('not reached')
    }),
})
const quotingDatabase = (): Database => ({
  ...world.db,
  platform: quoting(world.db.platform),
  forOrganisation: (id) => ({ ...world.db.forOrganisation(id), ...quoting(world.db.forOrganisation(id)) }),
})

test('Failed procedures log nothing of what a user entered', async () => {
  const ids = { ...world.north, leadId: 'none', conversationId: 'none' }
  const { call } = createTestCaller(quotingDatabase(), buildSession('groupManager', world.north.organisationId))
  const lines: string[] = []
  const raw: string[] = []
  const endLog = startLog({ process: 'console', format: 'json', write: (line) => lines.push(line) })
  try {
    for (const { path } of procedures)
      try {
        await callPath(call, path, { ...(everyCall[path]?.(ids) as object), ...entered })
      } catch (error) {
        raw.push(inspect(error, { depth: 5 }))
        // Logs the error as the API endpoint does.
        console.error(`${path} failed:`, (error as Error).cause ?? error)
      }
  } finally {
    endLog()
  }
  const personal = /Wilhelmina|Featherstone|0491|491570156/i
  expect(raw.filter((text) => personal.test(text)).length).toBeGreaterThan(50)
  expect(lines.filter((line) => personal.test(line))).toEqual([])
})
