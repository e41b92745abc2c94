import { describe, expect, test } from 'vitest'
import { findSettings } from './findSettings'

const pointers = (query: string) => findSettings(query).map(({ pointer }) => pointer)

describe('findSettings', () => {
  test('findSettings ranks settings whose title starts with the word first', () => expect(pointers('brand')[0]).toBe('/theme/brandColour'))
  test('findSettings finds by key', () => expect(pointers('pageSize')).toEqual(['/search/pageSize', '/blog/pageSize']))
  test('findSettings finds by section and title together', () => expect(pointers('footer tone')[0]).toBe('/footer/tone'))
  test('findSettings finds by description', () => expect(pointers('alternating bands')).toContain('/theme/surfaceColour'))
  test('findSettings finds by the heading within a section', () =>
    expect(pointers('small print')).toEqual(expect.arrayContaining(['/calculator/disclaimer', '/finance/disclaimer'])))
  test('findSettings requires every word to match', () => expect(pointers('brand zebra')).toEqual([]))
  test.each([
    { entered: 'brand color', found: '/theme/brandColour' },
    { entered: 'dealer license', found: '/identity/licence' },
    { entered: 'logos', found: '/identity/logoImage' },
    { entered: 'opening times', found: '/hours/holidayDays' },
    { entered: 'newsletter', found: '/forms/showOptIn' },
    { entered: 'gst', found: '/price/showPriceType' },
    { entered: 'egc', found: '/price/showPriceType' },
    { entered: 'whatsapp', found: '/vdp/buttons' },
  ])('findSettings finds by synonyms: $entered', ({ entered, found }) => expect(pointers(entered)).toContain(found))
  test('findSettings ranks matching titles above matching synonyms', () => {
    const found = pointers('buttons')
    expect(found.indexOf('/card/buttons')).toBeLessThan(found.indexOf('/header/ctaLabel'))
  })
  test('findSettings finds no settings for an unknown word', () => expect(pointers('fax machine')).toEqual([]))
  test('findSettings finds no settings for an empty search', () => expect(pointers('  ')).toEqual([]))
})
