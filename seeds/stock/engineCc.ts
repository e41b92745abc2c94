import type { Engine } from './VehicleModel'

/** Displacement of a make's engines with these rounded litres and fuel; `models` and years limit it where a make has several. */
interface Displacement {
  readonly litres: number
  readonly cc: number
  readonly fuel?: 'diesel' | 'other'
  readonly cylinders?: number
  readonly models?: RegExp
  readonly years?: readonly [first: number, last: number]
}

/** By make, the special ones first. Engines that aren't listed have no known cc rating. */
const displacements: Readonly<Record<string, readonly Displacement[]>> = {
  Toyota: [
    { litres: 2.5, cc: 2_494, models: /^RAV4/, years: [2015, 2018] },
    { litres: 2.4, cc: 2_387, models: /^GR86/ },
    { litres: 1.2, cc: 1_197 },
    { litres: 1.3, cc: 1_329 },
    { litres: 1.5, cc: 1_497, cylinders: 4 },
    { litres: 1.5, cc: 1_490, cylinders: 3 },
    { litres: 1.8, cc: 1_798 },
    { litres: 2, cc: 1_987 },
    { litres: 2.5, cc: 2_487 },
    { litres: 2.4, cc: 2_393, fuel: 'diesel' },
    { litres: 2.8, cc: 2_755, fuel: 'diesel' },
    { litres: 3, cc: 2_982, fuel: 'diesel' },
    { litres: 3.5, cc: 3_456 },
  ],
  Lexus: [
    { litres: 2.5, cc: 2_494, models: /^NX/, years: [2016, 2021] },
    { litres: 2, cc: 1_987, models: /^UX/ },
    { litres: 2.5, cc: 2_487 },
    { litres: 3.5, cc: 3_456 },
  ],
  Mazda: [
    { litres: 1.5, cc: 1_496 },
    { litres: 2, cc: 1_998 },
    { litres: 2.5, cc: 2_488 },
    { litres: 3, cc: 2_999, fuel: 'diesel' },
    { litres: 3.2, cc: 3_198, fuel: 'diesel' },
    { litres: 3.3, cc: 3_283, fuel: 'diesel' },
  ],
  Subaru: [
    { litres: 2, cc: 1_998, models: /^BRZ/ },
    { litres: 2, cc: 1_995 },
    { litres: 2.4, cc: 2_387 },
    { litres: 2.5, cc: 2_498 },
    { litres: 3.6, cc: 3_630 },
  ],
  Mitsubishi: [
    { litres: 1.5, cc: 1_499 },
    { litres: 2, cc: 1_998 },
    { litres: 2.4, cc: 2_442, fuel: 'diesel' },
    { litres: 2.4, cc: 2_360, fuel: 'other' },
    { litres: 2.5, cc: 2_488 },
  ],
  Honda: [
    { litres: 1.5, cc: 1_497, models: /^Jazz/ },
    { litres: 1.5, cc: 1_498, models: /^CR-V/ },
    { litres: 1.8, cc: 1_799 },
    { litres: 2, cc: 1_993, models: /^(CR-V|Civic)/, years: [2022, 2026] },
  ],
  Nissan: [
    { litres: 1, cc: 999 },
    { litres: 1.3, cc: 1_332 },
    { litres: 1.5, cc: 1_497 },
    { litres: 2, cc: 1_997 },
    { litres: 2.3, cc: 2_298, fuel: 'diesel' },
    { litres: 2.5, cc: 2_488 },
    { litres: 3.5, cc: 3_498 },
    { litres: 5.6, cc: 5_552 },
  ],
  Suzuki: [
    { litres: 1.2, cc: 1_197, cylinders: 3 },
    { litres: 1.2, cc: 1_242, cylinders: 4 },
    { litres: 1.5, cc: 1_462, models: /^Jimny/ },
    { litres: 1.4, cc: 1_373, years: [2017, 2026] },
    { litres: 1.6, cc: 1_586 },
  ],
  Volkswagen: [
    { litres: 2, cc: 1_996, fuel: 'diesel', models: /^Amarok/, years: [2023, 2026] },
    { litres: 3, cc: 2_993, fuel: 'diesel', models: /^Amarok/, years: [2023, 2026] },
    { litres: 1, cc: 999 },
    { litres: 1.2, cc: 1_197 },
    { litres: 1.4, cc: 1_395 },
    { litres: 1.8, cc: 1_798 },
    { litres: 2, cc: 1_968, fuel: 'diesel' },
    { litres: 2, cc: 1_984, fuel: 'other' },
    { litres: 3, cc: 2_967, fuel: 'diesel' },
  ],
  BMW: [
    { litres: 1.5, cc: 1_499 },
    { litres: 2, cc: 1_998, years: [2018, 2026] },
  ],
}

/** The cc rating of a car's engine; null if it isn't known for sure. */
export const findEngineCc = (make: string, model: string, { litres, cylinders, fuel }: Engine, year: number): number | null => {
  const burns = fuel === 'Diesel' ? 'diesel' : 'other'
  const found = displacements[make]?.find(
    (each) =>
      each.litres === litres &&
      (each.fuel ?? burns) === burns &&
      (each.cylinders ?? cylinders) === cylinders &&
      (each.models?.test(model) ?? true) &&
      (!each.years || (year >= each.years[0] && year <= each.years[1])),
  )
  return found?.cc ?? null
}
