import { expect, it } from 'vitest'
import { facetValueText } from './facetValueText'

it.each([
  { name: 'a condition', facet: 'car_type', value: 'demo', text: 'Demo' },
  { name: 'a type', facet: 'item_type', value: 'caravan', text: 'Caravans' },
  { name: 'a status', facet: 'status', value: 'coming_soon', text: 'Coming soon' },
  { name: 'seats', facet: 'seats', value: '7', text: '7 seats' },
  { name: 'berths', facet: 'sleeps', value: '4', text: 'Sleeps 4' },
  { name: 'a learner’s motorcycle', facet: 'licence', value: 'learner', text: 'Learner approved (LAMS)' },
  { name: 'any other motorcycle', facet: 'licence', value: 'full', text: 'Full licence' },
  { name: 'axles', facet: 'axles', value: 'Tandem', text: 'Tandem axle' },
  { name: 'words', facet: 'body', value: 'SUV', text: 'SUV' },
  { name: 'a model in lower case', facet: 'model', value: 'i30', text: 'i30' },
  { name: 'nothing', facet: 'tag', value: '', text: '' },
  { name: 'no condition', facet: 'car_type', value: '', text: '' },
])('$name is written as $text (ENT-15, SRC-03)', ({ facet, value, text }) => expect(facetValueText(facet, value)).toBe(text))
