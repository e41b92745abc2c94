import { electric } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Polestar models of the demo stock; the arguments of each row are those of `model`. */
export const polestar: VehicleMake = {
  name: 'Polestar',
  models: [
    model(
      'Polestar 2',
      'sedan',
      2022,
      2026,
      [
        ['Standard Range', 62_400, electric(532, 15, 69)],
        ['Long Range Dual', 76_400, electric(568, 17, 82)],
      ],
      { doors: 5, drive: 'RWD', gradeDrives: { 'Standard Range Single': 'FWD' } },
    ),
    model(
      'Polestar 4',
      'suv',
      2024,
      2026,
      [
        ['Long Range Single', 78_500, electric(620, 18, 100)],
        ['Long Range Dual', 88_350, electric(590, 20, 100)],
      ],
      { drive: 'RWD' },
    ),
  ],
}
