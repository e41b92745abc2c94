import type { Engine } from './VehicleModel'

export const petrol = (litres: number, cylinders = 4, consumption = 7): Engine => ({
  litres,
  cylinders,
  fuel: 'Petrol - Unleaded',
  simpleFuel: null,
  consumption,
})
export const premiumPetrol = (litres: number, cylinders = 4, consumption = 7.5): Engine => ({
  litres,
  cylinders,
  fuel: 'Petrol - Premium Unleaded',
  simpleFuel: null,
  consumption,
})
/** Makes an engine turbocharged, as all diesels are. */
export const turbo = (engine: Engine): Engine => ({ ...engine, isTurbo: true })
export const diesel = (litres: number, cylinders = 4, consumption = 8): Engine => ({
  litres,
  cylinders,
  fuel: 'Diesel',
  simpleFuel: null,
  consumption,
  isTurbo: true,
})
export const hybrid = (litres: number, cylinders = 4, consumption = 4.5): Engine => ({
  litres,
  cylinders,
  fuel: 'Hybrid',
  simpleFuel: 'Hybrid',
  consumption,
})
export const plugIn = (litres: number, rangeKm: number, consumption = 1.7): Engine => ({
  litres,
  cylinders: 4,
  fuel: 'Plug-in Hybrid',
  simpleFuel: 'PHEV',
  consumption,
  rangeKm,
})
/** `batteryKwh` as the maker states it; omitted where it isn't known for sure. */
export const electric = (rangeKm: number, consumption = 16, batteryKwh?: number): Engine => ({
  litres: 0,
  cylinders: 0,
  fuel: 'Electric',
  simpleFuel: 'Electric',
  consumption,
  rangeKm,
  ...(batteryKwh !== undefined && { batteryKwh }),
})
export const towed: Engine = { litres: 0, cylinders: 0, fuel: '', simpleFuel: null, consumption: 0 }
