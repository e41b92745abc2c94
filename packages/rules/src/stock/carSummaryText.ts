import type { Car } from '../entities/Car'
import { carCondition } from './carCondition'

/** Says in a sentence or two what a car is, made of its facts alone (VDP-02). */
export const carSummaryText = (car: Car): string => `${car.name}, ${carCondition(car).toLowerCase()}, at ${car.locationName}.`
