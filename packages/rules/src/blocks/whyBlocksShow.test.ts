import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import type { Review } from '../entities/Review'
import type { BlockData } from '../pages/PageData'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildSiteData } from '../testing/buildSiteData'
import { whyBlocksShow } from './whyBlocksShow'

const config = buildConfig({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'hero', shown: false }] }] } })
const now = '2026-03-18T01:30:00.000Z'
const reasons = (blocks: { [id: string]: BlockData }) => {
  const home = config.pages.list.find(({ id }) => id === 'home')
  return home ? whyBlocksShow(home, blocks, { site: buildSiteData(), config, now }) : []
}

const review: Review = {
  ...{ id: 'r1', customerName: 'Kim', text: 'It went well.', rating: 4, reviewDate: '2026-03-01' },
  ...{ replyText: null, replyDate: null, imageKey: null, locationName: null },
}

it.each([
  { id: 'hero', shown: false, says: 'It is switched off.' },
  { id: 'latest', shown: false, says: 'No cars of the site are of its kind.' },
  { id: 'latest', data: { cars: [buildCar()] }, shown: true, says: 'It is switched on. There are cars to show.' },
  { id: 'offers', shown: false, says: 'No offer runs now.' },
  { id: 'reviews', shown: false, says: 'There are no reviews.' },
  {
    id: 'reviews',
    data: { reviews: [review], reviewSummary: { averageRating: 3.9, count: 1 } },
    shown: false,
    says: 'Its average is not above 4.',
  },
] satisfies { id: string; data?: BlockData; shown: boolean; says: string }[])(
  'says of the block $id why it shows or not (CFG-12, REV-01, LOC-02): $says',
  ({ id, data = {}, shown, says }) => {
    const reason = reasons({ [id]: data }).find((each) => each.id === `block-${id}`)
    expect(reason?.shown).toBe(shown)
    expect(reason?.because.map((each) => each.says).join(' ')).toBe(says)
  },
)

it('names settings that exist (CFG-12)', () => {
  const named = reasons({}).flatMap(({ because, element }) => [element ?? '', ...because.flatMap(({ settings }) => settings)])
  expect(named.filter((pointer) => settingAt(pointer, config) === null)).toEqual([])
})

it.each<{ name: string; block: object; part: string; shown: boolean; says: string }>([
  {
    name: 'a hero’s button',
    block: { kind: 'hero', buttonLabel: 'Go' },
    part: 'button',
    shown: true,
    says: 'Its block shows. It has words.',
  },
  { name: 'a hero’s button without words', block: { kind: 'hero' }, part: 'button', shown: false, says: 'It has no words.' },
  {
    name: 'a hidden hero’s button',
    block: { kind: 'hero', shown: false, buttonLabel: 'Go' },
    part: 'button',
    shown: false,
    says: 'Its block is hidden.',
  },
  {
    name: 'a hero’s picture',
    block: { kind: 'hero', image: 'a.jpg' },
    part: 'picture',
    shown: true,
    says: 'Its block shows. A picture is chosen. The layout has room for it.',
  },
  {
    name: 'a picture in a layout of words',
    block: { kind: 'hero', layout: 'plain', image: 'a.jpg' },
    part: 'picture',
    shown: false,
    says: 'The layout is words only.',
  },
  {
    name: 'a quick search that is off',
    block: { kind: 'hero', showSearch: false },
    part: 'search',
    shown: false,
    says: 'It is switched off.',
  },
  { name: 'the link of cars', block: { kind: 'featuredStock' }, part: 'link', shown: false, says: 'Its block is hidden.' },
  { name: 'a feature’s picture', block: { kind: 'feature' }, part: 'picture', shown: false, says: 'No picture is chosen.' },
  {
    name: 'a banner’s second button',
    block: { kind: 'banner', secondLabel: 'Or' },
    part: 'second',
    shown: true,
    says: 'Its block shows. It has words.',
  },
  { name: 'small print of prices', block: { kind: 'prices', note: 'x' }, part: 'note', shown: false, says: 'Its block is hidden.' },
  {
    name: 'small print that is a placeholder of nothing',
    block: { kind: 'prices', entries: [{ id: 'a', title: 'Tyres', price: '$1' }], note: '{licence}' },
    part: 'note',
    shown: false,
    says: 'It has no words.',
  },
  {
    name: 'contact details beside a form',
    block: { kind: 'form', showContact: false },
    part: 'contact',
    shown: false,
    says: 'They are switched off.',
  },
])('says of $name why it shows or not (CNT-07): $says', ({ block, part, shown, says }) => {
  const made = buildConfig({ pages: { list: [{ id: 'home', blocks: [{ id: 'own', ...block }] }] } } as Parameters<typeof buildConfig>[0])
  const home = made.pages.list.find(({ id }) => id === 'home')
  const found = home && whyBlocksShow(home, {}, { site: buildSiteData(), config: made, now }).find(({ id }) => id === `block-own-${part}`)
  expect(found?.because.map((each) => each.says).join(' ')).toBe(says)
  expect(found?.shown).toBe(shown)
  for (const { settings } of found?.because ?? []) for (const pointer of settings) expect(settingAt(pointer, made)).not.toBeNull()
})
