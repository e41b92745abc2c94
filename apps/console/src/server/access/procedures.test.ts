import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { can, type Role, roles } from '@forecourt/rules/access/roles'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { beforeAll, describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { everyCall, type Ids } from '../testing/everyCall'
import { procedurePermissions } from '../testing/procedurePermissions'
import { byRouter, callPath, procedures } from '../testing/procedures'
import { sendLead } from '../testing/sendLead'
import { storedState } from '../testing/storedState'

const world = testWorld()
const leads: Record<string, Pick<Ids, 'leadId' | 'conversationId'>> = {}

beforeAll(async () => {
  for (const { siteId } of [world.north, world.south]) leads[siteId] = await sendLead(world.db, siteId, siteId)
})

const idsOf = (side: 'north' | 'south'): Ids => ({
  ...world[side],
  ...(leads[world[side].siteId] ?? { leadId: '', conversationId: '' }),
})
const attempt = async (path: string, session: Parameters<typeof createTestCaller>[1], ids: Ids) =>
  (await catchRefusal(callPath(createTestCaller(world.db, session).call, path, everyCall[path]?.(ids)))).code

describe('Access to procedures', { shuffle: false }, () => {
  test('Every procedure requires the permission listed in procedurePermissions.ts', () => {
    const rows = (all: readonly { path: string; permission?: string; onPlatform: boolean }[]) =>
      all.map(({ path, permission, onPlatform }) => `${path}: ${permission}${onPlatform ? ' on the platform' : ''}`).sort()
    expect(rows(procedures)).toEqual(rows(procedurePermissions))
  })

  test('Every procedure is called by these tests', () => {
    expect(Object.keys(everyCall).sort()).toEqual(procedures.map(({ path }) => path).sort())
  })

  test('A request without a session is refused by every procedure', async () => {
    const codes: string[] = []
    for (const { path } of procedures) codes.push(`${path} ${await attempt(path, null, idsOf('north'))}`)
    expect(codes).toEqual(procedures.map(({ path }) => `${path} UNAUTHORIZED`))
  })

  describe('A role can call exactly what the permission table allows (AUTH-10)', () => {
    // The mailbox and templates are shared by all organisations: no role of a single one has access.
    const isAllowed = (role: Role, { permission, onPlatform }: (typeof procedurePermissions)[number]) =>
      permission === 'signedIn' || (can(role, permission) && !onPlatform)

    // A refusal is checked before the work, so each is tried. Of the roles that may, a sample has one for each procedure, in turns.
    const rolesByProcedure = procedurePermissions.map((row, at) => {
      const allowed = roles.filter((role) => isAllowed(role, row))
      const example = allowed[at % allowed.length]
      return { ...row, rolesToTry: roles.filter((role) => testsAll || role === example || !isAllowed(role, row)) }
    })

    test.each(byRouter(rolesByProcedure))('$router', async ({ procedures: ofRouter }) => {
      const answers: string[] = []
      for (const { path, rolesToTry } of ofRouter)
        for (const role of rolesToTry) {
          const code = await attempt(path, buildSession(role, world.north.organisationId), idsOf('north'))
          const answer = ['FORBIDDEN', 'UNAUTHORIZED', 'INTERNAL_SERVER_ERROR'].includes(code) ? code : 'allowed'
          answers.push(`${role} ${path} ${answer}`)
        }
      const expected = ofRouter.flatMap((row) =>
        row.rolesToTry.map((role) => `${role} ${row.path} ${isAllowed(role, row) ? 'allowed' : 'FORBIDDEN'}`),
      )
      expect(answers).toEqual(expected)
    })
  })

  describe('A record of another organisation is not found, and nothing is written', () => {
    const everythingInNorth = () => buildSession('platformAdmin', world.north.organisationId)
    const targetingRecords = procedures.filter(({ path }) => {
      const [north, south] = [
        { organisationId: 'n', siteId: 'n', carId: 'n', locationId: 'n', userId: 'n', leadId: 'n', conversationId: 'n' },
        { organisationId: 's', siteId: 's', carId: 's', locationId: 's', userId: 's', leadId: 's', conversationId: 's' },
      ]
      return JSON.stringify(everyCall[path]?.(north)) !== JSON.stringify(everyCall[path]?.(south))
    })
    const lists = procedures.filter(({ path, onPlatform }) => path.endsWith('.getList') && !onPlatform)

    test.each(byRouter(targetingRecords))('$router', async ({ procedures: ofRouter }) => {
      const before = await storedState(world.db)
      const answers: string[] = []
      for (const { path } of ofRouter) {
        const caller = createTestCaller(world.db, everythingInNorth())
        const input = everyCall[path]?.(idsOf('south'))
        if (path === 'sites.getMany') expect(await callPath(caller.call, path, input)).toEqual([])
        else answers.push(`${path} ${(await catchRefusal(callPath(caller.call, path, input))).code}`)
        expect(caller.refreshed, path).toEqual([])
      }
      expect(answers).toEqual(ofRouter.filter(({ path }) => path !== 'sites.getMany').map(({ path }) => `${path} NOT_FOUND`))
      expect(await storedState(world.db)).toBe(before)
    })

    test('No list contains records of another organisation, not even when filtered by it', async () => {
      const { call } = createTestCaller(world.db, everythingInNorth())
      const { organisationId } = world.south
      for (const { path } of lists) {
        expect(JSON.stringify(await callPath(call, path, {})), path).not.toContain('south')
        expect(await callPath(call, path, { filter: { organisationId } }), path).toEqual({ data: [], total: 0 })
      }
    })
  })

  test('An editor of one site finds no other site of the organisation', async () => {
    const session = buildSession('editor', world.north.organisationId, 'another-site')
    const { call } = createTestCaller(world.db, session)
    expect((await catchRefusal(call.sites.getOne({ id: world.north.siteId }))).code).toBe('NOT_FOUND')
    expect((await catchRefusal(call.sites.saveDraft({ siteId: world.north.siteId, values: {}, expectedRevision: 1 }))).code).toBe(
      'NOT_FOUND',
    )
    expect(await call.sites.getList({})).toEqual({ data: [], total: 0 })
  })

  test.each([
    { name: 'a NUL', call: 'sites.saveDraft', input: { note: 'a\0b' }, code: 'BAD_REQUEST', message: /can’t be stored/ },
    {
      name: 'half of a surrogate pair',
      call: 'sites.publish',
      input: { note: 'cut \ud83d' },
      code: 'BAD_REQUEST',
      message: /can’t be stored/,
    },
    {
      name: 'an address under the platform’s own domain',
      call: 'domains.claim',
      input: { host: 'new-dealer.sites.example' },
      code: 'CONFLICT',
      message: /belongs to the platform/,
    },
    {
      name: 'the year 1',
      call: 'preview.pageData',
      input: { path: '/', values: {}, now: '0001-01-01T00:00:00Z' },
      code: 'BAD_REQUEST',
      message: /between 2000 and 2099/,
    },
  ])('$name is refused with a message', async ({ call, input, code, message }) => {
    const { siteId, organisationId } = world.north
    const caller = createTestCaller(world.db, buildSession('groupManager', organisationId)).call
    expect(await catchRefusal(callPath(caller, call, { siteId, ...input }))).toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
  })
})
