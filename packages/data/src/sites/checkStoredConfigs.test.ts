import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { describe, expect, it } from 'vitest'
import { connect } from '../migrate/connect'
import { useWorld } from '../testing/useWorld'
import { checkStoredConfigs } from './checkStoredConfigs'

const world = useWorld()
const sql = (text: string, values: unknown[] = []) => connect(world.urls.owner, (client) => client.query(text, values))

/** Rows as an earlier release could have stored them: bypasses today's checks. */
const withoutTriggers = async (work: () => Promise<unknown>) => {
  await sql('alter table versions disable trigger versions_immutable')
  await work()
  await sql('alter table versions enable trigger versions_immutable')
}

describe('a dry run of the schema over the stored configs', { shuffle: false }, () => {
  it('a dry run of the schema over the stored configs finds nothing if everything was published with this schema (CFG-01)', async () => {
    const progress: number[] = []
    const { checked, findings } = await checkStoredConfigs(world.db, (sites) => progress.push(sites))
    expect(findings).toEqual([])
    expect(checked).toBeGreaterThanOrEqual(5)
    expect(progress).toEqual([2])
  })

  it('a dry run of the schema over the stored configs reports what shoppers would see differently on a site published with another default', async () => {
    await withoutTriggers(() =>
      sql(`update versions set config = jsonb_set(config::jsonb, '{search,pageSize}', '33')::json where site_id = $1`, [
        world.north.siteId,
      ]),
    )
    const { findings } = await checkStoredConfigs(world.db)
    expect(findings).toEqual([{ kind: 'live', name: 'north', verdict: 'differs', messages: [expect.stringMatching(/33 → 21/)] }])
  })

  it('a dry run of the schema over the stored configs reports invalid drafts, invalid layers, and drafts of a newer schema version', async () => {
    await sql(`update drafts set values = '{"search":{"pageSize":100000}}' where site_id = $1`, [world.south.siteId])
    await sql(`update drafts set schema_version = $2 where site_id = $1`, [world.north.siteId, schemaVersion + 1])
    await sql(`update layers set values = '{"search":{"colour":"red"}}' where kind = 'template'`)
    const { findings } = await checkStoredConfigs(world.db)
    const of = (kind: string, name?: string) => findings.find((finding) => finding.kind === kind && (!name || finding.name === name))
    expect(of('layer')).toMatchObject({ verdict: 'broken', messages: [expect.stringMatching(/colour/)] })
    expect(of('draft', 'north')).toMatchObject({ verdict: 'broken', messages: [expect.stringContaining(`version ${schemaVersion + 1}`)] })
    expect(of('draft', 'south')?.messages.join()).toMatch(/Cars per page/)
  })
})
