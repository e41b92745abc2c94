import { expect, it } from 'vitest'
import { numberForms } from './Lexicon'

it.each([
  { word: 'utes', forms: ['ute'] },
  { word: 'suvs', forms: ['suv'] },
  { word: 'hatches', forms: ['hatch', 'hatche'] },
  { word: 'batteries', forms: ['battery', 'batterie'] },
  { word: 'movies', forms: ['movy', 'movie'] },
  { word: 'buses', forms: ['bus', 'buse'] },
  { word: 'wheel', forms: ['wheels'] },
  { word: 'hatch', forms: ['hatches'] },
  { word: 'battery', forms: ['batteries'] },
  { word: 'tray', forms: ['trays'] },
  { word: 'class', forms: [] },
  { word: 'lexus', forms: [] },
  { word: 'yaris', forms: [] },
  { word: 'gas', forms: [] },
  { word: 'cx5', forms: [] },
  { word: 'gt', forms: [] },
])('singular and plural of “$word” are $forms', ({ word, forms }) => expect(numberForms(word)).toEqual(forms))
