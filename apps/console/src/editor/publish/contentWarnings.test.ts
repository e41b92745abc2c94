import { expect, it } from 'vitest'
import { contentWarnings } from './contentWarnings'

it.each([
  { name: 'an offer', claim: { of: 'offer', name: 'CX-5 at 5.9%', count: 1 } as const, where: 'Offer “CX-5 at 5.9%”', pointer: '/offers' },
  {
    name: 'one car’s comments',
    claim: { of: 'comments', name: '2021 Kia Rio', count: 1 } as const,
    where: 'Comments of 2021 Kia Rio',
    pointer: '/vdp/commentsHeading',
  },
  {
    name: 'the same comments of many cars',
    claim: { of: 'comments', name: '2021 Kia Rio', count: 12 } as const,
    where: 'Comments of 12 cars, such as 2021 Kia Rio',
    pointer: '/vdp/commentsHeading',
  },
])('A misleading claim in $name is a legal warning that names its place', ({ claim, where, pointer }) => {
  expect(contentWarnings([{ ...claim, message: 'It is not so.' }])).toEqual([
    { pointer, where, message: 'It is not so.', severity: 'warning', kind: 'value', topic: 'law' },
  ])
})
