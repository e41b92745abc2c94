import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VariantTable } from './VariantTable'

const price = { label: 'Price', values: ['$78,500', '$84,900'], differs: true }
const fuel = { label: 'Fuel', values: ['Petrol', 'Petrol'], differs: false }
const seats = { label: 'Seats', values: ['5', '5'], differs: false }

describe('equal rows of the variant table (ENT-13, FAV-02)', () => {
  it.each([
    { name: 'stay where all rows differ', rows: [price], hides: false },
    { name: 'stay where there is one, since hiding it saves nothing', rows: [price, fuel], hides: false },
    { name: 'can be hidden where there are more', rows: [price, fuel, seats], hides: true },
  ])('$name', ({ rows, hides }) => {
    const html = renderToStaticMarkup(<VariantTable names={['Couple', 'Family']} rows={rows} />)
    expect(html.includes('Only show differences')).toBe(hides)
  })
})
