import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { createInboxEvents } from './createInboxEvents'

const world = testWorld()

it('the inbox poll notifies users of inbox changes in their own organisation, and in no other (ENT-16)', async () => {
  const events = createInboxEvents()
  const { call } = createTestCaller(world.db, buildSession('groupManager', world.north.organisationId), { inboxEvents: () => events })
  const { known } = await call.inbox.waitForChanges({})
  const waits = call.inbox.waitForChanges({ known })
  events.notify(world.south.organisationId)
  events.notify(world.north.organisationId)
  expect(await waits).toEqual({ known: known + 1 })
  const elsewhere = { organisationId: world.south.organisationId }
  const nothing = await call.inbox.waitForChanges(elsewhere)
  events.notify(world.south.organisationId)
  expect(await call.inbox.waitForChanges(elsewhere)).toEqual(nothing)
})
