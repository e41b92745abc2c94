import fc from 'fast-check'
import { expect, it } from 'vitest'
import { impersonalText } from './impersonalText'

it.each([
  { name: 'words', text: 'red ute under $40k', cleaned: 'red ute under $40k' },
  { name: 'a campaign', text: 'spring_2026-sale', cleaned: 'spring_2026-sale' },
  { name: 'a year and a price', text: '2019 Kia 24,990', cleaned: '2019 Kia 24,990' },
  { name: 'an e-mail address', text: 'from ana@shopper.example', cleaned: '' },
  { name: 'an encoded e-mail address', text: 'ana%40shopper.example', cleaned: '' },
  { name: 'a phone number', text: 'call 0491 570 156', cleaned: '' },
  { name: 'a phone number with signs', text: '(02) 5550-1234', cleaned: '' },
  { name: 'a number of another country', text: '+64 21 555 0143', cleaned: '' },
  { name: 'nothing', text: ' \u0000 ', cleaned: '' },
])('an event removes personal data from links and searches (ANL-01): $name', ({ text, cleaned }) =>
  expect(impersonalText(text)).toBe(cleaned),
)

it('the analytics filter removes email addresses and phone numbers in any surrounding text (ANL-01)', () => {
  const address = fc.emailAddress()
  const phone = fc
    .tuple(fc.constantFrom('04', '+61 4', '(02) ', '021-'), fc.stringMatching(/^\d{3}[ -]?\d{3}$/))
    .map(([a, b]) => `${a}91${b}`)
  fc.assert(
    fc.property(fc.string(), fc.oneof(address, phone), fc.string(), (before, personal, after) => {
      const cleaned = impersonalText(`${before}${personal}${after}`)
      expect(cleaned).not.toContain(personal)
      expect(cleaned).not.toMatch(/@|(?:\d[\s().+/_-]*){7}/)
      expect(cleaned.length).toBeLessThanOrEqual(100)
    }),
  )
})
