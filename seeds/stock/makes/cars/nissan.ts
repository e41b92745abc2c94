import { diesel, electric, hybrid, petrol, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Nissan models of the demo stock; the arguments of each row are those of `model`. */
export const nissan: VehicleMake = {
  name: 'Nissan',
  models: [
    model('Juke', 'smallSuv', 2020, 2025, [
      ['ST+', 31_500, turbo(premiumPetrol(1, 3, 5.8))],
      ['Ti', 36_500, turbo(premiumPetrol(1, 3, 5.8))],
    ]),
    model(
      'Qashqai',
      'suv',
      2016,
      2026,
      [
        ['ST-L', 39_000, turbo(premiumPetrol(1.3, 4, 6.1))],
        ['Ti e-Power', 52_000, turbo(hybrid(1.5, 3, 5.2))],
      ],
      { drive: 'FWD' },
    ),
    model('X-Trail', 'suv', 2015, 2026, [
      ['ST', 38_000, petrol(2.5, 4, 7.4)],
      ['ST-L', 43_500, petrol(2.5, 4, 7.8)],
      ['Ti e-Power', 55_000, turbo(hybrid(1.5, 3, 6.1))],
    ]),
    model(
      'Pathfinder',
      'largeSuv',
      2016,
      2025,
      [
        ['ST-L', 61_000, petrol(3.5, 6, 10.5)],
        ['Ti', 70_000, petrol(3.5, 6, 10.5)],
      ],
      { drive: 'AWD', seats: 8, formerSeats: [{ until: 2021, seats: 7 }] },
    ),
    model(
      'Patrol',
      'largeSuv',
      2016,
      2026,
      [
        ['Ti', 90_600, premiumPetrol(5.6, 8, 14.4)],
        ['Ti-L', 105_000, premiumPetrol(5.6, 8, 14.4)],
      ],
      { seats: 8 },
    ),
    model('Navara', 'ute', 2015, 2026, [
      ['SL', 50_500, diesel(2.3, 4, 8.1)],
      ['ST-X', 59_500, diesel(2.3, 4, 8.1)],
      ['PRO-4X', 62_500, diesel(2.3, 4, 8.1)],
    ]),
    model(
      'Leaf',
      'hatch',
      2019,
      2025,
      [
        ['Base', 42_000, electric(270, 17, 40)],
        ['e+', 52_000, electric(385, 18, 62)],
      ],
      { manualToo: false },
    ),
  ],
}
