import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import type { ContentBlock } from '../BlockRules'
import { filledHours, guarantee } from './guarantee'

const build = (over: object): ContentBlock<'guarantee'> => {
  const block = { id: 'ours', kind: 'guarantee', conditions: 'Given by us.', moneyBackHours: 48, ...over }
  const page = buildConfig({ pages: { list: [{ id: 'p', path: '/p', title: 'P', blocks: [block] }] } } as never).pages.list.find(
    ({ id }) => id === 'p',
  )
  return page?.blocks[0] as ContentBlock<'guarantee'>
}
const promise = (title: string) => [{ id: 'one', title }]

it.each([
  { name: 'nothing promised', block: { conditions: '' }, at: [] },
  { name: 'a promise without conditions', block: { conditions: ' ', entries: promise('Roadside assist') }, at: ['conditions'] },
  { name: 'its own hours', block: { entries: promise('{hours}hr money back') }, at: [] },
  { name: 'the same hours in figures', block: { entries: promise('48hr money back') }, at: [] },
  { name: 'other hours', block: { entries: promise('72 hours money-back') }, at: ['entries/one/title'] },
  { name: 'money back within no hours', block: { moneyBackHours: 0, entries: promise('Money back') }, at: ['entries/one/title'] },
])('a guarantee with $name is warned of at $at (CNT-12, CNT-13)', ({ block, at }) => {
  expect(guarantee.warnings(build(block), 'Home').map((warning) => warning.at)).toEqual(at)
})

it('fills its hours (CNT-13)', () => expect(filledHours('{hours}hr money back', { moneyBackHours: 48 })).toBe('48hr money back'))
