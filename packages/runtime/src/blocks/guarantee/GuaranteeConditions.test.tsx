import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GuaranteeConditions, hasConditions } from './GuaranteeConditions'

const promise = (title: string, conditions: string) =>
  ({ id: title, title, text: '', conditions, carType: 'any', fuel: 'any', kmBelow: 0 }) as const
const [engine, roadside] = [promise('Engine', 'Petrol cars.'), promise('Roadside', ' ')]

it.each([
  {
    name: 'its conditions and those of its promises',
    conditions: 'From us.',
    entries: [engine, roadside],
    is: 'From us.Engine: Petrol cars.',
  },
  { name: 'its conditions alone', conditions: 'From us.', entries: [roadside], is: 'From us.' },
  { name: 'the condition of a promise alone', conditions: '', entries: [engine], is: 'Engine: Petrol cars.' },
  { name: 'no condition', conditions: ' ', entries: [roadside], is: '' },
])('a guarantee states $name (CNT-12)', ({ conditions, entries, is }) => {
  const block = { conditions, entries }
  expect(renderToStaticMarkup(<GuaranteeConditions block={block} />).replace(/<[^>]+>/g, '')).toBe(is)
  expect(hasConditions(block)).toBe(is !== '')
})
