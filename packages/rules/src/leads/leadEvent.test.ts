import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import type { LeadForm } from '../entities/LeadForm'
import { buildCar } from '../testing/buildCar'
import { leadEvent } from './leadEvent'

it.each([
  { form: 'vehicle', car: { carType: 'used' }, id: 15 },
  { form: 'vehicle', car: { carType: 'new' }, id: 14 },
  { form: 'vehicle', car: { carType: 'demo' }, id: 14 },
  { form: 'vehicle', car: { carType: 'used', tag: 'Test Drive Only' }, id: 17 },
  { form: 'photos', car: { carType: 'new', tag: ' test drive only ' }, id: 17 },
  { form: 'makeOffer', car: { carType: 'used', tag: 'Test Drive' }, id: 15 },
  { form: 'reserve', car: { carType: 'used' }, id: 15 },
  { form: 'buyOnline', car: { carType: 'new' }, id: 14 },
  { form: 'chat', car: { carType: 'demo' }, id: 14 },
  { form: 'chat', car: null, id: 22 },
  { form: 'testDrive', car: { carType: 'used' }, id: 48 },
  { form: 'testDrive', car: { carType: 'used', tag: 'Test Drive Only' }, id: 48 },
  { form: 'testDrive', car: { carType: 'demo' }, id: 17 },
  { form: 'testDrive', car: null, id: 17 },
  { form: 'general', car: null, id: 22 },
  { form: 'service', car: null, id: 22 },
] satisfies { form: LeadForm; car: Partial<Car> | null; id: number }[])(
  'the form $form about $car is reported as event $id (ENQ-22, ANL-02)',
  ({ form, car, id }) => {
    expect(leadEvent(form, car && buildCar(car)).id).toBe(id)
  },
)

it('the lead event describes the car without unknown values (ENQ-23)', () => {
  expect(leadEvent('vehicle', buildCar()).params).toEqual({
    vehicleStatus: 'Used',
    vehicleMake: 'Toyota',
    vehicleModel: 'Corolla',
    vehicleYear: 2021,
    vehicleKilometers: 42_310,
    vehicleGrade: 'Ascent Sport',
  })
  expect(leadEvent('vehicle', buildCar({ km: null, badge: null })).params).toEqual({
    vehicleStatus: 'Used',
    vehicleMake: 'Toyota',
    vehicleModel: 'Corolla',
    vehicleYear: 2021,
  })
  expect(leadEvent('general', null).params).toEqual({})
})
