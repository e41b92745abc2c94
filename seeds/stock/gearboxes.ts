/** A kind of automatic transmission in the words of manufacturers' data. */
const automatic = (gears: number) => `${gears} Speed Sports Automatic`
const dualClutch = (gears: number) => `${gears} Speed Sports Automatic Dual Clutch`
const variable = 'Continuous Variable'
/** Of electric cars, and of hybrids whose wheels an electric motor drives. */
export const singleSpeed = '1 Speed Reduction Gear'

/** Automatic transmission of a model up to a model year; the grades named differ. */
interface Gearbox {
  /** Last model year; absent for the present one. */
  readonly until?: number
  readonly automatic: string
  readonly grades?: Readonly<Record<string, string>>
}

/** Automatic transmissions by make and model, oldest first, where they differ from the make's rule (`pickTransmission`). */
const gearboxes: Readonly<Record<string, readonly Gearbox[]>> = {
  'BMW 1 Series': [{ until: 2019, automatic: automatic(8) }, { automatic: dualClutch(7) }],
  'BYD Shark 6': [{ automatic: singleSpeed }],
  'BYD Sealion 6': [{ automatic: singleSpeed }],
  'Ford Focus': [
    { until: 2018, automatic: automatic(6) },
    { automatic: automatic(8), grades: { ST: automatic(7) } },
  ],
  'Ford Puma': [{ automatic: dualClutch(7) }],
  'Ford Escape': [
    { until: 2020, automatic: automatic(6) },
    { automatic: automatic(8), grades: { 'PHEV ST-Line': variable } },
  ],
  'Ford Transit': [{ until: 2022, automatic: automatic(6) }, { automatic: automatic(10) }],
  'Ford Mustang': [{ until: 2017, automatic: automatic(6) }, { automatic: automatic(10) }],
  'GWM Cannon': [{ until: 2024, automatic: automatic(8) }, { automatic: automatic(9) }],
  'GWM Haval Jolion': [{ automatic: dualClutch(7), grades: { 'Ultra Hybrid': '2 Speed Automatic' } }],
  'GWM Tank 300': [{ automatic: automatic(8), grades: { 'Ultra Hybrid': automatic(9) } }],
  'Holden Commodore': [{ until: 2017, automatic: automatic(6) }, { automatic: automatic(9) }],
  'Honda CR-V': [{ until: 2016, automatic: automatic(5) }, { automatic: variable }],
  'Hyundai i30': [
    { until: 2016, automatic: automatic(6) },
    { automatic: automatic(6), grades: { SR: dualClutch(7), 'N Line': dualClutch(7), N: dualClutch(8) } },
  ],
  'Hyundai i30 Sedan': [{ automatic: automatic(6), grades: { 'N Line': dualClutch(7), Hybrid: dualClutch(6) } }],
  'Hyundai Venue': [{ automatic: automatic(6) }],
  'Hyundai Kona': [
    { until: 2020, automatic: automatic(6), grades: { Highlander: dualClutch(7) } },
    { automatic: variable, grades: { 'Hybrid Premium': dualClutch(6) } },
  ],
  'Hyundai Tucson': [
    { until: 2018, automatic: automatic(6), grades: { Elite: dualClutch(7) } },
    { automatic: automatic(6), grades: { Elite: dualClutch(7), Highlander: automatic(8), 'Premium N Line': automatic(8) } },
  ],
  'Hyundai Santa Fe': [
    { until: 2018, automatic: automatic(6) },
    { until: 2020, automatic: automatic(8), grades: { Active: automatic(6) } },
    { until: 2023, automatic: dualClutch(8), grades: { Active: automatic(8) } },
    { automatic: dualClutch(8), grades: { 'Elite Hybrid': automatic(6), Calligraphy: automatic(6) } },
  ],
  'Isuzu D-MAX': [{ until: 2016, automatic: automatic(5) }, { automatic: automatic(6) }],
  'Isuzu MU-X': [{ until: 2016, automatic: automatic(5) }, { automatic: automatic(6) }],
  'Kia Picanto': [{ automatic: automatic(4) }],
  'Kia Cerato': [{ automatic: automatic(6), grades: { GT: dualClutch(7) } }],
  'Kia Stonic': [{ automatic: automatic(6), grades: { 'GT-Line': dualClutch(7) } }],
  'Kia Seltos': [
    { until: 2022, automatic: variable, grades: { 'GT-Line': dualClutch(7) } },
    { automatic: variable, grades: { 'GT-Line': automatic(8) } },
  ],
  'Kia Sportage': [
    { until: 2018, automatic: automatic(6) },
    { automatic: automatic(6), grades: { 'GT-Line': automatic(8) } },
  ],
  'Kia Sorento': [
    { until: 2017, automatic: automatic(6) },
    { until: 2020, automatic: automatic(8) },
    { automatic: dualClutch(8), grades: { 'GT-Line Hybrid': automatic(6) } },
  ],
  'Kia Carnival': [
    { until: 2017, automatic: automatic(6) },
    { automatic: automatic(8), grades: { 'GT-Line Hybrid': automatic(6) } },
  ],
  'Lexus NX': [
    { until: 2021, automatic: automatic(6), grades: { 'NX 300h F Sport': variable } },
    { automatic: automatic(8), grades: { 'NX 350h F Sport': variable } },
  ],
  'Lexus RX': [{ automatic: variable, grades: { 'RX 500h F Sport': automatic(6) } }],
  'Mercedes-Benz A-Class': [{ automatic: dualClutch(7) }],
  'Mercedes-Benz C-Class': [{ until: 2016, automatic: automatic(7) }, { automatic: automatic(9) }],
  'Mercedes-Benz GLC': [{ automatic: automatic(9) }],
  'MG MG3': [
    { until: 2023, automatic: automatic(4) },
    { automatic: variable, grades: { 'Essence Hybrid+': automatic(3) } },
  ],
  'MG ZS': [{ until: 2024, automatic: automatic(4) }, { automatic: variable }],
  'MG HS': [{ automatic: dualClutch(7), grades: { 'Essence X': dualClutch(6) } }],
  'Mitsubishi ASX': [{ until: 2024, automatic: variable }, { automatic: dualClutch(7) }],
  'Mitsubishi Eclipse Cross': [{ automatic: variable, grades: { 'PHEV Aspire': singleSpeed } }],
  'Mitsubishi Outlander': [{ automatic: variable, grades: { 'PHEV Exceed': singleSpeed } }],
  'Mitsubishi Pajero Sport': [{ automatic: automatic(8) }],
  'Mitsubishi Triton': [{ until: 2018, automatic: automatic(5) }, { automatic: automatic(6) }],
  'Nissan Juke': [{ automatic: dualClutch(7) }],
  'Nissan Qashqai': [{ automatic: variable, grades: { 'Ti e-Power': singleSpeed } }],
  'Nissan X-Trail': [{ automatic: variable, grades: { 'Ti e-Power': singleSpeed } }],
  'Nissan Pathfinder': [{ until: 2021, automatic: variable }, { automatic: automatic(9) }],
  'Nissan Patrol': [{ automatic: automatic(7) }],
  'Nissan Z': [{ automatic: automatic(9) }],
  'Nissan GT-R': [{ automatic: dualClutch(6) }],
  'Subaru BRZ': [{ automatic: automatic(6) }],
  'Suzuki Swift': [
    { until: 2016, automatic: automatic(4), grades: { Sport: variable } },
    { automatic: variable, grades: { 'GLX Turbo': automatic(6), Sport: automatic(6) } },
  ],
  'Suzuki Vitara': [{ automatic: automatic(6) }],
  'Suzuki Jimny': [{ automatic: automatic(4) }],
  'Suzuki Fronx': [{ automatic: automatic(6) }],
  'Toyota Yaris': [{ until: 2019, automatic: automatic(4) }, { automatic: variable }],
  'Toyota Corolla': [{ automatic: variable }],
  'Toyota C-HR': [{ automatic: variable }],
  'Toyota GR Yaris': [{ automatic: automatic(8) }],
  'Toyota GR Corolla': [{ automatic: automatic(8) }],
  'Toyota GR Supra': [{ automatic: automatic(8) }],
  'Toyota RAV4': [
    { until: 2018, automatic: automatic(6), grades: { GX: variable } },
    { automatic: variable, grades: { 'Edge AWD': automatic(8) } },
  ],
  'Toyota LandCruiser Prado': [
    { until: 2014, automatic: automatic(5) },
    { until: 2023, automatic: automatic(6) },
    { automatic: automatic(8) },
  ],
  'Toyota HiAce': [{ until: 2018, automatic: automatic(4) }, { automatic: automatic(6) }],
  'Toyota Tundra': [{ automatic: automatic(10) }],
  'Volkswagen Polo': [
    { until: 2017, automatic: dualClutch(7) },
    { until: 2021, automatic: dualClutch(7), grades: { GTI: dualClutch(6) } },
    { automatic: dualClutch(7) },
  ],
  'Volkswagen Golf': [
    { until: 2016, automatic: dualClutch(7), grades: { GTI: dualClutch(6), R: dualClutch(6) } },
    { until: 2018, automatic: dualClutch(7), grades: { GTI: dualClutch(6) } },
    { until: 2020, automatic: dualClutch(7) },
    { automatic: automatic(8), grades: { GTI: dualClutch(7), R: dualClutch(7) } },
  ],
  'Volkswagen T-Roc': [{ automatic: automatic(8), grades: { '140TSI Sport': dualClutch(7), 'R-Line': dualClutch(7) } }],
  'Volkswagen Tiguan': [
    { until: 2024, automatic: dualClutch(7), grades: { '110TSI Comfortline': dualClutch(6), Life: dualClutch(6) } },
    { automatic: dualClutch(7) },
  ],
  'Volkswagen Amarok': [{ until: 2022, automatic: automatic(8) }, { automatic: automatic(10) }],
  'Volkswagen Multivan': [{ automatic: dualClutch(7) }],
}

