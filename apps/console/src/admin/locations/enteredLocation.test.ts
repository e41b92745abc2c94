import { expect, test } from 'vitest'
import { emptyLocation, parseLocation, parsePosition } from './enteredLocation'

test.each([
  { name: 'as maps give it', text: '-33.815, 151.001', position: { latitude: -33.815, longitude: 151.001 } },
  { name: 'with a blank', text: ' -33.815 151.001 ', position: { latitude: -33.815, longitude: 151.001 } },
  { name: 'in brackets', text: '(-33.8; 151)', position: { latitude: -33.8, longitude: 151 } },
  { name: 'nothing', text: '  ', position: null },
  { name: 'half of it', text: '-33.815', position: undefined },
  { name: 'an address', text: '12 Church Street', position: undefined },
])('a place on the map: $name', ({ text, position }) => expect(parsePosition(text)).toEqual(position))

test('what is sent has the place as two numbers', () => {
  const sent = parseLocation({ ...emptyLocation('o1'), position: '-33.8, 151' })
  expect(sent.address).toMatchObject({ latitude: -33.8, longitude: 151 })
  expect('organisationId' in sent).toBe(false)
})
