import { diesel, electric, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Volkswagen models of the demo stock; the arguments of each row are those of `model`. */
export const volkswagen: VehicleMake = {
  name: 'Volkswagen',
  models: [
    model(
      'Polo',
      'hatch',
      2016,
      2026,
      [
        ['Life', 29_300, turbo(premiumPetrol(1, 3, 5.4))],
        ['GTI', 42_700, turbo(premiumPetrol(2, 4, 6.5))],
      ],
      { lengthMm: 4_070 },
    ),
    model(
      'Golf',
      'hatch',
      2015,
      2026,
      [
        ['Life', 40_000, turbo(premiumPetrol(1.4, 4, 5.8))],
        ['R-Line', 46_000, turbo(premiumPetrol(1.4, 4, 5.8))],
        ['GTI', 56_500, turbo(premiumPetrol(2, 4, 7))],
        ['R', 70_500, turbo(premiumPetrol(2, 4, 7.8))],
      ],
      { gradeDrives: { R: 'AWD' } },
    ),
    model(
      'T-Roc',
      'smallSuv',
      2020,
      2026,
      [
        ['Style', 41_500, turbo(premiumPetrol(1.4, 4, 6.3))],
        ['R-Line', 46_000, turbo(premiumPetrol(2, 4, 7.4))],
      ],
      { gradeDrives: { '140TSI Sport': 'AWD', 'R-Line': 'AWD' } },
    ),
    model(
      'Tiguan',
      'suv',
      2016,
      2026,
      [
        ['Life', 46_500, turbo(premiumPetrol(1.4, 4, 7.7))],
        ['Elegance', 57_500, turbo(premiumPetrol(2, 4, 8.6))],
        ['R-Line', 62_500, turbo(premiumPetrol(2, 4, 8.9))],
      ],
      { gradeDrives: { '110TSI Comfortline': 'FWD', Life: 'FWD' } },
    ),
    model(
      'Touareg',
      'largeSuv',
      2019,
      2026,
      [
        ['170TDI', 90_500, diesel(3, 6, 6.8)],
        ['210TDI R-Line', 116_500, diesel(3, 6, 8.1)],
      ],
      { body: 'suv', seats: 5, drive: 'AWD' },
    ),
    model('Amarok', 'ute', 2015, 2026, [
      ['Life', 60_500, diesel(2, 4, 7.2)],
      ['Style', 72_000, diesel(3, 6, 8.4)],
      ['PanAmericana', 77_500, diesel(3, 6, 8.4)],
    ]),
    model('Multivan', 'peopleMover', 2019, 2026, [['Life', 80_500, diesel(2, 4, 6.6)]], { seats: 7 }),
    model('ID.4', 'suv', 2024, 2026, [['Pro', 60_000, electric(544, 16, 77)]], { drive: 'RWD' }),
    model('ID. Buzz', 'peopleMover', 2025, 2026, [['Pro LWB', 91_500, electric(449, 19, 86)]], { drive: 'RWD', seats: 7 }),
  ],
}
