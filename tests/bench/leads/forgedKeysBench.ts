import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { saveDestination, setDestinationKey } from '@forecourt/data/leads/delivery/destinations'
import { addSupplier } from '@forecourt/data/leads/delivery/suppliers'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { buildActor as actor, buildWorld } from '@forecourt/data/testing/buildWorld'
import { newAccessKey } from '@forecourt/services/destinations/accessKey'
import { fetchedLeads, type LeadApi, postedLead } from '../../../apps/console/src/server/leads/leadApi'
import type { Metric } from '../Metric'

const tries = 100_000
/** Calls at a time. */
const beside = 4

/** Keys that nobody was given, at the door where leads are fetched and at the one where they are posted: how many are let in when none is held back for guessing. */
export const forgedKeysBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-keys-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  try {
    await migrate(server.url)
    const { organisationId, siteId } = (await buildWorld(db)).north
    const scope = db.forOrganisation(organisationId)
    const now = new Date().toISOString()
    const target = { kind: 'pull', shape: 'flat' } as const
    const settings = {
      ...{ name: 'CRM', target, scope: 'organisation' as const, locationId: null },
      ...{ forms: [], sources: [], takesSuspicious: false },
    } as const
    const made = await saveDestination(scope, { organisationId, id: null, settings, actor })
    const [fetching, posting] = [newAccessKey(), newAccessKey()]
    await setDestinationKey(scope, { id: made?.id ?? '', key: fetching.stored, actor, now })
    await addSupplier(scope, { siteId, name: 'Market', key: posting.stored, actor, now })
    const free = async () => ({ allowed: true }) as const
    const api: LeadApi = { db, limits: { call: free, guess: free }, address: '203.0.113.9', now }
    const authorization = (key: string) => ({ authorization: `Bearer ${key}` })
    const doors = {
      fetched: (key: string) => fetchedLeads(new Request('https://console.example/api/leads', { headers: authorization(key) }), api),
      posted: (key: string) =>
        postedLead(
          new Request('https://console.example/api/leads', { method: 'POST', headers: authorization(key), body: '{"id":"1"}' }),
          api,
        ),
    }
    // Else none would be let in because the doors are shut.
    if ((await doors.fetched(fetching.key)).status !== 200) throw new Error('The right key was to be let in.')
    if ((await doors.posted(posting.key)).status === 401) throw new Error('The right key was to be let in.')
    const metrics: Metric[] = []
    for (const [name, ask] of Object.entries(doors)) {
      let [left, accepted] = [tries, 0]
      const guess = async () => {
        while (left-- > 0) if ((await ask(`fc_${randomBytes(32).toString('base64url')}`)).status !== 401) accepted++
      }
      await Promise.all(Array.from({ length: beside }, guess))
      metrics.push({ name: `forged-keys-accepted-${name}`, value: accepted, unit: `of ${tries}` })
    }
    return metrics
  } finally {
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
