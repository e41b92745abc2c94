import { expect, it } from 'vitest'
import { leadSubject } from './answerLines'

const model = 'Bullock Track Ridge 21'
const offer = 'Annexe walls free with every van'

it.each([
  ['its car', { carName: '2022 Avan Aspire', attributes: { aboutModel: model, aboutOffer: offer } }, '2022 Avan Aspire'],
  ['a model of no car', { carName: null, attributes: { aboutModel: model } }, model],
  ['an offer', { carName: null, attributes: { aboutModel: null, aboutOffer: offer } }, offer],
  ['the car that is looked for', { carName: null, attributes: { wantedCar: 'HiLux SR5' } }, 'HiLux SR5'],
  ['nothing of these', { carName: null, attributes: {} }, null],
  ['a car that was never named', { carName: '', attributes: {} }, null],
])('says $0', (_name, lead, subject) => expect(leadSubject(lead)).toBe(subject))
