import { expect, it } from 'vitest'
import { leftOutMark } from './cellMark'
import { usualIfEmpty } from './leftOut'
import { parseColumn } from './parseColumn'

const now = '2026-06-01T02:00:00.000Z'

it.each(usualIfEmpty)('a text under %s that is left out is not understood, and not asked about again (ENT-01)', (column) => {
  expect(parseColumn(column, '', now)).toEqual({ is: 'empty' })
  expect(parseColumn(column, leftOutMark.mark('Yes'), now)).toMatchObject({ is: 'not understood', isAnswered: true })
})

it('the message about a text that is left out quotes it without its internal sign (ENT-01)', () => {
  expect([leftOutMark.isMarked(leftOutMark.mark('hours')), leftOutMark.isMarked('hours'), leftOutMark.isMarked('')]).toEqual([
    true,
    false,
    false,
  ])
  expect(parseColumn('kmUnit', leftOutMark.mark('hours'), now)).toMatchObject({ message: '“hours” is left out, as decided.' })
  expect(parseColumn('location', leftOutMark.mark('Pickles'), now)).toMatchObject({
    message: 'Cars at “Pickles” aren’t published, as decided.',
  })
})
