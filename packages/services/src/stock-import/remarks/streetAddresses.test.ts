import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseStreet, streetAddresses } from './streetAddresses'

it.each([
  { text: '12 Smith St', numbers: [12], name: 'smith street' },
  { text: '12-14 Old Mill Rd.', numbers: [12, 14], name: 'old mill road' },
  { text: 'Unit 3/20 Ocean Pde', numbers: [20], name: 'ocean parade' },
  { text: 'Shop 2, 9 High Street', numbers: [9], name: 'high street' },
  { text: 'Cnr Pacific Hwy & Smith Street', numbers: [], name: 'pacific highway smith street' },
])('the address “$text” is on $name (ENT-01)', ({ text, numbers, name }) => expect(parseStreet(text)).toEqual({ numbers, name }))

it('an address in a text is found with its suburb (ENT-01)', () => {
  const found = (text: string) => streetAddresses(text).map(({ at, length }) => text.slice(at, at + length))
  expect(found('Pick up from 12 Smith St, Penrith NSW 2750 today')).toEqual(['12 Smith St, Penrith NSW 2750'])
  expect(found('at 7 bay close or 5 High Street Dubbo NSW')).toEqual(['7 bay close', '5 High Street Dubbo NSW'])
  expect(found('2021 Kia Rio Drive away, 4 Wheel Drive, 2016 Ford Fiesta ST, 100 km St')).toEqual([])
})

it.each(['12 Smith ', '1 ', '12 Smith St ', 'at 12 a ', 'unit 1/', 'a '])(
  'addresses are found in time proportional to the text: “%s”',
  (part) =>
    expect(
      isLinear(
        () => streetAddresses(part.repeat(5_000)),
        () => streetAddresses(part.repeat(10_000)),
      ),
    ).toBe(true),
)
