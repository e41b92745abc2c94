import { refreshSiteHealth } from '@forecourt/data/fleet/refreshSiteHealth'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { complianceRules } from '@forecourt/rules/compliance/complianceRules'
import { isBlocking } from '@forecourt/rules/compliance/waivers'
import type { JudgedSite } from '@forecourt/services/compliance/judgeSite'
import { describe, expect, it } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'

const world = testWorld()

const finding = (rule: string, phrase: string) => ({ rule, phrase, path: '/', pages: 2, carId: null })
const weekly = finding('repayment-comparison-rate', '$99 a week')
const best = finding('false-scarcity', 'only 2 left')

const judgedSites: JudgedSite[] = []
interface Options {
  readonly now?: string
  readonly findings?: readonly ReturnType<typeof finding>[]
  readonly complete?: boolean
  readonly role?: Parameters<typeof buildSession>[0]
}
const dealer = ({ now = testNow, findings = [weekly, best], complete = true, role = 'groupManager' }: Options = {}) =>
  createTestCaller(world.db, buildSession(role, world.north.organisationId), {
    now,
    judgeSite: async (judged) => {
      judgedSites.push(judged)
      return { judged: 9, total: 12, complete, next: complete ? null : '0/', findings }
    },
  }).call

const siteId = () => world.north.siteId
const later = (days: number) => new Date(Date.parse(testNow) + days * 86_400_000).toISOString()
const reason = 'The rate is on the same sign.'
const waive = (over: Options = {}, endsOn = '2026-06-10') =>
  dealer(over).compliance.waive({ siteId: siteId(), rule: weekly.rule, phrase: weekly.phrase, reason, endsOn })
const editing = async () => {
  const found = await siteForEditing(world.db.platform, siteId())
  if (!found) throw new Error('The world has no such site.')
  return found
}
/** Saves another draft; resolves to what a publication of it expects. */
const edit = async (tagline: string) => {
  const { draft } = await editing()
  const values = { ...draft.values, identity: { ...draft.values.identity, tagline } }
  await saveDraft(world.db.platform, { siteId: siteId(), values, expectedRevision: draft.revision, actor: { userId: null, name: 'Mia' } })
  const { draft: saved, site } = await editing()
  return { siteId: siteId(), expectedRevision: saved.revision, expectedVersion: site.liveVersion }
}
const audited = (action: string) =>
  world.db.platform.transaction((tx) => tx.auditEntry.findMany({ where: { action }, orderBy: { id: 'asc' } }))

