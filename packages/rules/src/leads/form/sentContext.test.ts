import { expect, test } from 'vitest'
import { sentContext } from './sentContext'

test.each([
  {
    name: 'a form of an offer gives it back',
    sent: { aboutOffer: 'Two years of servicing' },
    context: { offer: 'Two years of servicing' },
  },
  { name: 'an empty one is none', sent: { aboutOffer: '' }, context: {} },
  { name: 'nor is what is no text', sent: { aboutOffer: ['one', 'two'] }, context: {} },
  { name: 'other forms give nothing back', sent: { name: 'Ana' }, context: {} },
])('$name', ({ sent, context }) => expect(sentContext(sent)).toEqual(context))
