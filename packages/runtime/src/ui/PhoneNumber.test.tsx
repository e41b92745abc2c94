import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PhoneNumber, withPhoneNumbers } from './PhoneNumber'

const whole = (number: string) => renderToStaticMarkup(<PhoneNumber>{number}</PhoneNumber>)

it('a phone number has no place for a line break', () =>
  expect(whole('1300 CAR NOW')).toBe('<span class="[display:inline-block] tabular-nums [text-decoration:inherit]">1300 CAR NOW</span>'))

it.each([
  ...['0491570156', '0299055551', '1300975707', '132278', '0212345678'].map((number) => writtenPhone(number, 'AU')),
  writtenPhone('+64211234567', 'NZ'),
  writtenPhone('+64211234567', 'AU'),
  ...['+61491570156', '+61299055551', '+6433795001'].map(formatPhone),
  '08-5550-1234',
])('a page keeps %s in one line within a text, in every format of a phone number', (number) => {
  const html = renderToStaticMarkup(withPhoneNumbers(`Ann Lee, ann@example.com, ${number}, or 2 others`))
  expect(html).toBe(`Ann Lee, ann@example.com, ${whole(number)}, or 2 others`)
})

it.each(['2021 Kia Rio', '$14,990 drive away', '42,310 km', '12 Smith Street, Perth WA 6000'])(
  'the phone number link leaves %s unchanged',
  (text) => expect(renderToStaticMarkup(withPhoneNumbers(text))).toBe(text),
)

it('the phone number link keeps every character of the text around a phone number', () => {
  const text = fc.string({ unit: fc.constantFrom('0', '1', '9', ' ', '(', ')', '-', '+', 'a', ',') })
  fc.assert(
    fc.property(text, (given) => {
      const html = renderToStaticMarkup(withPhoneNumbers(given))
      expect(html.replaceAll(/<[^>]*>/g, '')).toBe(given)
    }),
  )
})
