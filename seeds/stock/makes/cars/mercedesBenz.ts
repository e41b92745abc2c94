import { electric, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Mercedes-Benz models of the demo stock; the arguments of each row are those of `model`. */
export const mercedesBenz: VehicleMake = {
  name: 'Mercedes-Benz',
  models: [
    model(
      'A-Class',
      'hatch',
      2016,
      2025,
      [
        ['A200', 63_500, turbo(premiumPetrol(1.3, 4, 5.7))],
        ['A250', 72_500, turbo(premiumPetrol(2, 4, 6.7))],
      ],
      { manualToo: false, gradeDrives: { A250: 'AWD' } },
    ),
    model(
      'C-Class',
      'sedan',
      2015,
      2026,
      [
        ['C200', 82_500, turbo(premiumPetrol(1.5, 4, 6.9))],
        ['C300', 97_500, turbo(premiumPetrol(2, 4, 7.3))],
      ],
      { drive: 'RWD' },
    ),
    model('GLC', 'suv', 2016, 2026, [['GLC 300', 103_500, turbo(premiumPetrol(2, 4, 7.8))]]),
    model('EQA', 'smallSuv', 2021, 2026, [['EQA 250', 82_500, electric(480, 17, 66.5)]]),
  ],
}
