import { electric, hybrid, petrol, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** MG models of the demo stock; the arguments of each row are those of `model`. */
export const mg: VehicleMake = {
  name: 'MG',
  models: [
    model('MG3', 'hatch', 2018, 2026, [
      ['Vibe', 24_000, petrol(1.5, 4, 6)],
      ['Essence Hybrid+', 31_000, hybrid(1.5, 4, 4.3)],
    ]),
    model(
      'MG4',
      'hatch',
      2023,
      2026,
      [
        ['Excite 51', 37_990, electric(350, 17, 51)],
        ['Essence 64', 44_990, electric(435, 17, 64)],
        ['XPower', 59_990, electric(400, 18, 64)],
      ],
      { manualToo: false, drive: 'RWD', gradeDrives: { XPower: 'AWD' } },
    ),
    model('ZS', 'smallSuv', 2018, 2026, [
      ['Excite', 24_000, petrol(1.5, 4, 7.1)],
      ['EV Excite', 39_990, electric(320, 18, 51)],
    ]),
    model(
      'HS',
      'suv',
      2020,
      2026,
      [
        ['Vibe', 34_000, turbo(premiumPetrol(1.5, 4, 6.9))],
        ['Essence', 40_500, turbo(premiumPetrol(1.5, 4, 6.9))],
      ],
      { drive: 'FWD', gradeDrives: { 'Essence X': 'AWD' } },
    ),
  ],
}
