import { hybrid, petrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Honda models of the demo stock; the arguments of each row are those of `model`. */
export const honda: VehicleMake = {
  name: 'Honda',
  models: [
    model('Jazz', 'hatch', 2015, 2021, [
      ['VTi', 19_500, petrol(1.5, 4, 5.8)],
      ['VTi-L', 23_500, petrol(1.5, 4, 5.8)],
    ]),
    model(
      'Civic',
      'hatch',
      2016,
      2026,
      [
        ['VTi-LX', 47_200, turbo(petrol(1.5, 4, 6.3))],
        ['e:HEV LX', 49_900, hybrid(2, 4, 4.2)],
      ],
      { manualToo: false },
    ),
    model('HR-V', 'smallSuv', 2015, 2026, [
      ['Vi X', 34_900, petrol(1.5, 4, 5.8)],
      ['e:HEV L', 42_900, hybrid(1.5, 4, 4.3)],
    ]),
    model(
      'CR-V',
      'suv',
      2016,
      2026,
      [
        ['VTi X', 41_900, turbo(petrol(1.5, 4, 7.1))],
        ['VTi LX AWD', 53_000, turbo(petrol(1.5, 4, 7.7))],
        ['e:HEV RS', 59_900, hybrid(2, 4, 5.5)],
      ],
      { drive: 'FWD', gradeSeats: { 'VTi-L7': 7 } },
    ),
  ],
}
