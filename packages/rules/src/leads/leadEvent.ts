import type { Car } from '../entities/Car'
import { carCondition } from '../entities/carCondition'
import type { LeadForm } from '../entities/LeadForm'

/** Whether a car is reserved for test drives by its tag (CAR-09, ENQ-23): it isn't for sale yet. */
export const isTestDriveOnly = ({ tag }: Pick<Car, 'tag'>): boolean => tag?.trim().toLowerCase() === 'test drive only'

/** Analytics event of a lead. */
export interface AnalyticsLeadEvent {
  readonly id: number
  readonly params: { readonly [name: string]: string | number }
}

type EventCar = Pick<Car, 'carType' | 'tag' | 'make' | 'model' | 'year' | 'km' | 'badge'>

const newEnquiry = 14
const usedEnquiry = 15
const testDrive = 17
const usedTestDrive = 48
const generalEnquiry = 22

const eventId = (form: LeadForm, car: EventCar | null): number => {
  if (form === 'testDrive') return car?.carType === 'used' ? usedTestDrive : testDrive
  if (!car) return generalEnquiry
  if (isTestDriveOnly(car)) return testDrive
  return car.carType === 'used' ? usedEnquiry : newEnquiry
}

/** Analytics event of a lead with its car (ENQ-22, ENQ-23, ANL-02). A demo counts as new. */
export const leadEvent = (form: LeadForm, car: EventCar | null): AnalyticsLeadEvent => ({
  id: eventId(form, car),
  params: car
    ? {
        vehicleStatus: carCondition(car),
        vehicleMake: car.make,
        vehicleModel: car.model,
        vehicleYear: car.year,
        ...(car.km !== null && { vehicleKilometers: car.km }),
        ...(car.badge !== null && { vehicleGrade: car.badge }),
      }
    : {},
})
