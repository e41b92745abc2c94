import { diesel, electric, petrol, plugIn, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Ford models of the demo stock; the arguments of each row are those of `model`. */
export const ford: VehicleMake = {
  name: 'Ford',
  models: [
    model('Focus', 'hatch', 2016, 2022, [
      ['Active', 32_000, turbo(petrol(1.5, 3, 6.4))],
      ['ST', 45_000, turbo(premiumPetrol(2.3, 4, 7.8))],
    ]),
    model('Puma', 'smallSuv', 2020, 2024, [['ST-Line', 36_500, turbo(petrol(1, 3, 5.3))]]),
    model('Escape', 'suv', 2017, 2023, [
      ['ST-Line', 41_500, turbo(petrol(2, 4, 8.6))],
      ['PHEV ST-Line', 54_500, plugIn(2.5, 56, 1.5)],
    ]),
    model('Everest', 'largeSuv', 2016, 2026, [
      ['Ambiente', 59_000, diesel(2, 4, 7.2)],
      ['Trend', 66_500, diesel(2, 4, 7.2)],
      ['Sport', 71_500, diesel(3, 6, 8.5)],
      ['Platinum', 81_500, diesel(3, 6, 8.5)],
    ]),
    model('Ranger', 'ute', 2015, 2026, [
      ['XL', 49_500, diesel(2, 4, 7.6)],
      ['XLT', 63_500, diesel(2, 4, 7.6)],
      ['Wildtrak', 71_500, diesel(3, 6, 8.4)],
      ['Raptor', 90_500, turbo(premiumPetrol(3, 6, 11.5))],
    ]),
    model('Ranger Cab Chassis', 'cabChassis', 2016, 2026, [['XL', 47_500, diesel(2, 4, 7.8)]]),
    model('Transit', 'van', 2016, 2026, [
      ['350L', 60_500, diesel(2, 4, 8)],
      ['E-Transit 420L', 104_000, electric(230, 28, 68)],
    ]),
    model('Mustang', 'coupe', 2016, 2026, [
      ['EcoBoost', 67_000, turbo(premiumPetrol(2.3, 4, 8.7))],
      ['GT', 80_500, premiumPetrol(5, 8, 12.8)],
    ]),
    model(
      'Mustang Mach-E',
      'suv',
      2023,
      2026,
      [
        ['Premium', 80_000, electric(600, 17, 91)],
        ['GT', 98_500, electric(490, 20, 91)],
      ],
      { drive: 'RWD', gradeDrives: { GT: 'AWD' } },
    ),
  ],
}
