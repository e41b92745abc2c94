import { expect, it } from 'vitest'
import { leadSubject } from './answerLines'

const model = 'Bullock Track Ridge 21'
const offer = 'Annexe walls free with every van'

it.each([
  ['its car', { carName: '2022 Avan Aspire', attributes: { aboutModel: model, aboutOffer: offer } }, '2022 Avan Aspire'],
  ['a model without a car', { carName: null, attributes: { aboutModel: model } }, model],
  ['an offer', { carName: null, attributes: { aboutModel: null, aboutOffer: offer } }, offer],
  ['the wanted car', { carName: null, attributes: { wantedCar: 'HiLux SR5' } }, 'HiLux SR5'],
  ['null without car, model or offer', { carName: null, attributes: {} }, null],
  ['null for a car without a name', { carName: '', attributes: {} }, null],
])('a lead’s subject is $0', (_name, lead, subject) => expect(leadSubject(lead)).toBe(subject))
