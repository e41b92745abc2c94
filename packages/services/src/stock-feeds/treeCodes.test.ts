import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', mapping: null },
  ...{ makes: [], priceType: 'driveAway' as const },
}
const textsOf = async (file: string) => {
  const feed = await parseWholeFeed(file, context)
  if (feed instanceof FeedFault) throw feed
  expect(feed.cars.map(({ car }) => car.status)).toEqual(['draft', 'draft'])
  return feed
    .columnQuestions()
    .map(({ heading, isAskedAlone, texts }) => [
      ...[heading, isAskedAlone],
      ...texts.map(({ text, hint, isFlagged }) => [text, hint, isFlagged]),
    ])
}
const asked = [['flag', true, ['RSV', 'reserved', true], ['SPC', 'special of the week', false]]]

it('codes that an XML file explains beside its cars are shown with their meanings (ENT-01, CAR-05)', async () => {
  const car = (number: string, flag: string) =>
    `<v><stock>${number}</stock><make>Kia</make><model>Rio</model><year>2020</year><type>Used</type><flag>${flag}</flag></v>`
  const codes = '<codes><c k="RSV">reserved</c><c k="SPC">special of the week</c></codes>'
  expect(await textsOf(`<stocklist>${car('A1', 'RSV')}${car('A2', 'SPC')}${codes}</stocklist>`)).toEqual(asked)
})

it('codes that a JSON file explains beside its cars are shown with their meanings (ENT-01, CAR-05)', async () => {
  const car = (stock: string, flag: string) => ({ stock, make: 'Kia', model: 'Rio', year: 2020, type: 'Used', flag })
  const units = [car('A1', 'RSV'), car('A2', 'SPC')]
  const list = [
    { code: 'RSV', meaning: 'reserved' },
    { code: 'SPC', meaning: 'special of the week' },
  ]
  expect(await textsOf(JSON.stringify({ units, codes: { RSV: 'reserved', SPC: 'special of the week' } }))).toEqual(asked)
  expect(await textsOf(JSON.stringify({ units, codes: { flags: list } }))).toEqual(asked)
})
