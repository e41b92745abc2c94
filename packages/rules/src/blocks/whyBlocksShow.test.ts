import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildReview } from '../testing/buildReview'
import { buildSiteData } from '../testing/buildSiteData'
import type { BlockData } from './BlockRules'
import { whyBlocksShow } from './whyBlocksShow'

const config = buildConfig({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'hero', shown: false }] }] } })
const now = '2026-03-18T01:30:00.000Z'
const reasons = (blocks: { [id: string]: BlockData }) => {
  const home = config.pages.list.find(({ id }) => id === 'home')
  return home ? whyBlocksShow(home, blocks, { site: buildSiteData(), config, now }) : []
}

it.each([
  ['hero', false, 'It is switched off.'],
  ['latest', false, 'No cars of the site are of its kind.'],
  ['latest', true, 'It is switched on. There are cars to show.', { cars: [buildCar()] }],
  ['offers', false, 'No offer runs now.'],
  ['reviews', false, 'There are no reviews.'],
  ['reviews', false, 'Its average is not above 4.', { reviews: [buildReview()], reviewSummary: { averageRating: 3.9, count: 1 } }],
] satisfies [id: string, shown: boolean, message: string, data?: BlockData][])(
  'the editor explains why the block $0 shows or is hidden (CFG-12, REV-01, LOC-02): $2',
  (id, shown, message, data: BlockData = {}) => {
    const reason = reasons({ [id]: data }).find((each) => each.id === `block-${id}`)
    expect(reason?.shown).toBe(shown)
    expect(reason?.because.map((each) => each.message).join(' ')).toBe(message)
  },
)

it('the explanation of a block names only existing settings (CFG-12)', () => {
  const namedSettings = reasons({}).flatMap(({ because, elementSetting }) => [
    elementSetting ?? '',
    ...because.flatMap(({ settings }) => settings),
  ])
  expect(namedSettings.filter((pointer) => settingAt(pointer, config) === null)).toEqual([])
})

it.each<[name: string, block: object, part: string, shown: boolean, message: string]>([
  ['a hero’s button', { kind: 'hero', buttonLabel: 'Go' }, 'button', true, 'Its block shows. It has a label.'],
  ['a hero’s button without a label', { kind: 'hero' }, 'button', false, 'It has no label.'],
  ['a hidden hero’s button', { kind: 'hero', shown: false, buttonLabel: 'Go' }, 'button', false, 'Its block is hidden.'],
  [
    'a hero’s picture',
    { kind: 'hero', image: 'a.jpg' },
    'picture',
    true,
    'Its block shows. A picture is chosen. The layout has room for it.',
  ],
  ['a picture in a text layout', { kind: 'hero', layout: 'plain', image: 'a.jpg' }, 'picture', false, 'The layout is text only.'],
  ['a quick search that is off', { kind: 'hero', showSearch: false }, 'search', false, 'It is switched off.'],
  ['the link of cars', { kind: 'featuredStock' }, 'link', false, 'Its block is hidden.'],
  ['a feature’s picture', { kind: 'feature' }, 'picture', false, 'No picture is chosen.'],
  ['a banner’s second button', { kind: 'banner', secondLabel: 'Or' }, 'second', true, 'Its block shows. It has a label.'],
  ['small print of prices', { kind: 'prices', note: 'x' }, 'note', false, 'Its block is hidden.'],
  [
    'small print with only an empty placeholder',
    { kind: 'prices', entries: [{ id: 'a', title: 'Tyres', price: '$1' }], note: '{licence}' },
    'note',
    false,
    'It has no text.',
  ],
  ['contact details next to a form', { kind: 'form', showContact: false }, 'contact', false, 'They are switched off.'],
])('“Why?” explains why $0 shows or is hidden (CNT-07): $4', (_name, block, part, shown, message) => {
  const withBlock = buildConfig({ pages: { list: [{ id: 'home', blocks: [{ id: 'own', ...block }] }] } } as Parameters<
    typeof buildConfig
  >[0])
  const home = withBlock.pages.list.find(({ id }) => id === 'home')
  const found =
    home && whyBlocksShow(home, {}, { site: buildSiteData(), config: withBlock, now }).find(({ id }) => id === `block-own-${part}`)
  expect(found?.because.map((each) => each.message).join(' ')).toBe(message)
  expect(found?.shown).toBe(shown)
  for (const { settings } of found?.because ?? []) for (const pointer of settings) expect(settingAt(pointer, withBlock)).not.toBeNull()
})
