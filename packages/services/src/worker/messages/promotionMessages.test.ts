import { enterPromotion } from '@forecourt/data/shoppers/promotions/enterPromotion'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { describe, expect, it } from 'vitest'
import { writePromotionMail } from './promotionMessages'

const world = testWorld()

/** A draw of a live site, an entry, and the mail of a kind. */
const mailOf = async (kind: 'promotion.shopper' | 'promotion.dealer', person: string, ticket: number) => {
  const draw = { prizes: [{ id: 'mug', title: 'A <b>mug</b>', text: 'Worth $20.', chance: 10, quantity: 0 }], conditions: '' }
  const sent = {
    promotion: '/pages/list/none/blocks/draw',
    person,
    draw,
    proved: false,
    name: 'Mia',
    tell: [],
    now: '2026-07-02T02:00:00.000Z',
  }
  const { entry } = await enterPromotion(world.db, world.north, sent, () => ticket)
  const { organisationId, siteId } = world.north
  const payload = { promotionEntryId: entry.id, to: [person] }
  const message = { id: 'm', organisationId, siteId, leadId: null, kind, payload, attempts: 1 } as const
  const addresses = { originTemplate: 'https://{host}', consoleOrigin: 'https://console.example' }
  return { entry, mail: await writePromotionMail(world.db, message as never, addresses as never) }
}

describe('writePromotionMail', () => {
  it('writePromotionMail sends a winner the prize and its code, with HTML escaped', async () => {
    const { entry, mail } = await mailOf('promotion.shopper', 'mia@shopper.example', 0)
    expect(mail).toMatchObject({ to: ['mia@shopper.example'], subject: 'You’ve won: A <b>mug</b>' })
    expect(mail.text).toContain(entry.won?.code)
    expect(mail.html).toContain('A &lt;b&gt;mug&lt;/b&gt;')
  })

  it('writePromotionMail informs the dealership about the winner', async () => {
    const { mail } = await mailOf('promotion.dealer', 'noa@shopper.example', 0)
    expect(mail.text).toContain('noa@shopper.example')
    expect(mail.subject).toBe('Mia won: A <b>mug</b>')
  })

  it('writePromotionMail writes to participants who win nothing with the site’s text (RTE-21)', async () => {
    const { mail } = await mailOf('promotion.shopper', 'ola@shopper.example', 999)
    expect(mail.text).toContain('Thanks for taking part.')
    expect(mail.subject).toBe('Your entry in the prize draw')
  })
})
