import { expect, it } from 'vitest'
import { nameInSentence, nameWithTown } from './shortLocationName'

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
