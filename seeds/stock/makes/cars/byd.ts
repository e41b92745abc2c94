import { electric, plugIn, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** BYD models of the demo stock; the arguments of each row are those of `model`. */
export const byd: VehicleMake = {
  name: 'BYD',
  models: [
    model(
      'Dolphin',
      'hatch',
      2023,
      2026,
      [
        ['Essential', 29_990, electric(340, 15, 44.9)],
        ['Premium', 44_900, electric(427, 15, 60.5)],
      ],
      { manualToo: false },
    ),
    model('Atto 3', 'smallSuv', 2022, 2026, [
      ['Essential', 39_990, electric(345, 16, 49.9)],
      ['Premium', 44_990, electric(420, 16, 60.5)],
    ]),
    model(
      'Seal',
      'sedan',
      2024,
      2026,
      [
        ['Dynamic', 46_990, electric(460, 15, 61.4)],
        ['Premium', 52_990, electric(570, 15, 82.5)],
        ['Performance', 61_990, electric(520, 16, 82.5)],
      ],
      { drive: 'RWD', gradeDrives: { Performance: 'AWD' } },
    ),
    model(
      'Sealion 7',
      'suv',
      2025,
      2026,
      [
        ['Premium', 54_990, electric(482, 18, 82.5)],
        ['Performance', 63_990, electric(456, 19, 82.5)],
      ],
      { drive: 'RWD', gradeDrives: { Performance: 'AWD' } },
    ),
    model('Shark 6', 'ute', 2025, 2026, [['Premium', 57_900, turbo(plugIn(1.5, 100, 2))]], { manualToo: false }),
  ],
}
