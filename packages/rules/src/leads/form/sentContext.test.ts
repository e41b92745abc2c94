import { expect, test } from 'vitest'
import { sentContext } from './sentContext'

test.each([
  ['a form of an offer returns the offer', { aboutOffer: 'Two years of servicing' }, { offer: 'Two years of servicing' }],
  ['an empty offer counts as none', { aboutOffer: '' }, {}],
  ['an offer that isn’t a text counts as none', { aboutOffer: ['one', 'two'] }, {}],
  ['other forms return nothing', { name: 'Ana' }, {}],
])('the context sent with a form: $0', (_name, sent, context) => expect(sentContext(sent)).toEqual(context))
