import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { carParts } from './carParts'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const reservable = { paymentProcessors: ['card'] } as const
const weekly = { showIncluded: true, includedFor: 'subscribed', includedPoints: ['Servicing'] } as const
const reservations = { checkout: { enabled: true } } as const

const partsOf = (car: Parameters<typeof buildCar>[0] = {}, values: Parameters<typeof buildConfig>[0] = {}) =>
  carParts({
    config: buildConfig(values),
    data: { page: 'car', site: buildSiteData(), car: buildCar(car), location: buildLocation(), similar: [] },
    request,
  })

const idsOf = (...parameters: Parameters<typeof partsOf>) => partsOf(...parameters).map(({ id }) => id)

const textOf = (id: string, ...parameters: Parameters<typeof partsOf>) => {
  const part = partsOf(...parameters).find((found) => found.id === id)
  return renderToStaticMarkup(<div>{part?.content}</div>)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('the parts of a car’s page', () => {
  it.each([
    ['comments, features, specifications and reasons by default', {}, {}, 'comments features specifications why-buy'],
    ['no features without equipment (VDP-03)', { standardEquipment: [] }, {}, 'comments specifications why-buy'],
    ['no specifications where all are missing (VDP-20)', { variant: {}, cylinders: null }, {}, 'comments features why-buy'],
    ['no reasons when the site hides them (VDP-28)', {}, { vdp: { showWhyBuy: false } }, 'comments features specifications'],
    ['no reasons when there are none', {}, { vdp: { whyBuyPoints: [] } }, 'comments features specifications'],
    [
      'what is included and protection where the site enables them (VDP-02)',
      {},
      { vdp: { showIncluded: true, includedPoints: ['Two keys'], showProtect: true } },
      'comments features specifications included why-buy protect',
    ],
    [
      'what a week includes for a car by subscription (CAR-15)',
      { subscriptionPriceCents: 28_900 },
      { vdp: weekly, price: { offerSubscriptions: true } },
      'comments features specifications included why-buy',
    ],
    [
      'no weekly inclusions for a car that is only for sale (CAR-15)',
      { subscriptionPriceCents: null },
      { vdp: weekly, price: { offerSubscriptions: true } },
      'comments features specifications why-buy',
    ],
    [
      'no inclusions and no protection without texts',
      {},
      { vdp: { showIncluded: true, includedPoints: [], showProtect: true, protectText: ' ' } },
      'comments features specifications why-buy',
    ],
    [
      'the reservation section for a car that can be reserved (CHK-02)',
      reservable,
      reservations,
      'comments features specifications why-buy reserve-online',
    ],
    ['no reservation section for a held car', { ...reservable, reserved: true }, reservations, 'comments features specifications why-buy'],
    ['no reservation section for a sold car', { ...reservable, status: 'sold' }, reservations, 'comments features specifications why-buy'],
    [
      'no section on reserving where the site hides it',
      reservable,
      { checkout: { enabled: true, explain: false } },
      'comments features specifications why-buy',
    ],
  ] as const)('the parts of a car’s page are $0', (_name, car, values, ids) => {
    expect(idsOf(car as Parameters<typeof buildCar>[0], values as Parameters<typeof buildConfig>[0]).join(' ')).toBe(ids)
  })

  it('the parts of a car’s page explain the deposit and its payment methods (CHK-03 to CHK-06)', () => {
    const partText = textOf('reserve-online', reservable, reservations)
    for (const text of [
      '$200',
      'Deposit',
      '100%',
      'Refundable',
      'Held for',
      '48 hours',
      'Mastercard',
      'Visa',
      'Maestro',
      'Google Pay',
      'Apple Pay',
    ])
      expect(partText).toContain(text)
    expect(partText).toContain('There’s nothing to pay yet, and the car isn’t on hold until we confirm it’s available')
    expect(partText).not.toMatch(/nobody else|held for you|Pay a/)
  })

  it('the parts of a car’s page name no amount for a deposit of zero, and no cards where the site lists none (CARD-08)', () => {
    const partText = textOf('reserve-online', reservable, { checkout: { enabled: true, deposit: 0, holdHours: 72, showAccepted: false } })
    expect(partText).not.toContain('$')
    expect(partText).not.toMatch(/deposit|refundable/i)
    expect(partText).toContain('3 days')
    expect(partText).not.toContain('Visa')
  })

  it.each([
    { buttons: [{ id: 'reserve', label: '', style: 'success' }], message: 'Reserve Car Now' },
    { buttons: [{ id: 'reserve', label: 'Keep it for me', style: 'success' }], message: 'Keep it for me' },
    { buttons: [{ id: 'enquire', label: '', style: 'primary' }], message: 'Ask to reserve this car' },
  ] as const)(
    'the parts of a car’s page link to the reservation, whether or not the site has a button for it at the price: $message (CHK-02)',
    ({ buttons, message }) => {
      const partText = textOf('reserve-online', reservable, { checkout: { enabled: true }, vdp: { buttons: [...buttons] } })
      expect(partText).toContain(message)
    },
  )

  it('the parts of a car’s page fold a description of more than 200 characters to about 160 (UI-16, UI-17)', () => {
    const sentence = 'Ask us about it. '
    const short = textOf('protect', {}, { vdp: { showProtect: true, protectText: sentence.repeat(11) } })
    expect(short).not.toContain('Show more')
    const long = textOf('protect', {}, { vdp: { showProtect: true, protectText: sentence.repeat(13) } })
    expect(long).toContain('Show more')
    expect(long.indexOf('…')).toBeLessThan(165)
  })

  it('the parts of a car’s page fold formatted text, but no block without lines, such as a table (UI-17)', () => {
    const of = (protectText: RichText) =>
      renderToStaticMarkup(partsOf({}, { vdp: { showProtect: true, protectText } }).find(({ id }) => id === 'protect')?.content)
    const cover = toDocument(`Ask about **cover**.\n\n${'- Paint, leather and fabric\n'.repeat(12)}`)
    expect(of(cover)).toMatch(/<strong>cover<\/strong>.*<li>Paint, leather and fabric.*Show more/)
    const rows = [[[{ text: 'Paint' }], [{ text: '$890' }]]]
    const table = of({ blocks: [...cover.blocks, { id: 'table', kind: 'table', hasHead: false, rows }] })
    expect(table).toMatch(/data-setting="\/vdp\/protectText".*<td[^>]*>\$890<\/td>/)
    expect(table).not.toContain('Show more')
  })
})
