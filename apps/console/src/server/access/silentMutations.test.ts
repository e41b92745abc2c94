import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { connect } from '@forecourt/data/migrate/connect'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, temporaryUploads, testNow } from '../testing/createTestCaller'
import { everyCall } from '../testing/everyCall'
import { callPath, procedures } from '../testing/procedures'

const world = testWorld()
const uploads = temporaryUploads()

/** Tables written without an audit row: rate limits, read marks, presence, and uploads until they are used. */
const unaudited = ['limits', 'uploads', 'conversation_reads', 'editor_presences']

/** A digest of each table's rows. */
const digests = () =>
  connect(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; digest: string }>(`
      select table_name as name, (xpath('/row/h/text()', query_to_xml(format(
        'select md5(coalesce(string_agg(md5(t::text), '''' order by md5(t::text)), '''')) as h from public.%I t', table_name), false, true, '')))[1]::text as digest
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
    return new Map(rows.map(({ name, digest }) => [name, digest]))
  })

test('A mutation without an audit row changes no audited table', async () => {
  const { siteId } = world.north
  const site = await publishedSite(world.db, siteId)
  if (!site) throw new Error('The world has no such site.')
  const { leadId } = await createLead(world.db, site, buildLead(), { idempotencyKey: 'silent', now: testNow })
  const conversationId = (await getLead(world.db.platform, leadId))?.conversationId ?? ''
  const { call } = createTestCaller(world.db, buildSession('platformAdmin', null), { uploads })
  const ids = { ...world.north, leadId, conversationId }
  const answers = (path: string) =>
    catchRefusal(callPath(call, path, everyCall[path]?.(ids))).then(
      ({ code }) => code === 'answered',
      () => false,
    )
  const audited = () => world.db.platform.transaction((tx) => tx.auditEntry.count())
  const silent: string[] = []
  let known = await audited()
  for (const { path, type } of procedures) {
    if (type !== 'mutation') continue
    const isAnswered = await answers(path)
    const rows = await audited()
    if (isAnswered && rows === known) silent.push(path)
    known = rows
  }
  expect(silent.length).toBeGreaterThan(0)
  // Only the silent mutations, one by one: digests of all tables are slow.
  const changes: string[] = []
  let before = await digests()
  for (const path of silent) {
    const rows = await audited()
    const isSilent = (await answers(path)) && (await audited()) === rows
    const after = await digests()
    const changed = [...after].filter(([name, digest]) => isSilent && digest !== before.get(name) && !unaudited.includes(name))
    changes.push(...changed.map(([name]) => `${path}: ${name}`))
    before = after
  }
  expect(changes).toEqual([])
})
