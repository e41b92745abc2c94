import { hybrid, petrol, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Subaru models of the demo stock; the arguments of each row are those of `model`. */
export const subaru: VehicleMake = {
  name: 'Subaru',
  models: [
    model(
      'Impreza',
      'hatch',
      2016,
      2026,
      [
        ['2.0L', 32_000, petrol(2, 4, 7.5)],
        ['2.0S', 38_500, petrol(2, 4, 7.5)],
      ],
      { drive: 'AWD', manualToo: false },
    ),
    model('Crosstrek', 'suv', 2023, 2026, [
      ['2.0L', 36_000, petrol(2, 4, 7.2)],
      ['Hybrid S', 43_500, hybrid(2, 4, 6.5)],
    ]),
    model('Forester', 'suv', 2015, 2026, [
      ['2.5i', 39_000, petrol(2.5, 4, 7.4)],
      ['2.5i Sport', 45_000, petrol(2.5, 4, 7.4)],
      ['Hybrid Touring', 53_000, hybrid(2.5, 4, 6.2)],
    ]),
    model('Outback', 'wagon', 2015, 2025, [
      ['AWD', 43_500, petrol(2.5, 4, 7.3)],
      ['Touring', 53_000, petrol(2.5, 4, 7.3)],
      ['Sport XT', 52_000, turbo(petrol(2.4, 4, 9))],
    ]),
    model('BRZ', 'coupe', 2017, 2026, [
      ['Coupe', 45_000, premiumPetrol(2.4, 4, 9.5)],
      ['Coupe S', 47_000, premiumPetrol(2.4, 4, 9.5)],
    ]),
  ],
}
