import { expect, it } from 'vitest'
import { leadSubject } from './leadSubject'

const model = 'Bullock Track Ridge 21'
const offer = 'Annexe walls free with every van'

it.each([
  {
    name: 'its car',
    lead: { carName: '2022 Avan Aspire', attributes: { aboutModel: model, aboutOffer: offer } },
    subject: '2022 Avan Aspire',
  },
  { name: 'a model of no car', lead: { carName: null, attributes: { aboutModel: model } }, subject: model },
  { name: 'an offer', lead: { carName: null, attributes: { aboutModel: null, aboutOffer: offer } }, subject: offer },
  { name: 'the car that is looked for', lead: { carName: null, attributes: { wantedCar: 'HiLux SR5' } }, subject: 'HiLux SR5' },
  { name: 'nothing of these', lead: { carName: null, attributes: {} }, subject: null },
  { name: 'a car that was never named', lead: { carName: '', attributes: {} }, subject: null },
])('says $name', ({ lead, subject }) => {
  expect(leadSubject(lead)).toBe(subject)
})
