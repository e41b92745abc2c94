import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { formIntro } from './formIntro'

it.each([
  {
    name: 'a reservation names deposit, time and refund, and who takes it when (CHK-03 to CHK-05)',
    form: 'reserve',
    deposit: 200,
    text: 'Ask Harbour Motors to reserve this car. You pay nothing here, and asking does not hold the car: Harbour Motors answers you first. If it agrees, it takes a $200 deposit, 100% refundable, for 48 hours.',
  },
  {
    name: 'a reservation without an amount names none (CARD-08)',
    form: 'reserve',
    deposit: 0,
    text: 'Ask Harbour Motors to reserve this car. You pay nothing here, and asking does not hold the car: Harbour Motors answers you first. If it agrees, that is for 48 hours.',
  },
  {
    name: 'a purchase is a request',
    form: 'buyOnline',
    deposit: 200,
    text: 'Tell Harbour Motors that you would like to buy this car. You pay nothing here, and asking does not hold the car: Harbour Motors goes through the price, the paperwork and delivery with you first.',
  },
  {
    name: 'a message says who answers, and how',
    form: 'chat',
    deposit: 200,
    text: 'Your message goes to Harbour Motors, which answers by phone, text or email.',
  },
  { name: 'other forms speak for themselves', form: 'vehicle', deposit: 200, text: null },
] as const)('$name', ({ form, deposit, text }) => {
  expect(formIntro(form, buildCar(), buildConfig({ checkout: { deposit } }))).toBe(text)
})

it('says nothing without a car', () => {
  expect(formIntro('reserve', null, buildConfig())).toBeNull()
})

it('calls a caravan a caravan (CFG-06)', () => {
  expect(formIntro('reserve', buildCar({ itemType: 'caravan' }), buildConfig())).toContain('reserve this caravan')
})
