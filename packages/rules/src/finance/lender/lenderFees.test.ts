import { expect, it } from 'vitest'
import { lenderFees } from './lenderFigures'

const fee = (amount: number, every: 'once' | 'month', financed = false) => ({ id: 'fee', label: 'Fee', amount, every, financed })

it.each([
  ['none', [], { financedCents: 0, upfrontCents: 0, monthlyCents: 0 }],
  [
    'an establishment fee of one lender that is financed (FIN-26)',
    [fee(1360.5, 'once', true)],
    { financedCents: 136_050, upfrontCents: 0, monthlyCents: 0 },
  ],
  [
    'a dealer group’s four (FIN-29)',
    [fee(395, 'once'), fee(6, 'once'), fee(8, 'month'), fee(912.25, 'once', true)],
    { financedCents: 91_225, upfrontCents: 40_100, monthlyCents: 800 },
  ],
  ['a monthly one that can’t be financed (FIN-29)', [fee(8, 'month', true)], { financedCents: 0, upfrontCents: 0, monthlyCents: 800 }],
  [
    'cents that binary fractions get wrong (FIN-26)',
    [fee(1.1, 'once'), fee(2.2, 'once')],
    { financedCents: 0, upfrontCents: 330, monthlyCents: 0 },
  ],
])('a loan sums fees by how they are charged: $0', (_name, fees, expected) => expect(lenderFees({ fees })).toEqual(expected))
