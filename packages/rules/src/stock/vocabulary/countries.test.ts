import { expect, it } from 'vitest'
import { countryNamed } from './countries'

it.each([
  ...['Japan', 'JAPAN', 'Singapore', 'United Kingdom', 'UK', 'U.K.', 'USA', 'England', 'South Korea', 'Korea', 'Hong Kong', 'Australia'],
  ...['Trinidad and Tobago', 'Trinidad & Tobago', 'Bosnia and Herzegovina', "Côte d'Ivoire", 'Turkey', 'Türkiye', 'Fiji'],
])('“%s” is a country (ENT-01)', (text) => expect(countryNamed(text)).toBe(text))

it.each([
  ['JP', 'Japan'],
  ['jpn', 'Japan'],
  ['AU', 'Australia'],
  ['GB', 'United Kingdom'],
])('the code “%s” means %s (ENT-01)', (text, country) => expect(countryNamed(text)).toBe(country))

it.each([
  ...['NZ New - no', 'NZ New / UK', 'Imported', 'Overseas', 'Europe', 'European Union', 'Asia', 'Yokohama', 'Japanese', 'Grade 4', 'B'],
  ...['Unknown Region', 'Not Japan', 'Japan?', 'Japan 2017', 'Japan/UK', '', '-', 'Dealer', 'Auction'],
])('“%s” is no country (ENT-01)', (text) => expect(countryNamed(text)).toBe(null))
