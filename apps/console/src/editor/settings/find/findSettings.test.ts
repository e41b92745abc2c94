import { describe, expect, test } from 'vitest'
import { findSettings } from './findSettings'

const pointers = (query: string) => findSettings(query).map(({ pointer }) => pointer)

describe('finding settings', () => {
  test('puts those whose title starts with the word first', () => expect(pointers('brand')[0]).toBe('/theme/brandColour'))
  test('finds by key', () => expect(pointers('pageSize')).toEqual(['/search/pageSize']))
  test('finds by section and title together', () => expect(pointers('footer tone')[0]).toBe('/footer/tone'))
  test('finds by what a setting is about', () => expect(pointers('alternating bands')).toContain('/theme/surfaceColour'))
  test('asks for every word', () => expect(pointers('brand zebra')).toEqual([]))
  test('finds nothing for nothing', () => expect(pointers('  ')).toEqual([]))
})
