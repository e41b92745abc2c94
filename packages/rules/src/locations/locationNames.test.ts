import { expect, it } from 'vitest'
import { nameInSentence, nameWithTown, shortLocationName } from './locationNames'

it.each([
  { name: 'The Yard', town: 'Ipswich', message: 'The Yard, Ipswich' },
  { name: 'Karri Coast Toyota Bunbury', town: 'Bunbury', message: 'Karri Coast Toyota Bunbury' },
])('a page names the town only once: $message (ENT-02)', ({ name, town, message }) => expect(nameWithTown(name, town)).toBe(message))

it.each([
  { name: 'Granville yard', text: 'our Granville yard' },
  { name: 'Geelong service centre', text: 'our Geelong service centre' },
  { name: 'Long Paddock Caravans', text: 'Long Paddock Caravans' },
  { name: 'Meridian Mazda Geelong', text: 'Meridian Mazda Geelong' },
  { name: 'Hamilton Yard', text: 'Hamilton Yard' },
])('a sentence names a location as a person would: $text (ENT-02)', ({ name, text }) => expect(nameInSentence(name)).toBe(text))

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
