import { randomUUID } from 'node:crypto'
import { listOutbox } from '@forecourt/data/outbox/listOutbox'
import { publishDue } from '@forecourt/data/publishing/schedules/publishDue'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { blankAnswers, type OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { finishSetups } from '@forecourt/services/worker/tasks/finishSetups'
import { expect, test } from 'vitest'
import { buildSession, createTestCaller, testNow } from '../../testing/createTestCaller'

const world = testWorld()
const call = () => createTestCaller(world.db, buildSession('platformAdmin', null)).call
const now = () => testNow

const createDraft = async (slug: string) => {
  const answers: OnboardingAnswers = {
    ...blankAnswers,
    business: { ...blankAnswers.business, name: 'Coolum Cars', licence: 'QLD 123' },
    place: {
      ...{ street: '1 Beach Road', suburb: 'Coolum', postcode: '4573', state: 'QLD', phone: '07 5550 1234' },
      ...{ email: 'hello@coolum.example', week: 'sixDays', others: [] },
    },
    address: { ...blankAnswers.address, slug },
    look: { template: 'plain', brandColour: '', logo: null },
    leads: { emails: ['sales@coolum.example'], crm: null },
    people: { invited: [{ name: ' Ana ', email: `ana@${slug}.example`, role: 'sales' }] },
  }
  const id = randomUUID()
  await call().onboarding.save({ id, step: 'review', answers: structuredClone(answers) as never, expectedRevision: 0 })
  return { id, ...(await call().onboarding.createSite({ id })) }
}

type Draft = Awaited<ReturnType<typeof createDraft>>

const first = { expectedRevision: 1, expectedVersion: null }

test.each<[string, (draft: Draft) => Promise<unknown>]>([
  ['by the wizard', ({ id }) => call().onboarding.finish({ id })],
  ['in the editor', ({ siteId }) => call().sites.publish({ siteId, ...first })],
  [
    'by a request',
    async ({ siteId }) => {
      const { request } = await call().requests.create({ siteId, ...first })
      await call().requests.publish({ siteId, id: request.id, expectedVersion: null })
    },
  ],
  [
    'by a schedule',
    async ({ siteId }) => {
      const publishAt = new Date(Date.parse(testNow) + 3_600_000).toISOString()
      await call().schedules.create({ siteId, ...first, publishAt })
      await publishDue(world.db, { now: publishAt })
      await finishSetups.run({ db: world.db, now })
    },
  ],
])('The first publish of a new site %s invites its people and ends the setup, once', async (way, publish) => {
  const slug = `first-${way.replaceAll(' ', '-')}`
  const draft = await createDraft(slug)
  const email = `ana@${slug}.example`
  const isListed = async () => (await call().onboarding.getList()).data.some(({ id }) => id === draft.id)
  const invitations = async () =>
    world.db.platform.transaction((tx) => tx.personLink.findMany({ where: { kind: 'invite', user: { email } }, select: { id: true } }))
  expect(await isListed()).toBe(true)
  await finishSetups.run({ db: world.db, now })
  expect(await invitations()).toEqual([])
  expect(await call().onboarding.invitations({ siteId: draft.siteId })).toEqual([{ name: 'Ana', role: 'sales' }])

  await publish(draft)
  const [link, ...others] = await invitations()
  expect(others).toEqual([])
  const mails = await listOutbox(world.db.platform, { page: 1, perPage: 1000, filter: {} })
  expect(mails.rows.filter(({ kind, payload }) => kind === 'person.invite' && payload.linkId === link?.id)).toHaveLength(1)
  expect(await isListed()).toBe(false)
  expect((await call().onboarding.getOne({ id: draft.id })).finishedAt).not.toBeNull()
  expect(await call().onboarding.invitations({ siteId: draft.siteId })).toEqual([])

  await finishSetups.run({ db: world.db, now })
  expect(await invitations()).toEqual([link])
})
