import { randomUUID } from 'node:crypto'
import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { expect, it } from 'vitest'
import { appendAudit } from '../audit/appendAudit'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { discardOnboarding, reviveOnboarding } from './endOnboarding'
import { getOnboarding } from './getOnboarding'
import { saveOnboarding } from './saveOnboarding'
import { deleteDiscardedOnboardings, markLogoRemoved, unusedLogos } from './unusedLogos'

const world = useWorld()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const upload = async (id: string, key: string) => {
  await world.db.platform.transaction((tx) =>
    appendAudit(tx, { organisationId: null, actor, action: 'onboarding.uploadLogo', target: id, summary: 'Uploaded', detail: { key } }),
  )
  return { key, name: 'Logo', width: 400, height: 100, bytes: 9000 }
}

/** A new dealer with two uploaded logos, of which the second is used. */
const startOnboarding = async (name: string) => {
  const id = randomUUID()
  await upload(id, `images/${id}/first.png`)
  const logo = await upload(id, `images/${id}/second.png`)
  const answers = { ...blankAnswers, business: { ...blankAnswers.business, name }, look: { ...blankAnswers.look, logo } }
  await saveOnboarding(world.db, { id, step: 'look', answers, expectedRevision: 0, actor })
  return id
}

it('the clean-up deletes discarded onboardings and unused logos after thirty days', async () => {
  const [stored, discarded, reused] = [await startOnboarding('Kept'), await startOnboarding('Left'), await startOnboarding('Taken')]
  await world.db.platform.transaction(async (tx) => {
    const { organisationId } = world.north
    await tx.image.create({
      data: { organisationId, key: `images/${reused}/second.png`, name: 'Logo', width: 1, height: 1, bytes: 1, authorName: 'Test' },
    })
  })
  for (const id of [discarded, reused]) await discardOnboarding(world.db, id, actor)
  const keys = async (days: number) => (await unusedLogos(world.db, inDays(days))).map(({ key }) => key).toSorted()

  expect(await deleteDiscardedOnboardings(world.db, inDays(29))).toEqual([])
  expect(await keys(29)).toEqual([])
  expect((await deleteDiscardedOnboardings(world.db, inDays(31))).toSorted()).toEqual([discarded, reused].toSorted())
  expect(await deleteDiscardedOnboardings(world.db, inDays(31))).toEqual([])
  expect(await reviveOnboarding(world.db, discarded, actor)).toBe(false)
  expect(await getOnboarding(world.db, stored)).toMatchObject({ name: 'Kept' })

  const unused = [
    `images/${stored}/first.png`,
    `images/${discarded}/first.png`,
    `images/${discarded}/second.png`,
    `images/${reused}/first.png`,
  ]
  expect(await keys(31)).toEqual(unused.toSorted())
  for (const logo of await unusedLogos(world.db, inDays(31))) await markLogoRemoved(world.db, logo)
  expect(await keys(31)).toEqual([])
  // Uploading the same picture again creates the file again.
  await upload(stored, `images/${stored}/first.png`)
  expect(await keys(29)).toEqual([])
  expect(await keys(31)).toEqual([`images/${stored}/first.png`])
})
