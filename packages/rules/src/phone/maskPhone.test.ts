import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskPhone } from './phoneFor'

it.each([
  { phone: '08 5550 1234', masked: '08 55*******' },
  { phone: '1300 975 707', masked: '1300 *******' },
  { phone: '13 22', masked: '13 22' },
  { phone: '', masked: '' },
])('a car page masks “$phone” as “$masked” (VDP-16)', ({ phone, masked }) => expect(maskPhone(phone)).toBe(masked))

it('a masked phone number keeps the length and shows no more than five characters (VDP-16)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ]{0,20}$/), (phone) => {
      expect(maskPhone(phone)).toHaveLength(phone.length)
      expect(maskPhone(phone).slice(5)).toMatch(/^\**$/)
    }),
  )
})
