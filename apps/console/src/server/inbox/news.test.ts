import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { createInboxNews } from './createInboxNews'

const world = testWorld()

it('the inbox poll notifies users of inbox changes in their own organisation, and in no other (ENT-16)', async () => {
  const heard = createInboxNews()
  const { call } = createTestCaller(world.db, buildSession('groupManager', world.north.organisationId), { inboxNews: () => heard })
  const { known } = await call.inbox.news({})
  const waits = call.inbox.news({ known })
  heard.happened(world.south.organisationId)
  heard.happened(world.north.organisationId)
  expect(await waits).toEqual({ known: known + 1 })
  const elsewhere = { organisationId: world.south.organisationId }
  const nothing = await call.inbox.news(elsewhere)
  heard.happened(world.south.organisationId)
  expect(await call.inbox.news(elsewhere)).toEqual(nothing)
})
