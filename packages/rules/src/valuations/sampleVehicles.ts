/** A vehicle that rules of price are tried with. */
export interface SampleVehicle {
  readonly make: string
  readonly model: string
  /** Whole years. */
  readonly years: number
  readonly km: number
}

/** Ten usual vehicles: a dry run shows what rules of price would offer for them. */
export const sampleVehicles: readonly SampleVehicle[] = [
  { make: 'Toyota', model: 'Corolla', years: 1, km: 9_000 },
  { make: 'Mazda', model: 'CX-5', years: 3, km: 45_000 },
  { make: 'Ford', model: 'Ranger', years: 4, km: 78_000 },
  { make: 'Kia', model: 'Picanto', years: 5, km: 52_000 },
  { make: 'Hyundai', model: 'i30', years: 6, km: 96_000 },
  { make: 'Tesla', model: 'Model 3', years: 2, km: 31_000 },
  { make: 'BMW', model: '3 Series', years: 5, km: 64_000 },
  { make: 'Suzuki', model: 'Swift', years: 7, km: 99_000 },
  { make: 'Nissan', model: 'Navara', years: 9, km: 165_000 },
  { make: 'Volkswagen', model: 'Golf', years: 12, km: 180_000 },
]
