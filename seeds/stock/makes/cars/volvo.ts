import { electric, plugIn, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Volvo models of the demo stock; the arguments of each row are those of `model`. */
export const volvo: VehicleMake = {
  name: 'Volvo',
  models: [
    model(
      'EX30',
      'smallSuv',
      2024,
      2026,
      [
        ['Plus', 59_990, electric(476, 17, 69)],
        ['Ultra', 64_990, electric(462, 17, 69)],
        ['Twin Performance', 71_290, electric(445, 17, 69)],
      ],
      { drive: 'RWD' },
    ),
    model('XC60', 'suv', 2016, 2026, [
      ['B5 Plus', 75_000, turbo(premiumPetrol(2, 4, 7.6))],
      ['T8 Recharge', 101_000, turbo(plugIn(2, 81, 1.6))],
    ]),
  ],
}
