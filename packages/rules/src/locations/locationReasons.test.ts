import { expect, it } from 'vitest'
import { buildLocation } from '../testing/buildLocation'
import { locationReasons } from './locationReasons'

it.each([
  { name: 'a visible one', visible: true, says: 'The location is marked visible.' },
  { name: 'a hidden one', visible: false, says: 'The location is marked not visible.' },
])('says why $name is listed or not (LOC-07)', ({ visible, says }) => {
  const [reason] = locationReasons([buildLocation({ visible })])
  expect(reason).toMatchObject({ title: 'Harbour Motors Parramatta', shown: visible, because: [{ rule: 'LOC-07', says }] })
})
