import { diesel, electric, hybrid, petrol, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Hyundai models of the demo stock; the arguments of each row are those of `model`. */
export const hyundai: VehicleMake = {
  name: 'Hyundai',
  models: [
    model('i20', 'hatch', 2016, 2025, [['N', 35_500, turbo(premiumPetrol(1.6, 4, 6.9))]], { transmission: 'Manual' }),
    model('i30', 'hatch', 2015, 2026, [
      ['Active', 27_500, petrol(2, 4, 7.4)],
      ['N Line', 36_000, turbo(petrol(1.6, 4, 7.1))],
      ['N', 49_000, turbo(premiumPetrol(2, 4, 8.5))],
    ]),
    model('i30 Sedan', 'sedan', 2020, 2026, [
      ['Hybrid', 33_000, hybrid(1.6, 4, 3.9)],
      ['N Line', 38_500, turbo(petrol(1.6, 4, 6.8))],
    ]),
    model('Venue', 'smallSuv', 2019, 2026, [
      ['Active', 25_500, petrol(1.6, 4, 7.2)],
      ['Elite', 30_500, petrol(1.6, 4, 7.2)],
    ]),
    model(
      'Kona',
      'smallSuv',
      2017,
      2026,
      [
        ['2.0', 34_000, petrol(2, 4, 6.6)],
        ['Hybrid Premium', 45_500, hybrid(1.6, 4, 3.9)],
        ['Electric', 54_000, electric(370, 15, 48.6)],
      ],
      { formerDrives: [{ until: 2020, grades: { Highlander: 'AWD' } }] },
    ),
    model(
      'Tucson',
      'suv',
      2015,
      2026,
      [
        ['2.0', 39_500, petrol(2, 4, 8.1)],
        ['Elite Hybrid', 50_500, turbo(hybrid(1.6, 4, 5.3))],
        ['Premium N Line', 58_500, diesel(2, 4, 6.3)],
      ],
      { gradeDrives: { '2.0': 'FWD', Active: 'FWD' } },
    ),
    model(
      'Santa Fe',
      'largeSuv',
      2015,
      2026,
      [
        ['2.5T', 53_000, turbo(petrol(2.5, 4, 9.4))],
        ['Elite Hybrid', 65_500, turbo(hybrid(1.6, 4, 5.6))],
        ['Calligraphy', 75_000, turbo(hybrid(1.6, 4, 5.6))],
      ],
      { body: 'suv', drive: 'AWD', formerDrives: [{ since: 2021, until: 2023, grades: { Active: 'FWD' } }] },
    ),
    model(
      'Palisade',
      'largeSuv',
      2021,
      2026,
      [
        ['Elite', 71_500, diesel(2.2, 4, 7.3)],
        ['Calligraphy', 79_000, diesel(2.2, 4, 7.3)],
      ],
      { body: 'suv', drive: 'AWD', seats: 8 },
    ),
    model('Staria', 'peopleMover', 2021, 2026, [
      ['Elite', 56_500, diesel(2.2, 4, 8.2)],
      ['Highlander', 69_500, diesel(2.2, 4, 8.2)],
    ]),
    model(
      'Ioniq 5',
      'suv',
      2022,
      2026,
      [
        ['Standard Range', 69_800, electric(440, 17, 63)],
        ['Dynamiq', 76_200, electric(570, 17, 84)],
        ['N', 110_000, electric(448, 21, 84)],
      ],
      { drive: 'RWD', gradeDrives: { N: 'AWD' } },
    ),
    model(
      'Ioniq 6',
      'sedan',
      2023,
      2026,
      [
        ['Dynamiq', 65_500, electric(614, 14, 77.4)],
        ['Epiq', 87_500, electric(519, 17, 77.4)],
      ],
      { drive: 'RWD', gradeDrives: { Epiq: 'AWD' } },
    ),
  ],
}
