import { expect, it } from 'vitest'
import { placeInTown } from './shortPlace'

it.each([
  { name: 'The Yard', town: 'Ipswich', says: 'The Yard, Ipswich' },
  { name: 'Karri Coast Toyota Bunbury', town: 'Bunbury', says: 'Karri Coast Toyota Bunbury' },
])('names the town only once: $says (ENT-02)', ({ name, town, says }) => expect(placeInTown(name, town)).toBe(says))
