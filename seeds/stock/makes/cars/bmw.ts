import { electric, plugIn, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** BMW models of the demo stock; the arguments of each row are those of `model`. */
export const bmw: VehicleMake = {
  name: 'BMW',
  models: [
    model('1 Series', 'hatch', 2016, 2025, [['118i', 57_000, turbo(premiumPetrol(1.5, 3, 5.9))]], {
      manualToo: false,
      formerDrives: [{ until: 2019, drive: 'RWD' }],
    }),
    model(
      '3 Series',
      'sedan',
      2016,
      2026,
      [
        ['320i', 80_500, turbo(premiumPetrol(2, 4, 6.3))],
        ['330i M Sport', 93_500, turbo(premiumPetrol(2, 4, 6.4))],
      ],
      { drive: 'RWD' },
    ),
    model('X3', 'suv', 2016, 2026, [
      ['xDrive20', 86_500, turbo(premiumPetrol(2, 4, 7))],
      ['xDrive30e', 105_500, turbo(plugIn(2, 50, 2.6))],
    ]),
    model('iX1', 'smallSuv', 2023, 2026, [['xDrive30', 84_900, electric(410, 17, 64.7)]], { drive: 'AWD' }),
    model(
      'i4',
      'sedan',
      2022,
      2026,
      [
        ['eDrive35', 88_500, electric(470, 16, 67)],
        ['eDrive40', 102_500, electric(520, 16, 81.1)],
      ],
      { doors: 5, drive: 'RWD' },
    ),
  ],
}
