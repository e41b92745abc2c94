import { expect, test } from 'vitest'
import { emptyLocation, parseLocation, parsePosition } from './enteredLocation'

test.each([
  { name: 'as maps give it', text: '-33.815, 151.001', position: { latitude: -33.815, longitude: 151.001 } },
  { name: 'with a blank', text: ' -33.815 151.001 ', position: { latitude: -33.815, longitude: 151.001 } },
  { name: 'in brackets', text: '(-33.8; 151)', position: { latitude: -33.8, longitude: 151 } },
  { name: 'empty', text: '  ', position: null },
  { name: 'only one number', text: '-33.815', position: undefined },
  { name: 'an address', text: '12 Church Street', position: undefined },
])('a map position is read from the entered text: $name', ({ text, position }) => expect(parsePosition(text)).toEqual(position))

test('a location is sent with its map position as two numbers', () => {
  const sent = parseLocation({ ...emptyLocation('o1'), position: '-33.8, 151' })
  expect(sent.address).toMatchObject({ latitude: -33.8, longitude: 151 })
  expect('organisationId' in sent).toBe(false)
})
