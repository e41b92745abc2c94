import { expect, it } from 'vitest'
import { shortLocationName } from './shortLocationName'

it.each([
  { name: 'the site’s full name at the start', location: 'Karri Coast Toyota Bunbury', site: 'Karri Coast Toyota', place: 'Bunbury' },
  { name: 'the first words of the site’s name', location: 'Meridian Ford Werribee', site: 'Meridian Motor Group', place: 'Ford Werribee' },
  { name: 'the site’s name in other capitals', location: 'KAURI Hamilton', site: 'Kauri & Co', place: 'Hamilton' },
  { name: 'a name without the site’s name', location: 'Granville yard', site: 'Saltbush Motors', place: 'Granville yard' },
  { name: 'only a part of a word of the site’s name', location: 'Meridians Yard', site: 'Meridian', place: 'Meridians Yard' },
  { name: 'exactly the site’s name', location: 'Saltbush Motors', site: 'Saltbush Motors', place: 'Saltbush Motors' },
  { name: 'less than the site’s name', location: 'Saltbush', site: 'Saltbush Motors', place: 'Saltbush' },
  { name: 'no name', location: '', site: 'Saltbush Motors', place: '' },
])('a page shortens the location’s name on a card: $name (CARD-03)', ({ location, site, place }) =>
  expect(shortLocationName(location, site)).toBe(place),
)
