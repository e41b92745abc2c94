import { mostViewed, type ViewedCar } from './viewedStore'

/** Puts a car in front of those looked at before: each once, newest first, at most twenty (ENT-20). */
export const withViewed = (viewed: readonly ViewedCar[], car: ViewedCar): readonly ViewedCar[] =>
  [car, ...viewed.filter(({ id }) => id !== car.id)].slice(0, mostViewed)
