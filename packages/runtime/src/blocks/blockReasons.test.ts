import type { BlockData } from '@forecourt/rules/pages/PageData'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { blockReasons } from './blockReasons'

const config = buildConfig({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'hero', shown: false }] }] } })
const reasons = (blocks: { [id: string]: BlockData }) => {
  const home = config.pages.list.find(({ id }) => id === 'home')
  return home ? blockReasons(home, blocks, buildSiteData(), config, '2026-03-18T01:30:00.000Z') : []
}

it.each([
  { id: 'hero', shown: false, says: 'It is switched off.' },
  { id: 'latest', shown: false, says: 'No cars of the site are of its kind.' },
  { id: 'latest', data: { cars: [buildCar()] }, shown: true, says: 'It is switched on. There are cars to show.' },
  { id: 'offers', shown: false, says: 'No offer runs now.' },
  { id: 'reviews', shown: false, says: 'Reviews show only where there are some and their average is above the least.' },
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
