/** Braked towing capacity in kilograms up to a model year; null for what isn't known for sure. */
interface Towing {
  /** Last model year; absent for the present one. */
  readonly until?: number
  readonly braked: number | null
  /** Capacity of grades that differ. */
  readonly grades?: Readonly<Record<string, number | null>>
}

/** Braked towing capacities by make and model, oldest first. A model that isn't here shows none. */
const capacities: Readonly<Record<string, readonly Towing[]>> = {
  'BMW X3': [{ until: 2024, braked: 2_400 }, { braked: null }],
  'BYD Sealion 7': [{ braked: 1_500 }],
  'BYD Shark 6': [{ braked: 2_500 }],
  'Ford Everest': [{ until: 2021, braked: 3_000 }, { braked: 3_500 }],
  'Ford Ranger': [{ braked: 3_500, grades: { Raptor: 2_500 } }],
  'Ford Ranger Cab Chassis': [{ braked: 3_500 }],
  'GWM Tank 300': [{ braked: 2_500 }],
  'GWM Cannon': [{ until: 2024, braked: 3_000 }, { braked: null }],
  'Holden Colorado': [{ braked: 3_500 }],
  'Honda HR-V': [{ braked: 800 }],
  'Honda CR-V': [{ braked: 1_500, grades: { 'e:HEV RS': null, 'VTi-L7': 1_000 } }],
  'Hyundai Venue': [{ braked: 1_100 }],
  'Hyundai Kona': [{ braked: 1_300, grades: { Electric: null, 'Electric Elite': null } }],
  'Hyundai Tucson': [
    { until: 2020, braked: 1_600 },
    { braked: 1_650, grades: { Highlander: 1_900, 'Premium N Line': 1_900, 'Elite Hybrid': 1_900 } },
  ],
  'Hyundai Santa Fe': [
    { until: 2020, braked: 2_000 },
    { until: 2023, braked: 2_000, grades: { Elite: 2_500, Highlander: 2_500 } },
    { braked: 2_000 },
  ],
  'Hyundai Palisade': [{ braked: 2_200, grades: { 'Calligraphy Hybrid': null } }],
  'Hyundai Staria': [{ braked: 2_500 }],
  'Isuzu D-MAX': [{ braked: 3_500 }],
  'Isuzu MU-X': [{ until: 2020, braked: 3_000 }, { braked: 3_500 }],
  'Kia Seltos': [{ braked: 1_100, grades: { 'GT-Line': 1_250 } }],
  'Kia Sportage': [
    { until: 2021, braked: 1_500, grades: { 'GT-Line': 1_900 } },
    { braked: 1_650, grades: { 'GT-Line': 1_900, 'SX Hybrid': null } },
  ],
  'Kia Sorento': [{ braked: 2_000 }],
  'Kia Carnival': [{ braked: 2_000 }],
  'Kia EV6': [{ braked: 1_600 }],
  'Kia EV9': [{ braked: 2_500 }],
  'Kia Tasman': [{ braked: 3_500 }],
  'Lexus RX': [{ braked: 2_000, grades: { 'RX 500h F Sport': null } }],
  'Mazda CX-3': [{ braked: 1_200 }],
  'Mazda CX-30': [{ braked: 1_200 }],
  'Mazda CX-5': [{ braked: 1_800 }],
  'Mazda CX-60': [{ braked: 2_500 }],
  'Mazda CX-8': [{ braked: 1_800 }],
  'Mazda CX-80': [{ braked: 2_500 }],
  'Mazda CX-9': [{ braked: 2_000 }],
  'Mazda BT-50': [{ braked: 3_500 }],
  'Mercedes-Benz GLC': [{ braked: 2_400 }],
  'Mitsubishi ASX': [{ until: 2024, braked: 1_300 }, { braked: null }],
  'Mitsubishi Eclipse Cross': [{ braked: 1_600, grades: { 'PHEV Aspire': 1_500 } }],
  'Mitsubishi Outlander': [{ until: 2021, braked: 1_600, grades: { 'PHEV Exceed': 1_500 } }, { braked: 1_600 }],
  'Mitsubishi Pajero Sport': [{ braked: 3_100 }],
  'Mitsubishi Triton': [{ until: 2023, braked: 3_100 }, { braked: 3_500 }],
  'Nissan Juke': [{ braked: 1_250 }],
  'Nissan Qashqai': [{ braked: null }],
  'Nissan X-Trail': [
    { until: 2022, braked: 1_500 },
    { braked: 2_000, grades: { 'Ti e-Power': 1_650 } },
  ],
  'Nissan Pathfinder': [{ braked: 2_700 }],
  'Nissan Patrol': [{ braked: 3_500 }],
  'Nissan Navara': [{ braked: 3_500 }],
  'Subaru Crosstrek': [{ braked: 1_400, grades: { 'Hybrid S': 1_270 } }],
  'Subaru Forester': [
    { until: 2024, braked: 1_500, grades: { 'Hybrid L': 1_200, 'Hybrid S': 1_200 } },
    { braked: 1_800, grades: { 'Hybrid Touring': 1_200 } },
  ],
  'Subaru Outback': [
    { until: 2020, braked: 1_500, grades: { '3.6R': 1_800 } },
    { braked: 2_000, grades: { 'Sport XT': 2_400 } },
  ],
  'Suzuki Vitara': [{ braked: 1_200, grades: { Hybrid: null } }],
  'Suzuki Jimny': [{ braked: 1_300 }],
  'Tesla Model Y': [{ braked: 1_600 }],
  'Toyota RAV4': [
    { until: 2018, braked: 1_500, grades: { GX: 800 } },
    // Two-wheel drive hybrids of this generation tow no more than a small box trailer.
    { until: 2025, braked: 480, grades: { 'Edge AWD': 1_500, 'Edge Hybrid AWD': 1_500 } },
    { braked: null },
  ],
  'Toyota Kluger': [{ braked: 2_000 }],
  'Toyota LandCruiser Prado': [{ until: 2017, braked: 2_500 }, { until: 2023, braked: 3_000 }, { braked: 3_500 }],
  'Toyota LandCruiser 300': [{ braked: 3_500 }],
  'Toyota LandCruiser 70': [{ braked: 3_500 }],
  'Toyota HiLux': [
    { until: 2019, braked: 3_200, grades: { WorkMate: null } },
    { braked: 3_500, grades: { WorkMate: null } },
  ],
  'Toyota HiAce': [{ until: 2018, braked: null }, { braked: 1_500 }],
  'Toyota Fortuner': [{ braked: 3_100 }],
  'Toyota Tundra': [{ braked: 4_500 }],
  'Volkswagen Tiguan': [{ braked: 2_500, grades: { '110TSI Comfortline': 1_800, Life: 1_800 } }],
  'Volkswagen Touareg': [{ braked: 3_500 }],
  'Volkswagen Amarok': [{ until: 2022, braked: 3_000 }, { braked: 3_500 }],
  'Volkswagen Multivan': [{ until: 2022, braked: 2_500 }, { braked: 2_000 }],
  'Volvo XC60': [{ braked: 2_400, grades: { 'T8 R-Design': null, 'T8 Recharge': null } }],
}

/** Braked towing capacity of a grade in a model year, in kilograms; null if unknown. */
export const findTowing = (makeAndModel: string, grade: string, year: number): number | null => {
  const found = capacities[makeAndModel]?.find(({ until = Number.POSITIVE_INFINITY }) => year <= until)
  const ofGrade = found?.grades?.[grade]
  return ofGrade === undefined ? (found?.braked ?? null) : ofGrade
}
