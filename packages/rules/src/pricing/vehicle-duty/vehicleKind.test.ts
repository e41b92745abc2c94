import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { isHeavy, vehicleKind } from './vehicleKind'

const towed: Partial<Car> = { itemType: 'caravan', body: 'motorhome', simpleBody: 'Caravan', fuel: null, cylinders: null }

it.each<{ name: string; over: Partial<Car>; kind: ReturnType<typeof vehicleKind> }>([
  { name: 'a hatch', over: {}, kind: 'passenger' },
  { name: 'a 4x4 that is an SUV', over: { body: '4x4', simpleBody: 'SUV' }, kind: 'passenger' },
  { name: 'a 4x4', over: { body: '4x4', simpleBody: null }, kind: null },
  { name: 'a dual cab', over: { body: 'ute', simpleBody: 'Ute' }, kind: 'goods' },
  { name: 'bodies that contradict each other', over: { body: 'ute', simpleBody: 'Wagon' }, kind: null },
  { name: 'an electric car without a body', over: { body: 'ev', simpleBody: null }, kind: null },
  { name: 'no body', over: { body: null, simpleBody: null }, kind: null },
  { name: 'a bus', over: { body: 'bus', simpleBody: 'Bus' }, kind: null },
  { name: 'a motorcycle', over: { itemType: 'motorcycle', body: null, simpleBody: 'Cruiser' }, kind: 'motorcycle' },
  { name: 'a caravan', over: towed, kind: 'caravan' },
  { name: 'a trailer by its mass', over: { ...towed, simpleBody: null, specifications: { aggregateTrailerMass: 2_800 } }, kind: 'caravan' },
  { name: 'a motorhome among caravans', over: { ...towed, simpleBody: 'Motorhome', fuel: 'Diesel' }, kind: null },
  { name: 'something with an engine called caravan', over: { ...towed, cylinders: 4 }, kind: null },
  { name: 'a caravan or motorhome', over: { ...towed, simpleBody: null }, kind: null },
])('the kind of $name is $kind (UI-19)', ({ over, kind }) => expect(vehicleKind(buildCar(over))).toBe(kind))

it.each<{ name: string; over: Partial<Car>; heavy: boolean | null }>([
  { name: 'a hatch', over: {}, heavy: false },
  { name: 'a light truck of unknown mass', over: { body: 'lightTruck' }, heavy: null },
  { name: 'a light truck of 4.495 t', over: { body: 'lightTruck', variant: { grossVehicleMass: 4_495 } }, heavy: false },
  { name: 'a truck of 4.5 t', over: { body: 'lightTruck', variant: { grossVehicleMass: 4_500 } }, heavy: false },
  { name: 'a truck of more', over: { body: 'lightTruck', variant: { grossVehicleMass: 4_501 } }, heavy: true },
  { name: 'a mass of 0, which is unknown', over: { body: 'lightTruck', variant: { grossVehicleMass: 0 } }, heavy: null },
  { name: 'a caravan', over: towed, heavy: false },
  { name: 'a heavy caravan', over: { ...towed, specifications: { aggregateTrailerMass: 4_700 } }, heavy: true },
])('whether $name is heavy: $heavy (UI-19)', ({ over, heavy }) => expect(isHeavy(buildCar(over))).toBe(heavy))
