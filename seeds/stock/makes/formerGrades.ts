import { diesel, electric, hybrid, petrol, plugIn, premiumPetrol, turbo } from '../engines'
import type { Engine } from '../VehicleModel'

/** A grade of other model years; null if the model had no grade in this position. */
type FormerGrade = readonly [name: string, price: number, engine: Engine] | null

/** Grades of a span of model years, in the positions of the model's grades. */
interface FormerGrades {
  readonly years: readonly [first: number, last: number]
  readonly grades: readonly FormerGrade[]
}

const years = (first: number, last: number, ...grades: readonly FormerGrade[]): FormerGrades => ({ years: [first, last], grades })

/** Diesel of Ranger, Everest and BT-50 until 2021. */
const fiveCylinder: Engine = { ...diesel(3.2, 5, 8.9), gears: 6 }
/** V6 of the Kluger until 2020. */
const kluger: Engine = { ...petrol(3.5, 6, 9.5), gears: 8 }
/** V6 hybrid of the RX until 2022. */
const rx450h = hybrid(3.5, 6, 5.7)

/** Australian grades by make and model, for model years whose grades or engines differ from the model's row. */
export const formerGrades: Readonly<Record<string, readonly FormerGrades[]>> = {
  'BMW 3 Series': [years(2016, 2018, ['320i', 64_000, turbo(premiumPetrol(2, 4, 6.2))], ['330i', 72_000, turbo(premiumPetrol(2, 4, 6.5))])],
  'BMW X3': [
    years(2016, 2017, ['xDrive20i', 66_000, turbo(premiumPetrol(2, 4, 7.3))], ['xDrive28i', 75_500, turbo(premiumPetrol(2, 4, 7.4))]),
    years(2018, 2024, ['xDrive30i', 83_000, turbo(premiumPetrol(2, 4, 7.6))], null),
  ],
  'BMW i4': [years(2022, 2022, null, ['eDrive40', 99_900, electric(520, 16, 81.1)])],
  'BYD Dolphin': [years(2023, 2023, ['Dynamic', 38_890, electric(340, 15, 44.9)], ['Premium', 44_890, electric(427, 15, 60.5)])],
  'BYD Atto 3': [
    years(2022, 2023, ['Standard Range', 44_990, electric(345, 16, 49.9)], ['Extended Range', 47_990, electric(420, 16, 60.5)]),
  ],
  'Ford Focus': [years(2016, 2018, ['Trend', 24_500, turbo(petrol(1.5, 4, 5.8))], ['Titanium', 32_500, turbo(petrol(1.5, 4, 6.2))])],
  'Ford Escape': [years(2017, 2020, ['Trend', 33_000, turbo(petrol(1.5, 4, 7.2))], ['Titanium', 45_000, turbo(petrol(2, 4, 8.6))])],
  'Ford Everest': [
    years(2016, 2019, ['Ambiente', 50_000, fiveCylinder], ['Trend', 56_000, fiveCylinder], null, ['Titanium', 73_000, fiveCylinder]),
    years(
      2020,
      2021,
      ['Ambiente', 51_000, fiveCylinder],
      ['Trend', 58_000, fiveCylinder],
      ['Sport', 62_000, fiveCylinder],
      ['Titanium', 74_000, diesel(2, 4, 7.1)],
    ),
  ],
  'Ford Ranger': [
    years(2015, 2018, ['XL', 44_500, fiveCylinder], ['XLT', 56_500, fiveCylinder], ['Wildtrak', 61_500, fiveCylinder], null),
    years(
      2019,
      2021,
      ['XL', 46_000, fiveCylinder],
      ['XLT', 58_000, fiveCylinder],
      ['Wildtrak', 65_000, diesel(2, 4, 7.4)],
      ['Raptor', 77_500, diesel(2, 4, 8.2)],
    ),
  ],
  'Ford Ranger Cab Chassis': [years(2016, 2021, ['XL', 42_500, fiveCylinder])],
  'Ford Transit': [years(2022, 2022, ['350L', 56_000, diesel(2, 4, 8)], null)],
  'GWM Haval Jolion': [years(2021, 2022, ['Premium', 27_500, turbo(petrol(1.5, 4, 8.1))], ['Ultra', 32_500, turbo(petrol(1.5, 4, 8.1))])],
  'GWM Cannon': [
    years(2020, 2022, ['L', 38_500, diesel(2, 4, 9.4)], ['X', 41_000, diesel(2, 4, 9.4)]),
    years(2023, 2023, ['L', 39_500, diesel(2, 4, 9.4)], ['XSR', 52_500, diesel(2, 4, 9.4)]),
    years(2024, 2024, ['Lux', 42_000, diesel(2, 4, 9.4)], ['XSR', 52_500, diesel(2, 4, 9.4)]),
  ],
  'Holden Commodore': [
    years(2014, 2015, ['Evoke', 35_500, petrol(3, 6, 8.3)], ['SS V', 47_500, premiumPetrol(6, 8, 12.3)]),
    years(2016, 2017, ['Evoke', 35_500, petrol(3, 6, 8.3)], ['SS V', 48_500, premiumPetrol(6.2, 8, 12.6)]),
    years(2018, 2020, ['LT', 34_000, turbo(petrol(2, 4, 7.4))], ['RS-V', 47_000, petrol(3.6, 6, 9.1)]),
  ],
  'Holden Captiva': [years(2014, 2015, ['7 LS', 30_500, petrol(2.4, 4, 9.6)], ['7 LTZ', 39_500, diesel(2.2, 4, 8.5)])],
  'Honda Civic': [
    years(2016, 2016, ['VTi-S', 25_000, petrol(1.8, 4, 6.5)], null),
    years(2017, 2021, ['VTi-S', 25_500, petrol(1.8, 4, 6.4)], ['VTi-LX', 34_500, turbo(petrol(1.5, 4, 6))]),
  ],
  'Honda HR-V': [years(2015, 2021, ['VTi', 25_500, petrol(1.8, 4, 6.6)], ['VTi-S', 28_500, petrol(1.8, 4, 6.9)])],
  'Honda CR-V': [
    years(2016, 2016, ['VTi', 29_800, petrol(2, 4, 7.7)], ['VTi-L AWD', 39_500, petrol(2.4, 4, 8.7)], null),
    years(
      2017,
      2023,
      ['VTi-S', 34_500, turbo(petrol(1.5, 4, 7.3))],
      ['VTi-LX AWD', 46_500, turbo(petrol(1.5, 4, 7.4))],
      ['VTi-L7', 42_500, turbo(petrol(1.5, 4, 7.3))],
    ),
  ],
  'Hyundai i20': [years(2016, 2020, null), years(2025, 2026, null)],
  'Hyundai i30': [
    years(2015, 2016, ['Active', 22_500, petrol(1.8, 4, 7.3)], ['SR', 27_500, petrol(2, 4, 7.6)], ['Premium', 32_000, petrol(1.8, 4, 7.3)]),
    years(
      2017,
      2018,
      ['Active', 23_500, petrol(2, 4, 7.4)],
      ['SR', 28_950, turbo(petrol(1.6, 4, 7.5))],
      ['Premium', 33_950, petrol(2, 4, 7.4)],
    ),
  ],
  'Hyundai i30 Sedan': [years(2020, 2023, ['Active', 27_500, petrol(2, 4, 7)], ['N Line', 34_500, turbo(petrol(1.6, 4, 6.8))])],
  'Hyundai Kona': [
    years(2017, 2020, ['Active', 26_500, petrol(2, 4, 7.2)], ['Highlander', 38_000, turbo(petrol(1.6, 4, 6.7))], null),
    years(
      2021,
      2022,
      ['2.0', 27_500, petrol(2, 4, 6.2)],
      ['Highlander', 38_500, petrol(2, 4, 6.2)],
      ['Electric Elite', 56_500, electric(305, 16, 39.2)],
    ),
  ],
  'Hyundai Tucson': [
    years(
      2015,
      2020,
      ['Active', 30_500, petrol(2, 4, 7.9)],
      ['Elite', 37_500, turbo(petrol(1.6, 4, 7.7))],
      ['Highlander', 48_000, diesel(2, 4, 6.4)],
    ),
    years(
      2021,
      2023,
      ['2.0', 35_500, petrol(2, 4, 8.1)],
      ['Elite', 43_000, turbo(petrol(1.6, 4, 7.2))],
      ['Highlander', 54_500, diesel(2, 4, 6.3)],
    ),
  ],
  'Hyundai Santa Fe': [
    years(
      2015,
      2020,
      ['Active', 41_500, petrol(2.4, 4, 9.3)],
      ['Elite', 51_500, diesel(2.2, 4, 7.5)],
      ['Highlander', 57_500, diesel(2.2, 4, 7.5)],
    ),
    years(
      2021,
      2023,
      ['Active', 46_500, petrol(3.5, 6, 10.5)],
      ['Elite', 57_500, diesel(2.2, 4, 6.1)],
      ['Highlander', 65_000, diesel(2.2, 4, 6.1)],
    ),
    years(
      2024,
      2026,
      ['2.5T', 53_000, turbo(petrol(2.5, 4, 9.4))],
      ['Elite Hybrid', 65_500, turbo(hybrid(1.6, 4, 5.6))],
      ['Calligraphy', 75_000, turbo(hybrid(1.6, 4, 5.6))],
    ),
  ],
  'Hyundai Palisade': [
    years(2021, 2022, null, ['Highlander', 75_500, diesel(2.2, 4, 7.3)]),
    years(2026, 2026, null, ['Calligraphy Hybrid', 89_900, turbo(hybrid(2.5, 4, 6.8))]),
  ],
  'Hyundai Ioniq 5': [
    years(2022, 2022, ['RWD', 71_900, electric(451, 18, 72.6)], ['AWD', 75_900, electric(430, 19, 72.6)], null),
    years(2023, 2023, ['Standard Range', 65_000, electric(384, 17, 58)], ['Dynamiq', 72_000, electric(507, 17, 77.4)], null),
    years(
      2024,
      2024,
      ['Standard Range', 65_500, electric(384, 17, 58)],
      ['Dynamiq', 71_500, electric(507, 17, 77.4)],
      ['N', 111_000, electric(448, 21, 84)],
    ),
  ],
  'Isuzu D-MAX': [
    years(2015, 2019, ['SX', 46_500, diesel(3, 4, 7.9)], ['LS-U', 52_500, diesel(3, 4, 7.9)], ['LS-T', 54_500, diesel(3, 4, 7.9)]),
  ],
  'Isuzu MU-X': [
    years(2015, 2020, ['LS-M', 46_500, diesel(3, 4, 7.9)], ['LS-U', 49_500, diesel(3, 4, 7.9)], ['LS-T', 54_500, diesel(3, 4, 7.9)]),
    years(2021, 2022, ['LS-M', 54_000, diesel(3, 4, 8.3)], ['LS-U', 60_000, diesel(3, 4, 8.3)], ['LS-T', 66_000, diesel(3, 4, 8.3)]),
  ],
  'Kia Picanto': [years(2017, 2023, ['S', 15_500, petrol(1.2, 4, 5.8)], ['GT-Line', 18_500, petrol(1.2, 4, 5.8)])],
  'Kia Cerato': [years(2016, 2018, ['S', 23_500, petrol(2, 4, 7.4)], ['SLi', 32_000, petrol(2, 4, 7.4)])],
  'Kia Sportage': [
    years(2016, 2018, ['Si', 32_000, petrol(2, 4, 7.9)], ['SLi', 36_500, petrol(2, 4, 7.9)], ['GT-Line', 46_500, diesel(2, 4, 6.8)]),
    years(2019, 2023, ['S', 33_500, petrol(2, 4, 8.1)], ['SX', 37_500, petrol(2, 4, 8.1)], ['GT-Line', 52_500, diesel(2, 4, 6.4)]),
  ],
  'Kia Sorento': [
    years(2016, 2020, ['Si', 46_000, diesel(2.2, 4, 7.2)], ['GT-Line', 58_500, diesel(2.2, 4, 7.2)]),
    years(2021, 2021, ['Sport', 52_500, diesel(2.2, 4, 6.1)], ['GT-Line', 65_000, diesel(2.2, 4, 6.1)]),
  ],
  'Kia Carnival': [years(2016, 2023, ['S', 46_500, diesel(2.2, 4, 7.6)], ['Platinum', 63_500, diesel(2.2, 4, 7.6)])],
  'Kia EV6': [years(2022, 2024, ['Air', 72_590, electric(528, 17, 77.4)], ['GT-Line', 79_590, electric(504, 17, 77.4)])],
  'Lexus UX': [
    years(2019, 2021, ['UX 250h Luxury', 45_500, hybrid(2, 4, 4.5)], null),
    years(2022, 2022, ['UX 250h Luxury', 48_500, hybrid(2, 4, 4.5)], ['UX 300e Sports Luxury', 81_000, electric(305, 17, 54.3)]),
    years(2025, 2026, ['UX 300h Luxury', 56_500, hybrid(2, 4, 4.2)], null),
  ],
  'Lexus NX': [
    years(2016, 2017, ['NX 200t Luxury', 56_000, turbo(premiumPetrol(2, 4, 7.9))], null),
    years(2018, 2021, ['NX 300 Luxury', 57_500, turbo(premiumPetrol(2, 4, 7.9))], ['NX 300h F Sport', 66_000, hybrid(2.5, 4, 5.7)]),
  ],
  'Lexus RX': [years(2016, 2022, ['RX 450h Luxury', 89_000, rx450h], ['RX 450h F Sport', 102_000, rx450h])],
  'Mazda Mazda2': [years(2015, 2019, ['Maxx', 19_500, petrol(1.5, 4, 5.4)], ['Genki', 22_500, petrol(1.5, 4, 5.4)])],
  'Mazda Mazda3': [
    years(
      2016,
      2018,
      ['Neo', 22_500, petrol(2, 4, 5.8)],
      ['Maxx', 24_500, petrol(2, 4, 5.8)],
      ['SP25 Astina', 33_500, petrol(2.5, 4, 6.1)],
    ),
  ],
  'Mazda CX-3': [years(2015, 2022, ['Maxx', 24_500, petrol(2, 4, 6.1)], ['Akari', 34_500, petrol(2, 4, 6.3)])],
  'Mazda CX-5': [
    years(
      2015,
      2016,
      ['Maxx', 29_000, petrol(2, 4, 6.4)],
      ['Maxx Sport AWD', 36_500, petrol(2.5, 4, 7.4)],
      ['Grand Touring AWD', 43_500, petrol(2.5, 4, 7.4)],
      ['Akera AWD', 47_500, petrol(2.5, 4, 7.4)],
    ),
    years(
      2017,
      2018,
      ['Maxx', 30_000, petrol(2, 4, 6.9)],
      ['Maxx Sport AWD', 38_000, petrol(2.5, 4, 7.5)],
      ['GT AWD', 44_500, petrol(2.5, 4, 7.5)],
      ['Akera AWD', 47_500, petrol(2.5, 4, 7.5)],
    ),
    years(
      2019,
      2022,
      ['Maxx', 31_500, petrol(2, 4, 6.9)],
      ['Maxx Sport AWD', 40_000, petrol(2.5, 4, 7.4)],
      ['GT Turbo AWD', 48_500, turbo(petrol(2.5, 4, 8.2))],
      ['Akera Turbo AWD', 51_000, turbo(petrol(2.5, 4, 8.2))],
    ),
  ],
  'Mazda BT-50': [
    years(2016, 2019, ['XT', 48_000, fiveCylinder], ['XTR', 52_000, fiveCylinder], ['GT', 55_000, fiveCylinder], null),
    years(2020, 2020, ['XT', 50_500, diesel(3, 4, 8)], ['XTR', 55_500, diesel(3, 4, 8)], ['GT', 59_000, diesel(3, 4, 8)], null),
  ],
  'Mazda MX-5': [years(2016, 2016, ['Roadster', 38_500, premiumPetrol(2, 4, 7.1)], ['Roadster GT', 44_000, premiumPetrol(2, 4, 7.1)])],
  'Mercedes-Benz A-Class': [
    years(2016, 2018, ['A200', 43_500, turbo(premiumPetrol(1.6, 4, 5.8))], ['A250', 55_000, turbo(premiumPetrol(2, 4, 6.7))]),
  ],
  'Mercedes-Benz C-Class': [
    years(2015, 2016, ['C200', 61_500, turbo(premiumPetrol(2, 4, 6))], ['C250', 69_500, turbo(premiumPetrol(2, 4, 6))]),
    years(2017, 2018, ['C200', 62_500, turbo(premiumPetrol(2, 4, 6))], ['C300', 74_000, turbo(premiumPetrol(2, 4, 6.4))]),
  ],
  'Mercedes-Benz GLC': [years(2016, 2019, ['GLC 250', 68_500, turbo(premiumPetrol(2, 4, 7.2))])],
  'MG MG3': [years(2018, 2023, ['Core', 17_500, petrol(1.5, 4, 6.7)], ['Excite', 19_000, petrol(1.5, 4, 6.7)])],
  'MG HS': [years(2020, 2024, ['Vibe', 31_500, turbo(premiumPetrol(1.5, 4, 7.3))], ['Essence X', 39_500, turbo(premiumPetrol(2, 4, 9.5))])],
  'MG ZS': [years(2025, 2026, ['Excite', 27_000, petrol(1.5, 4, 6.9)], null)],
  'Mitsubishi ASX': [
    years(2015, 2019, ['LS', 26_500, petrol(2, 4, 7.6)], ['XLS', 31_500, petrol(2, 4, 7.6)]),
    years(2020, 2021, ['ES', 26_000, petrol(2, 4, 7.6)], ['Exceed', 33_500, petrol(2.4, 4, 7.9)]),
    years(2025, 2025, ['LS', 37_500, turbo(petrol(1.3, 4, 6.4))], ['Exceed', 46_500, turbo(petrol(1.3, 4, 6.4))]),
  ],
  'Mitsubishi Eclipse Cross': [
    years(2018, 2020, ['ES', 30_500, turbo(petrol(1.5, 4, 7.3))], ['Exceed', 38_500, turbo(petrol(1.5, 4, 7.7))]),
  ],
  'Mitsubishi Outlander': [
    years(
      2015,
      2021,
      ['LS', 34_500, petrol(2.4, 4, 7.2)],
      ['Exceed', 42_500, petrol(2.4, 4, 7.2)],
      ['PHEV Exceed', 56_000, plugIn(2.4, 54, 1.9)],
    ),
  ],
  'Mitsubishi Triton': [
    years(2015, 2018, ['GLX', 37_500, diesel(2.4, 4, 7.5)], ['GLS', 43_500, diesel(2.4, 4, 7.6)], ['Exceed', 48_500, diesel(2.4, 4, 7.6)]),
    years(
      2019,
      2020,
      ['GLX+', 40_500, diesel(2.4, 4, 8.6)],
      ['GLS', 47_500, diesel(2.4, 4, 8.6)],
      ['GLS Premium', 52_000, diesel(2.4, 4, 8.6)],
    ),
  ],
  'Nissan Qashqai': [
    years(2016, 2021, ['ST', 29_500, petrol(2, 4, 6.9)], ['Ti', 38_000, petrol(2, 4, 6.9)]),
    years(2022, 2022, ['ST-L', 38_500, turbo(premiumPetrol(1.3, 4, 6.1))], ['Ti', 43_000, turbo(premiumPetrol(1.3, 4, 6.1))]),
  ],
  'Nissan X-Trail': [
    years(2015, 2022, ['ST', 31_500, petrol(2.5, 4, 7.9)], ['ST-L', 38_500, petrol(2.5, 4, 8.3)], ['Ti', 46_500, petrol(2.5, 4, 8.3)]),
  ],
  'Nissan Patrol': [years(2016, 2019, ['Ti', 71_500, premiumPetrol(5.6, 8, 14.4)], ['Ti-L', 87_500, premiumPetrol(5.6, 8, 14.4)])],
  'Nissan Navara': [years(2015, 2020, ['ST', 46_500, diesel(2.3, 4, 7)], ['ST-X', 53_500, diesel(2.3, 4, 7)], null)],
  'Nissan Leaf': [years(2019, 2020, ['Base', 49_990, electric(270, 16, 40)], null)],
  'Polestar Polestar 2': [
    years(2022, 2023, ['Standard Range Single', 63_900, electric(474, 17, 69)], ['Long Range Dual', 73_400, electric(482, 19, 78)]),
  ],
  'Subaru Forester': [
    years(2015, 2018, ['2.5i-L', 33_500, petrol(2.5, 4, 8.1)], ['2.5i-S', 39_500, petrol(2.5, 4, 8.1)], null),
    years(2019, 2019, ['2.5i', 34_000, petrol(2.5, 4, 7.4)], ['2.5i Premium', 39_000, petrol(2.5, 4, 7.4)], null),
    years(
      2020,
      2020,
      ['2.5i', 34_500, petrol(2.5, 4, 7.4)],
      ['2.5i Premium', 39_500, petrol(2.5, 4, 7.4)],
      ['Hybrid L', 39_990, hybrid(2, 4, 6.7)],
    ),
    years(
      2021,
      2024,
      ['2.5i', 36_500, petrol(2.5, 4, 7.4)],
      ['2.5i Sport', 42_500, petrol(2.5, 4, 7.4)],
      ['Hybrid S', 46_500, hybrid(2, 4, 6.7)],
    ),
    years(
      2025,
      2026,
      ['AWD', 43_500, petrol(2.5, 4, 7.2)],
      ['AWD Sport', 49_500, petrol(2.5, 4, 7.2)],
      ['Hybrid Touring', 54_500, hybrid(2.5, 4, 6.2)],
    ),
  ],
  'Subaru Outback': [
    years(
      2015,
      2020,
      ['2.5i', 37_500, petrol(2.5, 4, 7.3)],
      ['2.5i Premium', 43_500, petrol(2.5, 4, 7.3)],
      ['3.6R', 50_500, petrol(3.6, 6, 9.9)],
    ),
    years(
      2021,
      2022,
      ['AWD', 40_500, petrol(2.5, 4, 7.3)],
      ['AWD Touring', 48_500, petrol(2.5, 4, 7.3)],
      ['AWD Sport', 45_500, petrol(2.5, 4, 7.3)],
    ),
  ],
  'Subaru BRZ': [
    years(2017, 2017, ['Premium', 35_500, premiumPetrol(2, 4, 7.8)], null),
    years(2018, 2020, ['Premium', 35_500, premiumPetrol(2, 4, 7.8)], ['tS', 40_500, premiumPetrol(2, 4, 8.4)]),
    years(2021, 2021, null, null),
  ],
  'Suzuki Swift': [
    years(2015, 2016, ['GL', 17_500, petrol(1.4, 4, 5.5)], null, ['Sport', 25_000, premiumPetrol(1.6, 4, 6.1)]),
    years(
      2017,
      2023,
      ['GL', 19_500, petrol(1.2, 4, 4.8)],
      ['GLX Turbo', 25_500, turbo(petrol(1, 3, 5.1))],
      ['Sport', 29_500, turbo(premiumPetrol(1.4, 4, 6.1))],
    ),
    years(2024, 2026, ['Hybrid', 24_500, hybrid(1.2, 3, 4)], ['Hybrid GLX', 28_500, hybrid(1.2, 3, 4)], null),
  ],
  'Suzuki Vitara': [years(2016, 2025, ['1.6', 26_500, petrol(1.6, 4, 6)], ['Turbo AWD', 36_500, turbo(petrol(1.4, 4, 6.2))])],
  'Suzuki Jimny': [
    years(2019, 2020, null, ['GLX', 27_500, petrol(1.5, 4, 6.9)], null),
    years(2021, 2023, ['Lite', 30_500, petrol(1.5, 4, 6.4)], ['GLX', 33_000, petrol(1.5, 4, 6.9)], null),
  ],
  'Tesla Model 3': [
    years(
      2019,
      2020,
      ['Standard Range Plus', 64_900, electric(409, 14)],
      ['Long Range', 79_900, electric(560, 15)],
      ['Performance', 91_900, electric(530, 16)],
    ),
    years(
      2021,
      2021,
      ['Standard Range Plus', 64_900, electric(448, 14)],
      ['Long Range', 79_900, electric(614, 15)],
      ['Performance', 91_900, electric(567, 16)],
    ),
    years(
      2022,
      2023,
      ['Rear-Wheel Drive', 63_900, electric(491, 14, 60)],
      ['Long Range', 76_900, electric(602, 15, 75)],
      ['Performance', 88_900, electric(547, 16, 75)],
    ),
  ],
  'Tesla Model Y': [
    years(2022, 2022, ['Rear-Wheel Drive', 68_900, electric(455, 15, 60)], ['Performance', 93_900, electric(514, 17, 75)]),
    years(2023, 2024, ['Rear-Wheel Drive', 65_400, electric(455, 15, 60)], ['Long Range', 78_400, electric(533, 16, 75)]),
  ],
  'Toyota Yaris': [
    years(2018, 2019, ['Ascent', 17_000, petrol(1.3, 4, 6.4)], ['SX', 19_500, petrol(1.5, 4, 6.4)], ['ZR', 23_500, petrol(1.5, 4, 6.4)]),
  ],
  'Toyota Corolla': [
    years(2015, 2017, ['Ascent Sport', 22_500, petrol(1.8, 4, 6.7)], null, null, null),
    years(
      2025,
      2026,
      ['Ascent Sport Hybrid', 33_000, hybrid(1.8, 4, 4)],
      ['Ascent Sport Hybrid', 33_000, hybrid(1.8, 4, 4)],
      ['SX Hybrid', 36_000, hybrid(1.8, 4, 4)],
      ['ZR Hybrid', 40_000, hybrid(1.8, 4, 4)],
    ),
  ],
  'Toyota C-HR': [
    years(2017, 2019, ['Standard', 27_500, turbo(premiumPetrol(1.2, 4, 6.4))], ['Koba', 33_500, turbo(premiumPetrol(1.2, 4, 6.4))], null),
    years(
      2020,
      2021,
      ['Standard', 29_500, turbo(premiumPetrol(1.2, 4, 6.4))],
      ['Koba', 33_500, turbo(premiumPetrol(1.2, 4, 6.4))],
      ['Koba Hybrid', 36_500, hybrid(1.8, 4, 4.3)],
    ),
    years(
      2022,
      2023,
      ['GXL', 31_500, turbo(premiumPetrol(1.2, 4, 6.4))],
      ['GR Sport Hybrid', 39_500, hybrid(1.8, 4, 4.3)],
      ['Koba Hybrid', 37_500, hybrid(1.8, 4, 4.3)],
    ),
    years(2024, 2026, null, ['GXL Hybrid', 42_500, hybrid(1.8, 4, 4)], ['Koba Hybrid', 49_000, hybrid(2, 4, 4.1)]),
  ],
  'Toyota RAV4': [
    years(
      2018,
      2018,
      ['GX', 30_500, petrol(2, 4, 7.4)],
      ['GXL AWD', 38_500, petrol(2.5, 4, 8.5)],
      ['Cruiser AWD', 44_000, petrol(2.5, 4, 8.6)],
      null,
    ),
    years(
      2019,
      2021,
      ['GX Hybrid', 36_000, hybrid(2.5, 4, 4.7)],
      ['GXL Hybrid', 39_500, hybrid(2.5, 4, 4.7)],
      ['Cruiser Hybrid', 43_000, hybrid(2.5, 4, 4.7)],
      ['Edge AWD', 48_000, petrol(2.5, 4, 7.3)],
    ),
  ],
  'Toyota Kluger': [years(2018, 2020, ['GX AWD', 49_500, kluger], ['GXL AWD', 59_500, kluger], ['Grande AWD', 70_000, kluger])],
  'Toyota LandCruiser Prado': [
    years(
      2014,
      2014,
      ['GX', 56_000, diesel(3, 4, 8.5)],
      ['GXL', 61_500, diesel(3, 4, 8.5)],
      ['VX', 78_000, diesel(3, 4, 8.5)],
      ['Kakadu', 92_500, diesel(3, 4, 8.5)],
    ),
    years(
      2015,
      2023,
      ['GX', 60_500, diesel(2.8, 4, 7.9)],
      ['GXL', 67_500, diesel(2.8, 4, 7.9)],
      ['VX', 77_500, diesel(2.8, 4, 7.9)],
      ['Kakadu', 88_500, diesel(2.8, 4, 7.9)],
    ),
  ],
  'Toyota HiLux': [
    years(
      2015,
      2017,
      ['WorkMate', 43_500, diesel(2.4, 4, 7.6)],
      ['SR', 47_500, diesel(2.8, 4, 8)],
      ['SR5', 55_500, diesel(2.8, 4, 8.1)],
      null,
    ),
    years(
      2018,
      2025,
      ['WorkMate', 47_500, diesel(2.4, 4, 7.6)],
      ['SR', 54_500, diesel(2.8, 4, 8)],
      ['SR5', 63_000, diesel(2.8, 4, 8)],
      ['Rogue', 71_000, diesel(2.8, 4, 8)],
    ),
  ],
  'Toyota bZ4X': [years(2024, 2025, ['FWD', 66_000, electric(436, 17, 71.4)], ['AWD', 74_900, electric(411, 18, 71.4)])],
  'Toyota HiAce': [years(2016, 2018, ['LWB', 41_000, diesel(3, 4, 8.7)], ['SLWB', 53_000, diesel(3, 4, 9.2)])],
  'Volkswagen Polo': [
    years(2016, 2017, ['81TSI Comfortline', 20_500, turbo(premiumPetrol(1.2, 4, 4.8))], ['GTI', 30_000, turbo(premiumPetrol(1.8, 4, 6))]),
    years(2018, 2021, ['85TSI Comfortline', 22_500, turbo(premiumPetrol(1, 3, 5.1))], ['GTI', 32_500, turbo(premiumPetrol(2, 4, 6.4))]),
  ],
  'Volkswagen Golf': [
    years(
      2015,
      2020,
      ['110TSI Comfortline', 28_500, turbo(premiumPetrol(1.4, 4, 5.4))],
      ['110TSI Highline', 34_500, turbo(premiumPetrol(1.4, 4, 5.4))],
      ['GTI', 45_000, turbo(premiumPetrol(2, 4, 6.6))],
      ['R', 56_500, turbo(premiumPetrol(2, 4, 7.1))],
    ),
  ],
  'Volkswagen T-Roc': [
    years(
      2020,
      2021,
      ['110TSI Style', 33_500, turbo(premiumPetrol(1.4, 4, 6.2))],
      ['140TSI Sport', 40_500, turbo(premiumPetrol(2, 4, 7.2))],
    ),
  ],
  'Volkswagen Tiguan': [
    years(
      2016,
      2020,
      ['110TSI Comfortline', 37_500, turbo(premiumPetrol(1.4, 4, 7))],
      ['132TSI Comfortline', 42_500, turbo(premiumPetrol(2, 4, 7.5))],
      ['162TSI Highline', 50_500, turbo(premiumPetrol(2, 4, 8.1))],
    ),
  ],
  'Volkswagen Touareg': [years(2019, 2020, ['190TDI', 79_500, diesel(3, 6, 7.4)], ['190TDI Premium', 85_500, diesel(3, 6, 7.4)])],
  'Volkswagen Amarok': [
    years(
      2015,
      2016,
      ['TDI420 Core', 46_500, diesel(2, 4, 8.3)],
      ['TDI420 Highline', 53_500, diesel(2, 4, 8.3)],
      ['TDI420 Ultimate', 62_500, diesel(2, 4, 8.3)],
    ),
    years(
      2017,
      2022,
      ['TDI420 Core', 47_500, diesel(2, 4, 8.3)],
      ['TDI550 Highline', 61_500, diesel(3, 6, 9)],
      ['TDI580 Ultimate', 72_500, diesel(3, 6, 9)],
    ),
  ],
  'Volkswagen Multivan': [years(2019, 2022, ['TDI340 Comfortline', 60_500, diesel(2, 4, 7.7)])],
  'Volvo XC60': [
    years(2016, 2017, ['T5 Luxury', 64_500, turbo(premiumPetrol(2, 4, 7.8))], null),
    years(2018, 2022, ['T5 Momentum', 62_500, turbo(premiumPetrol(2, 4, 7.8))], ['T8 R-Design', 95_000, turbo(plugIn(2, 45, 2.1))]),
  ],
  'Kawasaki Z900': [years(2017, 2021, ['ABS', 13_500, premiumPetrol(0.948, 4, 5.3)])],
  'Indian Scout': [
    years(2016, 2017, ['ABS', 20_000, premiumPetrol(1.133, 2, 5.4)], null),
    years(2018, 2024, ['Bobber', 21_500, premiumPetrol(1.133, 2, 5.4)], ['ABS', 22_500, premiumPetrol(1.133, 2, 5.4)]),
  ],
}
