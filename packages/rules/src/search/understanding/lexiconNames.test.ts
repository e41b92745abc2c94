import { expect, it } from 'vitest'
import { buildLexicon } from '../../testing/buildLexicon'
import { lexiconNames } from './lexiconNames'

const lexicon = buildLexicon()
const names = lexiconNames(lexicon)

it.each([
  { key: 'toyota', values: { make: ['Toyota'] } },
  { key: 'hilux', values: { make: ['Toyota'], model: ['HiLux'] } },
  { key: 'mazdacx5', values: { make: ['Mazda'], model: ['CX-5'] } },
  { key: 'toyota86', values: { make: ['Toyota'], model: ['86'] } },
  { key: 'vw', values: { make: ['Volkswagen'] } },
  { key: '4x4', values: { drive: ['4WD'] } },
  { key: 'oneowner', values: { tag: ['One Owner'] } },
  { key: 'certified', values: { certified: ['true'] } },
  { key: 'demo', values: { car_type: ['demo'] } },
])('the lexicon finds the name $key (SRC-06)', ({ key, values }) => expect(names.exact.get(key)?.values).toEqual(values))

it.each([
  { name: 'a model that is only a number', key: '86' },
  { name: 'a badge', key: 'gxl' },
  { name: 'the only vehicle type', key: 'car' },
  { name: 'a make of another dealer', key: 'chevy' },
])('the lexicon leaves out $name (SRC-06)', ({ key }) => expect(names.exact.get(key)).toBeUndefined())

it.each([
  { key: 'prado', values: { make: ['Toyota'], model: ['LandCruiser Prado'] } },
  { key: 'petrol', values: { fuel: ['Petrol - Unleaded', 'Petrol - Premium Unleaded'] } },
  { key: 'brisbane', values: { dealership_name: ['Hill Ford Brisbane'] } },
  { key: 'sunroof', values: { filtered_features: ['Panoramic sunroof'] } },
  { key: 'heatedseats', values: { filtered_features: ['Heated front seats'] } },
])('the lexicon finds $key as a part of a name (SRC-06)', ({ key, values }) => expect(names.partial.get(key)?.values).toEqual(values))

it.each([
  { name: 'a word shared by several features', key: 'camera' },
  { name: 'a word in the names of all locations', key: 'hill' },
])('the lexicon leaves out $name (SRC-06)', ({ key }) => expect(names.partial.get(key)).toBeUndefined())

it('the table of names is cached for a lexicon (SRC-06)', () => expect(lexiconNames(lexicon)).toBe(names))
