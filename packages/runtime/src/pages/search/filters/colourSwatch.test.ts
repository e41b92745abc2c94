import { expect, it } from 'vitest'
import { colourSwatch } from './colourSwatch'

it.each([
  { name: 'Glacier White', fill: '#f7f7f4' },
  { name: 'light blue', fill: '#8fb6d9' },
  { name: 'Blue', fill: '#1f4e8c' },
  { name: 'GRAPHITE GREY', fill: '#454a50' },
  { name: 'Silver', fill: '#b9bec4' },
  { name: 'Other', fill: null },
  { name: '', fill: null },
])('“$name” is shown as $fill (SRC-09)', ({ name, fill }) => {
  expect(colourSwatch(name)).toBe(fill)
})
