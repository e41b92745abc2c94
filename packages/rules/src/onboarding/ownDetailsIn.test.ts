import { expect, it } from 'vitest'
import { blankAnswers, blankPlace, ownDetailsIn } from './OnboardingAnswers'

it('a new dealer’s own phones, addresses and names are those of all its locations (ENT-01)', () => {
  const place = { ...blankPlace, street: '5 Stuart Hwy', suburb: 'Darwin', phone: '08 5550 1234', email: 'sales@topend.example' }
  const other = { ...blankPlace, name: 'Topend Palmerston', street: '9 Chung Wah Tce', phone: '08 5550 4321' }
  const business = { ...blankAnswers.business, name: 'Topend Motors' }
  expect(ownDetailsIn({ business, place: { ...place, others: [other] } })).toEqual({
    contacts: ['08 5550 1234', 'sales@topend.example', '08 5550 4321'],
    streets: ['5 Stuart Hwy', '9 Chung Wah Tce'],
    names: ['Topend Motors', 'Topend Motors Darwin', 'Topend Palmerston'],
  })
  expect(ownDetailsIn(blankAnswers)).toEqual({ contacts: [], streets: [], names: [] })
})
