import { diesel, petrol, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Holden models of the demo stock; the arguments of each row are those of `model`. */
export const holden: VehicleMake = {
  name: 'Holden',
  models: [
    model(
      'Commodore',
      'sedan',
      2014,
      2020,
      [
        ['Evoke', 35_500, petrol(3, 6, 8.3)],
        ['SS V', 51_500, premiumPetrol(6.2, 8, 12.6)],
      ],
      { drive: 'RWD', gradeDrives: { LT: 'FWD', 'RS-V': 'AWD' } },
    ),
    model('Astra', 'hatch', 2016, 2020, [
      ['R', 22_000, turbo(petrol(1.4, 4, 5.8))],
      ['RS', 27_000, turbo(petrol(1.6, 4, 6.5))],
    ]),
    model('Colorado', 'ute', 2014, 2020, [
      ['LS', 41_500, diesel(2.8, 4, 8.7)],
      ['LTZ', 50_500, diesel(2.8, 4, 8.7)],
      ['Z71', 54_500, diesel(2.8, 4, 8.7)],
    ]),
    model(
      'Captiva',
      'suv',
      2014,
      2018,
      [
        ['Active', 27_500, petrol(2.4, 4, 9.6)],
        ['LTZ', 38_500, diesel(2.2, 4, 8.5)],
      ],
      { seats: 7, gradeDrives: { Active: 'FWD', '7 LS': 'FWD' } },
    ),
  ],
}
