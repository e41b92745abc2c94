import { expect, it } from 'vitest'
import { nameWithTown } from './shortLocationName'

it.each([
  { name: 'The Yard', town: 'Ipswich', message: 'The Yard, Ipswich' },
  { name: 'Karri Coast Toyota Bunbury', town: 'Bunbury', message: 'Karri Coast Toyota Bunbury' },
])('a page names the town only once: $message (ENT-02)', ({ name, town, message }) => expect(nameWithTown(name, town)).toBe(message))
