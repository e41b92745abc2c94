import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import type { ContentBlock } from '../BlockRules'
import { guarantee, withHours } from './guarantee'

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
])('a guarantee with $name has warnings at $at (CNT-12, CNT-13)', ({ block, at }) => {
  expect(guarantee.warnings(build(block), 'Home').map((warning) => warning.at)).toEqual(at)
})

it('the guarantee block fills its hours into all its texts, including formatted ones (CNT-13)', () => {
  const conditions: RichDocument = {
    blocks: [
      {
        id: 'within',
        kind: 'paragraph',
        spans: [{ text: 'Within ' }, { text: '{hours} hours', bold: true }, { text: ' of the handover.' }],
      },
    ],
  }
  const filled = withHours(build({ conditions, entries: promise('{hours}hr money back') }))
  expect(filled.entries.map(({ title }) => title)).toEqual(['48hr money back'])
  expect(plainText(filled.conditions)).toBe('Within 48 hours of the handover.')
})
