import { hybrid, petrol, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Suzuki models of the demo stock; the arguments of each row are those of `model`. */
export const suzuki: VehicleMake = {
  name: 'Suzuki',
  models: [
    model('Swift', 'hatch', 2015, 2026, [
      ['GL', 22_500, petrol(1.2, 4, 4.8)],
      ['Hybrid GLX', 28_500, hybrid(1.2, 3, 4)],
      ['Sport', 31_500, turbo(premiumPetrol(1.4, 4, 6.1))],
    ]),
    model('Vitara', 'smallSuv', 2016, 2026, [
      ['Hybrid', 35_000, turbo(hybrid(1.4, 4, 5.5))],
      ['Turbo AWD', 40_000, turbo(petrol(1.4, 4, 6.2))],
    ]),
    model(
      'Jimny',
      'largeSuv',
      2019,
      2026,
      [
        ['Lite', 32_500, petrol(1.5, 4, 6.4)],
        ['GLX', 35_000, petrol(1.5, 4, 6.4)],
        ['XL', 38_000, petrol(1.5, 4, 6.9)],
      ],
      { seats: 4, doors: 3, gradeDoors: { XL: 5 }, lengthMm: 3_645, art: 'suv' },
    ),
  ],
}