describe('Findings of the compliance rules', { shuffle: false }, () => {
  it('Findings of the compliance rules stop a publication, a schedule and the answer to a request, with the law; warnings don’t (LEG-02)', async () => {
    const wanted = await edit('Unlawful')
    const { code, message, detail } = await catchRefusal(dealer().sites.publish(wanted))
    expect([code, message]).toEqual([
      'BAD_REQUEST',
      '1 statement on the site breaks advertising law. Fix it, or let a dealer principal or manager accept it with a reason, then publish again.',
    ])
    expect(detail.problems).toMatchObject([{ severity: 'error', message: expect.stringMatching(/\$99 a week.*National Credit Code/) }])
    expect((await catchRefusal(dealer().schedules.create({ ...wanted, publishAt: later(1) }))).message).toBe(message)
    const { request } = await dealer({ role: 'editor' }).requests.create(wanted)
    const answer = { siteId: siteId(), id: request.id, expectedVersion: wanted.expectedVersion }
    expect((await catchRefusal(dealer().requests.publish(answer))).message).toBe(message)
    expect(judgedSites.at(-1)).toEqual({ siteId: siteId(), draft: true, requestId: request.id })
    const published = await dealer({ findings: [best] }).requests.publish(answer)
    expect(published.version).toBeGreaterThan(wanted.expectedVersion ?? 0)
  })

  it('Findings of the compliance rules are accepted with a reason and a last day by a manager, not by those who publish', async () => {
    for (const role of ['marketing', 'editor', 'stock'] as const)
      expect(await catchRefusal(waive({ role })), role).toMatchObject({ code: 'FORBIDDEN' })
    const refusal = async (changes: Partial<{ reason: string; endsOn: string }>) =>
      (await catchRefusal(dealer().compliance.waive({ siteId: siteId(), ...weekly, reason, endsOn: '2026-06-10', ...changes }))).detail
        .fields
    expect(await refusal({ reason: 'ok' })).toEqual({ reason: 'Say why this is all right, in a sentence.' })
    expect(await refusal({ endsOn: '2026-05-31' })).toEqual({ endsOn: 'Choose today or a later day.' })
    expect(await refusal({ endsOn: '2027-07-01' })).toEqual({ endsOn: 'Choose a day within a year.' })
    expect(await refusal({ endsOn: '2026-02-30' })).toEqual({ endsOn: 'Enter a date.' })
    expect(await waive({ role: 'dealerPrincipal' })).toMatchObject({
      author: 'dealerPrincipal person',
      reason,
      endsOn: '2026-06-10',
      applies: true,
    })
    expect((await audited('compliance.waive')).at(-1)).toMatchObject({
      organisationId: world.north.organisationId,
      actorName: 'dealerPrincipal person',
      summary: expect.stringMatching(/for “\$99 a week” until 2026-06-10: The rate is on the same sign\.$/),
    })
  })

  it('Findings of the compliance rules that are accepted stop nothing until the end of the last day in the site’s time zone', async () => {
    const open = async (now: string) => (await dealer({ now }).sites.compliance({ siteId: siteId() }))?.findings.map(({ rule }) => rule)
    // Sydney is ten hours ahead of UTC in winter.
    const { timeZone } = (await dealer().sites.forEditing({ siteId: siteId() })).live?.config.identity ?? {}
    expect(timeZone).toBe('Australia/Sydney')
    expect(await open('2026-06-10T13:59:00.000Z')).toEqual([best.rule])
    expect(await open('2026-06-10T14:00:00.000Z')).toEqual([weekly.rule, best.rule])
    const wanted = await edit('Accepted')
    expect((await catchRefusal(dealer({ now: '2026-06-10T14:00:00.000Z' }).sites.publish(wanted))).code).toBe('BAD_REQUEST')
    expect((await dealer().sites.publish(wanted)).version).toBeGreaterThan(0)
  })

  it('Findings of the compliance rules stop a publication again once the waiver is ended, which is audited', async () => {
    const { waivers } = await dealer().compliance.list({ siteId: siteId() })
    const id = waivers[0]?.id ?? ''
    expect(await dealer().compliance.endWaiver({ siteId: siteId(), id })).toMatchObject({ applies: false })
    expect((await audited('compliance.endWaiver')).at(-1)?.summary).toMatch(/^No longer accepts the finding .*“\$99 a week”$/)
    expect((await catchRefusal(dealer().sites.publish(await edit('Ended')))).code).toBe('BAD_REQUEST')
    const south = createTestCaller(world.db, buildSession('groupManager', world.south.organisationId)).call
    expect((await catchRefusal(south.compliance.endWaiver({ siteId: siteId(), id }))).code).toBe('NOT_FOUND')
    expect((await catchRefusal(south.compliance.endWaiver({ siteId: world.south.siteId, id }))).code).toBe('NOT_FOUND')
  })

  it('Findings of the compliance rules stop a roll-back and the publication of a bulk change, which stays in the draft (LEG-02)', async () => {
    const { live } = await dealer().sites.forEditing({ siteId: siteId() })
    const versions = (await dealer().sites.listVersions({ siteId: siteId() })).versions
    const old = versions.find(({ number }) => number !== live?.version)?.number ?? 0
    const { message, detail } = await catchRefusal(
      dealer().sites.rollBack({ siteId: siteId(), version: old, expectedVersion: live?.version ?? null }),
    )
    expect(message).toBe(
      `1 statement on the site breaks advertising law. Copy version ${old} to the draft, fix or accept it there, then publish the draft.`,
    )
    expect(detail.problems).toMatchObject([{ severity: 'error' }])
    expect(judgedSites.at(-1)).toMatchObject({ siteId: siteId(), draft: true, config: { identity: {} } })

    const { draft } = await editing()
    const bulk = {
      siteId: siteId(),
      bulkId: '7d2d3a3e-6f0c-4a36-9f55-0d2f1f6f2b11',
      change: { pointer: '/identity/tagline', reset: false as const, value: 'From $99 a week' },
      expectedRevision: draft.revision,
    }
    const saved = await dealer().multiSite.change({ ...bulk, publish: true })
    expect(saved).toMatchObject({
      outcome: 'saved',
      message: expect.stringMatching(/^Not published, as its pages would break advertising law\. .*\$99/),
    })
    expect(judgedSites.at(-1)).toMatchObject({ draft: true, config: { identity: { tagline: 'From $99 a week' } } })
  })

  it('Findings of the compliance rules don’t stop a publication while no site server can judge', async () => {
    const away = createTestCaller(world.db, buildSession('groupManager', world.north.organisationId), { judgeSite: async () => null }).call
    expect((await away.sites.publish(await edit('Away'))).version).toBeGreaterThan(0)
    expect((await catchRefusal(away.compliance.check({ siteId: siteId() }))).code).toBe('SERVICE_UNAVAILABLE')
  })

  it('Findings of the compliance rules of the live site are stored with their first and last day, and resolved by a complete check only', async () => {
    const listed = async (now = testNow) =>
      (await dealer({ now }).compliance.list({ siteId: siteId() })).findings.map(({ rule, firstSeenAt, lastSeenAt }) => [
        rule,
        firstSeenAt,
        lastSeenAt,
      ])
    expect(await listed()).toEqual([])
    await dealer().compliance.check({ siteId: siteId() })
    expect(judgedSites.at(-1)).toEqual({ siteId: siteId(), draft: false })
    await dealer({ now: later(1), findings: [best], complete: false }).compliance.check({ siteId: siteId() })
    expect(await listed()).toEqual([
      [best.rule, testNow, later(1)],
      [weekly.rule, testNow, testNow],
    ])
    await dealer({ now: later(2), findings: [best] }).compliance.check({ siteId: siteId() })
    expect(await listed()).toEqual([[best.rule, testNow, later(2)]])
    await dealer({ now: later(3) }).compliance.check({ siteId: siteId() })
    expect(await listed()).toEqual([
      [best.rule, testNow, later(3)],
      [weekly.rule, testNow, later(3)],
    ])
    expect((await audited('compliance.check')).at(-1)?.summary).toMatch(/^Checked 9 pages of .*: 2 findings$/)
  })

  it('Findings of the compliance rules without a waiver are counted in the table of dealers', async () => {
    const staff = createTestCaller(world.db, buildSession('platformAdmin', null)).call
    const row = async (now: string) => {
      await refreshSiteHealth(world.db, now)
      const { data } = await staff.fleet.getList({ filter: { trouble: 'law' } })
      return data.map(({ slug, health }) => [slug, health?.findings])
    }
    expect(await row(later(3))).toEqual([['north', 2]])
    await waive({ now: later(3) })
    expect(await row(later(4))).toEqual([['north', 1]])
    expect((await dealer({ now: later(4) }).compliance.list({ siteId: siteId() })).findings.map(({ rule }) => rule)).toEqual([best.rule])
    expect(await row(later(30))).toEqual([['north', 2]])
  })

  it('Findings of the compliance rules are counted by severity for each site, as its page lists them, within the user’s sites only (LEG-02)', async () => {
    const counted = async (session: Parameters<typeof createTestCaller>[1], now: string, organisationId: string | null = null) => {
      const { call } = createTestCaller(world.db, session, { now })
      return (await call.compliance.sites({ organisationId })).map(({ siteId, errors, warnings, checkedAt }) => [
        siteId,
        errors,
        warnings,
        checkedAt,
      ])
    }
    const { north, south } = world
    const staff = buildSession('platformAdmin', null)
    // The waiver of the finding that stops publishing applies.
    expect(await counted(staff, later(4))).toEqual([
      [north.siteId, 0, 1, later(3)],
      [south.siteId, 0, 0, null],
    ])
    expect(await counted(staff, later(30))).toEqual([
      [north.siteId, 1, 1, later(3)],
      [south.siteId, 0, 0, null],
    ])
    const { findings } = await dealer({ now: later(30) }).compliance.list({ siteId: north.siteId })
    expect(findings.map(isBlocking).toSorted()).toEqual([false, true])
    expect(await counted(staff, later(30), south.organisationId)).toEqual([[south.siteId, 0, 0, null]])
    expect(await counted(buildSession('groupManager', south.organisationId), later(30))).toEqual([[south.siteId, 0, 0, null]])
    expect(await counted(buildSession('marketing', north.organisationId, 'another-site'), later(30))).toEqual([])
  })
})

