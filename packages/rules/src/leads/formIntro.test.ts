import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { formIntro } from './formIntro'

it.each([
  {
    name: 'a reservation names deposit, time and refund, and who takes it when (CHK-03 to CHK-05)',
    form: 'reserve',
    deposit: 200,
    text: 'Ask us to hold this car for you. A $200 deposit holds it for 48 hours and is 100% refundable. You pay nothing here: Harbour Motors confirms that the car is free, then takes the deposit.',
  },
  {
    name: 'a reservation without an amount names none (CARD-08)',
    form: 'reserve',
    deposit: 0,
    text: 'Ask us to hold this car for you. We hold it for 48 hours. You pay nothing here: Harbour Motors confirms that the car is free.',
  },
  {
    name: 'a purchase is a request',
    form: 'buyOnline',
    deposit: 200,
    text: 'Tell us that you would like to buy this car. You pay nothing here: Harbour Motors goes through the price, the paperwork and delivery with you first.',
  },
  { name: 'other forms speak for themselves', form: 'vehicle', deposit: 200, text: null },
] as const)('$name', ({ form, deposit, text }) => {
  expect(formIntro(form, buildCar(), buildConfig({ checkout: { deposit } }))).toBe(text)
})

it('says nothing without a car', () => {
  expect(formIntro('reserve', null, buildConfig())).toBeNull()
})

it('calls a caravan a caravan (CFG-06)', () => {
  expect(formIntro('reserve', buildCar({ itemType: 'caravan' }), buildConfig())).toContain('hold this caravan')
})
