import { expect, it } from 'vitest'
import { consentText } from './consentText'

it.each([
  { name: 'ticked by the shopper', lead: { optIn: true, optInLeft: false }, text: 'Agreed' },
  { name: 'not ticked', lead: { optIn: false, optInLeft: false }, text: 'Not agreed' },
  { name: 'pre-ticked and left unchanged', lead: { optIn: false, optInLeft: true }, text: 'Box left pre-ticked, which is not consent' },
])('a lead describes the consent of a box $name (ENQ-16)', ({ lead, text }) => expect(consentText(lead)).toBe(text))
