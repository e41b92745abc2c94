import { diesel, petrol, plugIn, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Mazda models of the demo stock; the arguments of each row are those of `model`. */
export const mazda: VehicleMake = {
  name: 'Mazda',
  models: [
    model('Mazda2', 'hatch', 2015, 2025, [
      ['G15 Pure', 26_500, petrol(1.5, 4, 5.4)],
      ['G15 GT', 30_000, petrol(1.5, 4, 5.3)],
    ]),
    model('Mazda3', 'hatch', 2016, 2026, [
      ['G20 Pure', 32_000, petrol(2, 4, 6)],
      ['G20 Evolve', 34_500, petrol(2, 4, 6)],
      ['G25 Astina', 42_500, petrol(2.5, 4, 6.6)],
    ]),
    model('CX-3', 'smallSuv', 2015, 2026, [
      ['G20 Sport', 30_400, petrol(2, 4, 6.3)],
      ['G20 Akari', 38_700, petrol(2, 4, 6.3)],
    ]),
    model(
      'CX-5',
      'suv',
      2015,
      2026,
      [
        ['G25 Maxx', 39_700, petrol(2.5, 4, 7.4)],
        ['G25 Maxx Sport AWD', 44_300, petrol(2.5, 4, 7.4)],
        ['G35 GT SP', 53_500, turbo(petrol(2.5, 4, 8.2))],
        ['G35 Akera', 56_500, turbo(petrol(2.5, 4, 8.2))],
      ],
      // A new generation came early in 2026.
      { drive: 'FWD', gradeDrives: { 'G35 GT SP': 'AWD', 'G35 Akera': 'AWD' }, builtUntil: 2025 },
    ),
    model('CX-60', 'suv', 2023, 2026, [
      ['D50e Evolve', 65_000, diesel(3.3, 6, 5)],
      ['P50e GT', 76_500, plugIn(2.5, 76, 2.1)],
    ]),
    model(
      'CX-80',
      'largeSuv',
      2024,
      2026,
      [
        ['D50e Touring', 61_900, diesel(3.3, 6, 5.2)],
        ['P50e Azami', 87_500, plugIn(2.5, 65, 2.7)],
      ],
      { body: 'suv', drive: 'AWD' },
    ),
    model(
      'CX-9',
      'largeSuv',
      2016,
      2023,
      [
        ['Sport', 47_000, turbo(petrol(2.5, 4, 8.4))],
        ['GT', 61_000, turbo(petrol(2.5, 4, 9))],
        ['Azami', 66_500, turbo(petrol(2.5, 4, 9))],
      ],
      { body: 'suv', drive: 'AWD' },
    ),
    model('BT-50', 'ute', 2016, 2026, [
      ['XT', 56_500, diesel(3, 4, 8)],
      ['XTR', 61_500, diesel(3, 4, 8)],
      ['GT', 66_000, diesel(3, 4, 8)],
      ['SP', 71_500, diesel(3, 4, 8)],
    ]),
    model('MX-5', 'convertible', 2016, 2026, [
      ['Roadster', 42_500, premiumPetrol(2, 4, 7)],
      ['Roadster GT', 50_500, premiumPetrol(2, 4, 7.1)],
    ]),
  ],
}
