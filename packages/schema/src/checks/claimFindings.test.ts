import { describe, expect, it } from 'vitest'
import type { StockFacts } from '../claims/Claim'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { buildLayer } from '../testing/buildLayer'
import { claimFindings } from './claimFindings'

const honest: ConfigValues = { forms: { optInDefault: false } }
const configOf = (values: ConfigValues) =>
  resolveConfig([buildLayer({ kind: 'template', values: honest }), buildLayer({ kind: 'site', values })]).config
const withText = (text: string, more: ConfigValues = {}) => configOf({ footer: { about: text }, ...more })

const stock: StockFacts = {
  cars: 180,
  withoutCharges: 62,
  byTheWeek: 0,
  dealerships: 6,
  locations: 8,
  salesLocations: 7,
  workshops: 1,
}
const plain: StockFacts = { ...stock, withoutCharges: 0 }

const messages = (text: string, facts: StockFacts | null, more: ConfigValues = {}) =>
  claimFindings(withText(text, more), facts).map(({ message }) => message)

describe('claims that contradict settings', () => {
  it.each([
    { text: 'Pay a deposit and nobody else can buy it.', message: '“nobody else can buy” promises that a car is held' },
    { text: 'A $200 deposit holds it for 48 hours.', message: '“deposit holds” promises that a car is held' },
    { text: 'We hold the car for you until Saturday.', message: '“hold the car for you” promises that a car is held' },
    { text: 'Held for you for two days.', message: '“Held for you” promises that a car is held' },
    { text: 'Buy your next car online.', message: '“Buy your next car online” promises online buying or payment' },
    { text: 'Online payment by card.', message: '“Online payment” promises online buying or payment' },
    { text: 'Ask us by live chat.', message: '“live chat” promises an immediate answer' },
  ])('claims that contradict settings are reported: $text', ({ text, message }) => {
    expect(messages(text, null)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    { text: 'Ask us to reserve it for you.' },
    { text: 'We hold ourselves to a simple rule.' },
    { text: 'The lender holds it as security until it’s paid off.' },
    { text: 'Look online, then come by.' },
    { text: 'An enquiry does not hold a vehicle.' },
  ])('claims that contradict settings are not reported in: $text', ({ text }) => {
    expect(messages(text, null)).toEqual([])
  })

  it('claims are allowed if the settings fulfil them', () => {
    expect(messages('Ask us by live chat.', null, { chat: { enabled: true, token: 'abc' } })).toEqual([])
  })

  it.each([
    'This site sets no advertising cookies.',
    'We never use cookies.',
    'It works without any cookies.',
    'We don’t use tracking cookies.',
  ])('claims that deny cookies are allowed only if no third-party service sets cookies: %s', (text) => {
    expect(messages(text, null)).toEqual([])
    for (const measuring of [{ ga4: 'G-AB12CD34EF' }, { metaPixel: '4200000002' }])
      expect(messages(text, null, { measuring })).toEqual([expect.stringContaining('denies cookies')])
  })
})

describe('claims that contradict the stock', () => {
  it.each([
    { text: 'One price, on the windscreen and here.', message: '“One price” says that a price is the whole price, but 62 of 180 cars are' },
    { text: 'The price on the screen is the price you pay.', message: 'says that a price is the whole price' },
    { text: 'On-road costs included.', message: '“On-road costs included”' },
    { text: 'Every price is drive away.', message: '“Every price is drive away”' },
    { text: 'Every price you see is per week.', message: 'but only 0 of 180 cars have such a price' },
    { text: 'Around 600 cars on one yard.', message: '“600 cars” does not match the stock, which is 180 cars now' },
    { text: 'Eight dealerships, one standard.', message: '“Eight dealerships” does not match the site, which has 6' },
    { text: 'Three workshops.', message: '“Three workshops” does not match the site, which has 1' },
  ])('claims that contradict the stock are reported: $text', ({ text, message }) => {
    expect(messages(text, stock)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    { text: 'One contact, one price list.', facts: stock },
    { text: 'One price, on the windscreen and here.', facts: plain },
    { text: 'A drive-away price in writing before you decide.', facts: stock },
    { text: 'It began with eleven cars.', facts: stock },
    { text: '180 cars on one yard.', facts: stock },
    { text: '{count} cars on one yard.', facts: stock },
    { text: 'Six dealerships, eight locations.', facts: stock },
    { text: 'Checked in our own workshop.', facts: stock },
  ])('claims that contradict the stock are not reported in: $text', ({ text, facts }) => {
    expect(messages(text, facts)).toEqual([])
  })

  it('claims of a workshop need a location with a service department', () => {
    expect(messages('Checked in our own workshop.', { ...stock, workshops: 0 })).toEqual([
      expect.stringContaining('no location of the site has a service department'),
    ])
  })

  it('claims of weekly prices are true if every car has a weekly price', () => {
    const weekly = { price: { offerSubscriptions: true } }
    expect(messages('Every price is by the week.', { ...stock, byTheWeek: 180 }, weekly)).toEqual([])
    expect(messages('Every price is by the week.', { ...stock, byTheWeek: 179 }, weekly)).toHaveLength(1)
  })
})

describe('the texts that are checked for claims', () => {
  const promise = 'Nobody else can buy it.'
  const block = (more: object) =>
    configOf({ pages: { list: [{ id: 'home', blocks: [{ id: 'x', kind: 'prose', text: promise, ...more }] }] } } as ConfigValues)

  it('the texts that are checked for claims include blocks of pages, with the pointer of the text', () => {
    expect(claimFindings(block({}), null)).toEqual([
      { pointer: '/pages/list/home/blocks/x/text', severity: 'warning', message: expect.stringContaining('Nobody else can buy') },
    ])
  })

  it('the texts that are checked for claims exclude hidden blocks and the labels that the specification prescribes', () => {
    expect(claimFindings(block({ shown: false }), null)).toEqual([])
    const labelled = configOf({ checkout: { heading: 'Buy Online' }, vdp: { buttons: [{ id: 'buyOnline', label: 'Buy Online' }] } })
    expect(claimFindings(labelled, null)).toEqual([])
  })

  it('the texts that are checked for claims include lists of texts', () => {
    const config = configOf({ vdp: { whyBuyPoints: ['Friendly people', promise] } })
    expect(claimFindings(config, null)).toMatchObject([{ pointer: '/vdp/whyBuyPoints/1' }])
  })
})
