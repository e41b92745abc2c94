import { expect, it } from 'vitest'
import { consentText } from './consentText'

it.each([
  { name: 'ticked by the shopper', lead: { optIn: true, optInLeft: false }, text: 'Agreed' },
  { name: 'not ticked', lead: { optIn: false, optInLeft: false }, text: 'Not agreed' },
  { name: 'ticked at first and left so', lead: { optIn: false, optInLeft: true }, text: 'Box left pre-ticked, which is not consent' },
])('a box $name says so (ENQ-16)', ({ lead, text }) => expect(consentText(lead)).toBe(text))
