import { expect, test } from 'vitest'
import { customerView } from '../customers/customerView'
import { lenderView } from '../finance/lenderView'
import { countryColumns } from './countryColumns'

const customerLabels = (country: 'AU' | 'NZ') =>
  countryColumns(customerView.list.columns, customerView.fields, country).map(({ label }) => label)
const lenderLabels = (country: 'AU' | 'NZ') => countryColumns(lenderView.list.columns, lenderView.fields, country).map(({ label }) => label)

test('Columns of a list are called as in the country of the business (CFG-02, UI-19)', () => {
  expect(customerLabels('AU')).toContain('Suburb')
  expect(customerLabels('NZ')).toContain('Town or suburb')
  expect(customerLabels('NZ')).not.toContain('Suburb')
})

test('A list has no column of what the country doesn’t have (CFG-02)', () => {
  expect(lenderLabels('AU')).toContain('Comparison rate')
  expect(lenderLabels('NZ')).not.toContain('Comparison rate')
})