describe('The changed texts of a draft', () => {
  /** A caller whose site server finds nothing. */
  const publisher = () => dealer({ findings: [] })

  it('The changed texts of a draft stop a publication by themselves, with their setting (LEG-02)', async () => {
    const wanted = await edit('Drive home for $89 a week')
    expect(await publisher().sites.textFindings({ siteId: siteId() })).toMatchObject([
      { rule: 'repayment-comparison-rate', phrase: '$89 a week', pointer: '/identity/tagline', where: expect.stringMatching(/ › /) },
    ])
    const { detail } = await catchRefusal(publisher().sites.publish(wanted))
    expect(detail.problems).toMatchObject([{ pointer: '/identity/tagline', severity: 'error' }])
  })

  it('The changed texts of a draft with a warning need a reason, which is audited (LEG-02)', async () => {
    const wanted = await edit('Hurry in to see them')
    expect((await catchRefusal(publisher().sites.publish(wanted))).detail.fields).toEqual({ reason: expect.stringMatching(/^Say why/) })
    const why = 'It is the slogan of the whole group.'
    expect((await publisher().sites.publish({ ...wanted, reason: why })).version).toBeGreaterThan(0)
    const entry = (await audited('compliance.waive')).at(-1)
    expect(entry).toMatchObject({ summary: expect.stringMatching(/^Published with the finding .*“Hurry”: It is the slogan/) })
    expect(entry?.detail).toMatchObject({ reason: why, findings: [{ rule: 'time-pressure', phrase: 'Hurry' }] })
    // The live version has the text now.
    expect(await publisher().sites.textFindings({ siteId: siteId() })).toEqual([])
  })

  it('The changed texts of a draft with a warning need a reason for a schedule, a request and a bulk change as well (LEG-02)', async () => {
    const call = publisher()
    await call.sites.publish(await edit('Cars for everyone'))
    const lastReason = async () => (await audited('compliance.waive')).at(-1)?.summary
    const why = 'It is the slogan of the whole group.'
    const refusal = { code: 'BAD_REQUEST', detail: { fields: { reason: expect.stringMatching(/^Say why/) } } }

    const scheduled = { ...(await edit('Hurry to the yard')), publishAt: later(1) }
    expect(await catchRefusal(call.schedules.create(scheduled))).toMatchObject(refusal)
    const { schedule } = await call.schedules.create({ ...scheduled, reason: why })
    expect(await lastReason()).toMatch(/^Scheduled a publication with the finding .*“Hurry”: It is the slogan/)
    await call.schedules.cancel({ siteId: siteId(), id: schedule.id })

    const wanted = await edit('Hurry to our yard')
    const { request } = await dealer({ role: 'editor' }).requests.create(wanted)
    expect((await call.requests.get({ siteId: siteId(), id: request.id })).legalWarnings).toMatchObject([
      { pointer: '/identity/tagline', severity: 'warning', message: expect.stringMatching(/Hurry/) },
    ])
    const answer = { siteId: siteId(), id: request.id, expectedVersion: wanted.expectedVersion }
    expect(await catchRefusal(call.requests.publish(answer))).toMatchObject(refusal)
    const before = (await audited('compliance.waive')).length
    expect((await call.requests.publish({ ...answer, reason: why })).version).toBeGreaterThan(wanted.expectedVersion ?? 0)
    expect(await lastReason()).toMatch(/^Published with the finding .*“Hurry”/)
    expect(await audited('compliance.waive')).toHaveLength(before + 1)

    const bulk = async (value: string, bulkReason?: string) =>
      call.multiSite.change({
        ...{ siteId: siteId(), bulkId: crypto.randomUUID(), publish: true, expectedRevision: (await editing()).draft.revision },
        ...{ change: { pointer: '/identity/tagline', reset: false as const, value }, reason: bulkReason },
      })
    // A warning that the live site has already isn't added again.
    await call.sites.publish(await edit('Cars for each of you'))
    expect(await bulk('Hurry, all of you')).toMatchObject({
      outcome: 'saved',
      message: expect.stringMatching(/^Not published, as it adds a legal warning and no reason was given\. .*Hurry/),
    })
    await call.sites.publish(await edit('Cars for all'))
    expect(await bulk('Hurry, both of you', why)).toMatchObject({ outcome: 'published', message: null })
    expect(await audited('compliance.waive')).toHaveLength(before + 2)
  })

  it('A roll-back to a version with a warning needs a reason, which is audited (LEG-02)', async () => {
    const call = publisher()
    const why = 'It is the slogan of the whole group.'
    const { version } = await call.sites.publish({ ...(await edit('Hurry in on Sunday')), reason: why })
    const { version: expectedVersion } = await call.sites.publish(await edit('Cars for Sunday'))
    const before = (await audited('compliance.waive')).length
    const wanted = { siteId: siteId(), version, expectedVersion }
    expect((await catchRefusal(call.sites.rollBack(wanted))).detail.fields).toEqual({ reason: expect.stringMatching(/^Say why/) })
    expect(await call.sites.rollBack({ ...wanted, reason: why })).toMatchObject({ version })
    expect(await audited('compliance.waive')).toHaveLength(before + 1)
  })

  it('Findings of pages that the live site has already are marked, so that a publication shows what it adds (LEG-02)', async () => {
    const known = finding('green-claims', 'carbon neutral')
    await dealer({ findings: [known] }).compliance.check({ siteId: siteId() })
    const added = finding('time-pressure', 'Last chance')
    const found = await dealer({ findings: [known, added] }).sites.compliance({ siteId: siteId() })
    expect(found?.findings.map(({ rule, isLive }) => [rule, isLive])).toEqual([
      ['green-claims', true],
      [added.rule, false],
    ])
  })
})

it('Rules have texts that a finding can be accepted by', () => {
  expect(complianceRules.filter(({ title }) => title === '')).toEqual([])
})
