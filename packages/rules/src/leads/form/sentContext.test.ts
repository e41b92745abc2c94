import { expect, test } from 'vitest'
import { sentContext } from './sentContext'

test.each([
  ['a form of an offer gives it back', { aboutOffer: 'Two years of servicing' }, { offer: 'Two years of servicing' }],
  ['an empty one is none', { aboutOffer: '' }, {}],
  ['nor is what is no text', { aboutOffer: ['one', 'two'] }, {}],
  ['other forms give nothing back', { name: 'Ana' }, {}],
])('$0', (_name, sent, context) => expect(sentContext(sent)).toEqual(context))
