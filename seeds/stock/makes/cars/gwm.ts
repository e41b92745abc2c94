import { diesel, hybrid, petrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** GWM models of the demo stock; the arguments of each row are those of `model`. */
export const gwm: VehicleMake = {
  name: 'GWM',
  models: [
    model('Haval Jolion', 'smallSuv', 2021, 2026, [
      ['Premium', 28_500, turbo(petrol(1.5, 4, 8.1))],
      ['Ultra Hybrid', 36_990, hybrid(1.5, 4, 5)],
    ]),
    model(
      'Tank 300',
      'largeSuv',
      2023,
      2026,
      [
        ['Lux', 47_000, turbo(petrol(2, 4, 9.5))],
        ['Ultra Hybrid', 61_000, turbo(hybrid(2, 4, 8.4))],
      ],
      { seats: 5 },
    ),
    model('Cannon', 'ute', 2020, 2026, [
      ['Lux', 42_000, diesel(2.4, 4, 8.7)],
      ['XSR', 52_500, diesel(2.4, 4, 8.7)],
    ]),
  ],
}