/** Manual gears of models that don't have six. */
export const manualGears: Readonly<Record<string, number>> = {
  ...{ 'Honda Jazz': 5, 'Kia Picanto': 5, 'Suzuki Swift': 5, 'Suzuki Jimny': 5, 'Toyota Yaris': 5, 'Yamaha XVS650': 5 },
  // Grades with more gears than their model.
  'Suzuki Swift Sport': 6,
}

/** Automatic transmission of a grade in a model year; null where the make's rule applies. */
export const findGearbox = (makeAndModel: string, grade: string, year: number): string | null => {
  const found = gearboxes[makeAndModel]?.find(({ until = Number.POSITIVE_INFINITY }) => year <= until)
  return found ? (found.grades?.[grade] ?? found.automatic) : null
}

/** Grades that were sold with a manual only. */
const onlyManual: Readonly<Record<string, readonly string[]>> = { 'Suzuki Jimny': ['Lite'] }

/** Whether a grade comes with a manual only. */
export const isOnlyManual = (makeAndModel: string, grade: string): boolean => onlyManual[makeAndModel]?.includes(grade) ?? false

/** Models, or their grades, that were sold without a manual from a model year. */
const withoutManual: Readonly<Record<string, { readonly since?: number; readonly grades?: readonly string[] }>> = {
  'Ford Focus': { grades: ['Active', 'Trend'] },
  'Ford Ranger': { since: 2022 },
  'Ford Ranger Cab Chassis': { since: 2022 },
  'GWM Cannon': {},
  'Kia Cerato': { grades: ['GT', 'SLi'] },
  'MG MG3': {},
  'Suzuki Swift': { grades: ['GLX Turbo'] },
  'Volkswagen Amarok': { since: 2023 },
  'Volkswagen Golf': { since: 2021 },
  'Volkswagen Polo': { grades: ['Life', 'GTI'] },
}

/** Whether dealers sold a grade with a manual in a model year, if its model came with one. */
export const isSoldManual = (makeAndModel: string, grade: string, year: number): boolean => {
  const without = withoutManual[makeAndModel]
  if (!without) return true
  return year < (without.since ?? 0) || (without.grades !== undefined && !without.grades.includes(grade))
}
