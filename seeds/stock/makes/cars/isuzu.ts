import { diesel } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Isuzu models of the demo stock; the arguments of each row are those of `model`. */
export const isuzu: VehicleMake = {
  name: 'Isuzu',
  models: [
    model('D-MAX', 'ute', 2015, 2026, [
      ['SX', 53_000, diesel(3, 4, 8)],
      ['LS-U', 64_500, diesel(3, 4, 8)],
      ['X-Terrain', 70_500, diesel(3, 4, 8)],
    ]),
    model('MU-X', 'largeSuv', 2015, 2026, [
      ['LS-M', 56_500, diesel(3, 4, 8.3)],
      ['LS-U', 64_000, diesel(3, 4, 8.3)],
      ['LS-T', 70_500, diesel(3, 4, 8.3)],
    ]),
  ],
}
