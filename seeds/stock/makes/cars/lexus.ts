import { electric, hybrid, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Lexus models of the demo stock; the arguments of each row are those of `model`. */
export const lexus: VehicleMake = {
  name: 'Lexus',
  models: [
    model('UX', 'smallSuv', 2019, 2026, [
      ['UX 250h Luxury', 54_000, hybrid(2, 4, 4.7)],
      ['UX 300e Sports Luxury', 87_000, electric(440, 17, 72.8)],
    ]),
    model(
      'NX',
      'suv',
      2016,
      2026,
      [
        ['NX 250 Luxury', 66_000, premiumPetrol(2.5, 4, 6.9)],
        ['NX 350h F Sport', 85_000, hybrid(2.5, 4, 5.7)],
      ],
      { gradeDrives: { 'NX 250 Luxury': 'FWD', 'NX 200t Luxury': 'FWD', 'NX 300 Luxury': 'FWD' } },
    ),
    model('RX', 'suv', 2016, 2026, [
      ['RX 350h Luxury', 91_500, hybrid(2.5, 4, 5)],
      ['RX 500h F Sport', 125_000, turbo(hybrid(2.4, 4, 6.5))],
    ]),
  ],
}
