import { listOutbox } from '@forecourt/data/outbox/listOutbox'
import { createStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { importStock } from '@forecourt/data/stock-feeds/importStock'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { writeFeedMail } from './feedMessages'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'

test('A held file is reported once to each user who manages the cars, with a link to it (ENT-01)', async () => {
  const { dealershipId, locationId, organisationId, email } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const made = await createStockFeed(scope, {
    dealershipId,
    settings: {
      ...{ name: 'DMS', locationId, source: { kind: 'push' }, mapping: null, priceType: 'egc', schedule: null },
      ...{ maxWithdrawnPercent: 20, paused: false },
    },
    actor: buildActor,
    now,
  })
  if (!made?.ok) throw new Error('The feed was not made.')
  const { id: feedId } = made.feed
  const importEmptyFile = (trigger: 'schedule' | 'user') =>
    importStock(scope, {
      ...{ feedId, batches: [], headings: [], isWhole: true, mode: 'apply', trigger, fileId: null, madeAt: null, actor: buildActor, now },
    })
  const held = await importEmptyFile('schedule')
  expect(held).toMatchObject({ outcome: 'held' })
  // The user who uploads a file reviews it themselves.
  await importEmptyFile('user')
  const { rows: messages } = await listOutbox(world.db.platform, { page: 1, perPage: 50, filter: { kind: 'feed.held' } })
  expect(messages).toHaveLength(1)
  const [message] = messages
  if (!message) throw new Error('There is no message.')
  const mail = await writeFeedMail(world.db, message, { consoleUrl: 'https://console.example' })
  expect(mail.to).toEqual([email])
  expect(mail.subject).toBe('Review needed: import from DMS')
  expect(mail.text).toContain('There are no cars in the file.')
  expect(mail.html).toContain(`https://console.example/#/feeds/${feedId}/runs/${held?.run?.id}`)
})
