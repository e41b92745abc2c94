import { diesel, electric, hybrid, petrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Kia models of the demo stock; the arguments of each row are those of `model`. */
export const kia: VehicleMake = {
  name: 'Kia',
  models: [
    model(
      'Picanto',
      'hatch',
      2017,
      2026,
      [
        ['Sport', 20_000, petrol(1.2, 4, 5.4)],
        ['GT-Line', 22_000, petrol(1.2, 4, 5.4)],
      ],
      { lengthMm: 3_670 },
    ),
    model('Cerato', 'hatch', 2016, 2024, [
      ['S', 28_500, petrol(2, 4, 7.4)],
      ['GT', 38_500, turbo(petrol(1.6, 4, 6.9))],
    ]),
    model('Stonic', 'smallSuv', 2021, 2026, [
      ['S', 25_500, petrol(1.4, 4, 6.7)],
      ['GT-Line', 32_000, turbo(petrol(1, 3, 5.4))],
    ]),
    model(
      'Seltos',
      'smallSuv',
      2019,
      2026,
      [
        ['S', 32_000, petrol(2, 4, 6.9)],
        ['GT-Line', 46_000, turbo(petrol(1.6, 4, 7.4))],
      ],
      { gradeDrives: { 'GT-Line': 'AWD' } },
    ),
    model(
      'Sportage',
      'suv',
      2016,
      2026,
      [
        ['S', 38_000, petrol(2, 4, 8.1)],
        ['SX Hybrid', 48_500, turbo(hybrid(1.6, 4, 4.9))],
        ['GT-Line', 57_500, diesel(2, 4, 6.3)],
      ],
      { drive: 'FWD', gradeDrives: { 'GT-Line': 'AWD' } },
    ),
    model(
      'Sorento',
      'largeSuv',
      2016,
      2026,
      [
        ['Sport', 56_000, diesel(2.2, 4, 6.1)],
        ['GT-Line Hybrid', 73_500, turbo(hybrid(1.6, 4, 5.8))],
      ],
      { body: 'suv', drive: 'AWD' },
    ),
    model('Carnival', 'peopleMover', 2016, 2026, [
      ['S', 53_000, diesel(2.2, 4, 6.5)],
      ['GT-Line Hybrid', 74_500, turbo(hybrid(1.6, 4, 5.8))],
    ]),
    model(
      'EV5',
      'suv',
      2024,
      2026,
      [
        ['Air', 56_770, electric(400, 18, 64.2)],
        ['GT-Line', 71_800, electric(470, 20, 88.1)],
      ],
      { drive: 'FWD', gradeDrives: { 'GT-Line': 'AWD' } },
    ),
    model(
      'EV6',
      'suv',
      2022,
      2026,
      [
        ['Air', 72_600, electric(582, 16, 84)],
        ['GT-Line', 79_600, electric(560, 17, 84)],
      ],
      { drive: 'RWD' },
    ),
  ],
}
