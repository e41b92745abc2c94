import { diesel, petrol, plugIn, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Mitsubishi models of the demo stock; the arguments of each row are those of `model`. */
export const mitsubishi: VehicleMake = {
  name: 'Mitsubishi',
  models: [
    model('ASX', 'smallSuv', 2015, 2025, [
      ['GS', 26_500, petrol(2, 4, 7.6)],
      ['Exceed', 34_500, petrol(2.4, 4, 7.9)],
    ]),
    model(
      'Eclipse Cross',
      'suv',
      2018,
      2025,
      [
        ['ES', 33_000, turbo(petrol(1.5, 4, 7.3))],
        ['PHEV Aspire', 52_500, plugIn(2.4, 55, 1.9)],
      ],
      { gradeDrives: { ES: 'FWD' } },
    ),
    model(
      'Outlander',
      'suv',
      2015,
      2026,
      [
        ['ES', 39_000, petrol(2.5, 4, 7.7)],
        ['Aspire', 46_500, petrol(2.5, 4, 8.1)],
        ['PHEV Exceed', 70_000, plugIn(2.4, 84, 1.5)],
      ],
      { seats: 7, formerSeats: [{ until: 2021, seats: 5, grades: ['PHEV Exceed'] }] },
    ),
    model(
      'Pajero Sport',
      'largeSuv',
      2016,
      2025,
      [
        ['GLX', 47_000, diesel(2.4, 4, 8)],
        ['GLS', 55_000, diesel(2.4, 4, 8)],
        ['Exceed', 62_500, diesel(2.4, 4, 8)],
      ],
      { gradeSeats: { GLX: 5 }, formerSeats: [{ until: 2017, seats: 5, grades: ['GLS'] }] },
    ),
    model('Triton', 'ute', 2015, 2026, [
      ['GLX+', 46_500, diesel(2.4, 4, 7.7)],
      ['GLS', 59_500, diesel(2.4, 4, 7.7)],
      ['GSR', 63_500, diesel(2.4, 4, 7.7)],
    ]),
  ],
}
