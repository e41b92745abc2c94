import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { describe, expect, it } from 'vitest'
import type { CardPageData } from '../../../host/RuntimeHost'
import { renderToHtml } from '../../../testing/hosted'
import { ClientCardGrid } from './ClientCardGrid'
import { cardPageData } from './cardPageData'

const buttons = [
  'enquire',
  'testDrive',
  'finance',
  'tradeIn',
  'makeOffer',
  'call',
  'whatsapp',
  'callNow',
  'reserve',
  'share',
  'favourite',
  'details',
]
const numbers = { main: '02 5550 1111', newCars: '02 5550 2222', usedCars: '02 5550 3333', demoCars: '02 5550 4444' }
const now = '2026-03-11T03:30:00.000Z'
const cars = (['new', 'used', 'demo'] as const).map((carType) =>
  buildCar({ id: carType, slug: carType, carType, locationPhone: '02 5550 9999', financeLenders: { manual: buildLender() } }),
)

const drawn = (frame: CardPageData) => renderToHtml(<ClientCardGrid cars={cars} {...frame} smallPrint={null} />)
const request = { now, origin: 'https://cars.example', mode: 'live' } as const

const card = { mostButtons: 21, buttons: buttons.map((id) => ({ id, label: '', style: 'outline' })) } as NonNullable<
  Parameters<typeof buildConfig>[0]
>['card']

describe('the part of a site’s data that its cards send to the browser', () => {
  it.each<{ name: string; values: Parameters<typeof buildConfig>[0] }>([
    { name: 'as they come', values: {} },
    { name: 'wide cards with every button', values: { card: { ...card, layout: 'wide' } } },
    { name: 'unmasked phone numbers', values: { card, phone: { ...numbers, startsRevealed: true } } },
    { name: 'numbers shown masked', values: { card, phone: { ...numbers, startsRevealed: false } } },
    { name: 'Call Now only in opening hours', values: { card, phone: { ...numbers, callNowInHoursOnly: true } } },
    {
      name: 'weekly figures with a monthly fee',
      values: {
        card: { showWeekly: true },
        finance: { provider: 'manual' },
        lender: { fees: [{ id: 'admin', label: 'Account administration', amount: 8, every: 'month', financed: false }] },
      },
    },
    { name: 'another provider’s chat', values: { card, chat: { enabled: true, token: 'abc' }, checkout: { enabled: true } } },
  ])('the part of a site’s data that its cards send to the browser renders the same cards as the whole data: $name', ({ values }) => {
    const frame = { config: buildConfig(values), site: buildSiteData(), request }
    expect(drawn(cardPageData(frame))).toBe(drawn(frame))
  })

  it('the part of a site’s data that its cards send to the browser contains no masked phone number and no key (VDP-16, VDP-18)', () => {
    const config = buildConfig({
      phone: { ...numbers, startsRevealed: false },
      search: { appId: 'ABC123DEF4', key: '0123456789abcdef0123456789abcdef' },
      chat: { enabled: true, token: 'a-token' },
    })
    const sent = JSON.stringify(cardPageData({ config, site: buildSiteData(), request }))
    for (const value of [...Object.values(numbers), 'ABC123DEF4', '0123456789abcdef', 'a-token', '02 5550 1234'])
      expect(sent).not.toContain(value)
  })
})
