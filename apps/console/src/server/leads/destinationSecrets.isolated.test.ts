import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { keyedTarget } from '@forecourt/rules/testing/keyedFormat'
import { openTarget } from '@forecourt/services/destinations/sealedTarget'
import { expect, test, vi } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { enteredDestination } from '../testing/enteredRecords'

vi.mock('@forecourt/rules/leads/delivery/generated/leadFormats', async (original) => {
  const { leadFormats } = await original<typeof import('@forecourt/rules/leads/delivery/generated/leadFormats')>()
  return { leadFormats: { ...leadFormats, keyed: (await import('@forecourt/rules/testing/keyedFormat')).keyedFormat } }
})

const world = testWorld()
const manager = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call
const save = (id: string | null, target = keyedTarget()) =>
  manager().destinations.save({ organisationId: world.north.organisationId, id, data: { ...enteredDestination, target } })
const storedTarget = async (id: string) => {
  const row = await world.db.platform.transaction((tx) => tx.leadDestination.findFirstOrThrow({ where: { id } }))
  return { ...(row.target as object), kind: row.kind } as ReturnType<typeof keyedTarget>
}
const opened = async (id: string) => openTarget('a secret of the installation', await storedTarget(id))

test('A destination’s API key is stored encrypted and never returned (ENT-16)', async () => {
  const { id } = await save(null)
  expect(JSON.stringify(await storedTarget(id))).not.toContain('fk-123')
  expect(await opened(id)).toMatchObject({ dealer: '7', apiKey: 'fk-123' })
  const { target } = await manager().destinations.getOne({ id })
  expect(target).toEqual(keyedTarget({ apiKey: null }))
  const all = await manager().destinations.list({ organisationId: null })
  expect(all.map((destination) => destination.target)).toContainEqual(target)
  const audit = await world.db.platform.transaction((tx) => tx.auditEntry.findMany())
  expect(JSON.stringify([all, audit], (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain('fk-123')
  const { text } = await manager().destinations.preview({ organisationId: world.north.organisationId, target: keyedTarget() })
  expect(text).toContain('••••••••')
  expect(text).not.toContain('fk-123')
})

test('A saved destination keeps its key until another is entered (ENT-16)', async () => {
  const { id } = await save(null)
  await save(id, keyedTarget({ apiKey: null }))
  expect(await opened(id)).toMatchObject({ apiKey: 'fk-123' })
  const elsewhere = keyedTarget({ url: 'https://crm.example/other', apiKey: null })
  await expect(save(id, elsewhere)).rejects.toThrow('Enter a value for “API key”.')
  await save(id, keyedTarget({ apiKey: 'fk-9' }))
  expect(await opened(id)).toMatchObject({ apiKey: 'fk-9' })
})

test('A new destination without its key is refused at the field (ENT-16)', async () => {
  expect(await catchRefusal(save(null, keyedTarget({ apiKey: null })))).toMatchObject({
    code: 'BAD_REQUEST',
    detail: { fields: { 'target.apiKey': 'Enter a value for “API key”.' } },
  })
})

test('A new dealer’s draft stores the key of its CRM encrypted and doesn’t return it (ENT-07)', async () => {
  const { call } = createTestCaller(world.db, buildSession('platformAdmin', null))
  const { blankAnswers } = await import('@forecourt/rules/onboarding/OnboardingAnswers')
  const id = '5a0c0f7e-2f0f-4c62-9c53-0d6c7a3f9f11'
  const saveDraft = (apiKey: string | null, expectedRevision: number) => {
    const leads = { emails: [], crm: { name: 'Keyed', target: keyedTarget({ apiKey }) } }
    const answers = { ...blankAnswers, leads } as unknown as Parameters<typeof call.onboarding.save>[0]['answers']
    return call.onboarding.save({ id, step: 'leads', answers, expectedRevision })
  }
  const stored = async () => (await world.db.platform.transaction((tx) => tx.onboarding.findUniqueOrThrow({ where: { id } }))).answers
  const crmIn = (answers: unknown) => (answers as typeof blankAnswers).leads.crm?.target as ReturnType<typeof keyedTarget>
  await saveDraft('fk-123', 0)
  // A repeat after a lost response is no conflict.
  expect(await saveDraft('fk-123', 0)).toEqual({ revision: 1 })
  await saveDraft(null, 1)
  expect(JSON.stringify(await stored())).not.toContain('fk-123')
  expect(openTarget('a secret of the installation', crmIn(await stored()))).toMatchObject({ apiKey: 'fk-123' })
  expect(crmIn((await call.onboarding.getOne({ id })).answers)).toEqual(keyedTarget({ apiKey: null }))
})
