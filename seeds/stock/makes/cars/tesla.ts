import { electric } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Tesla models of the demo stock; the arguments of each row are those of `model`. */
export const tesla: VehicleMake = {
  name: 'Tesla',
  models: [
    model(
      'Model 3',
      'sedan',
      2019,
      2026,
      [
        ['Rear-Wheel Drive', 54_900, electric(513, 13, 60)],
        ['Long Range', 64_900, electric(629, 14, 75)],
        ['Performance', 80_900, electric(528, 17, 75)],
      ],
      { drive: 'AWD', gradeDrives: { 'Standard Range Plus': 'RWD' } },
    ),
    model('Model Y', 'suv', 2022, 2026, [
      ['Rear-Wheel Drive', 58_900, electric(466, 15, 60)],
      ['Long Range', 68_900, electric(600, 15, 75)],
    ]),
  ],
}
