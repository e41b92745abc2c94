import { expect, it } from 'vitest'
import { shortPlace } from './shortPlace'

it.each([
  { name: 'the whole name of the site in front', location: 'Karri Coast Toyota Bunbury', site: 'Karri Coast Toyota', place: 'Bunbury' },
  { name: 'the beginning of it', location: 'Meridian Ford Werribee', site: 'Meridian Motor Group', place: 'Ford Werribee' },
  { name: 'other capitals', location: 'KAURI Hamilton', site: 'Kauri & Co', place: 'Hamilton' },
  { name: 'nothing of it', location: 'Granville yard', site: 'Saltbush Motors', place: 'Granville yard' },
  { name: 'a part of a word', location: 'Meridians Yard', site: 'Meridian', place: 'Meridians Yard' },
  { name: 'no more than it', location: 'Saltbush Motors', site: 'Saltbush Motors', place: 'Saltbush Motors' },
  { name: 'less than it', location: 'Saltbush', site: 'Saltbush Motors', place: 'Saltbush' },
  { name: 'no name', location: '', site: 'Saltbush Motors', place: '' },
])('A place on a card: $name (CARD-03)', ({ location, site, place }) => expect(shortPlace(location, site)).toBe(place))
