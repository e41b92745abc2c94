import { diesel, electric, hybrid, petrol, plugIn, premiumPetrol, turbo } from '../stock/engines'
import { listMakes } from '../stock/listGradeChoices'
import { model } from '../stock/model'
import type { VehicleMake, VehicleModel } from '../stock/VehicleModel'

/** Models without demo stock: upcoming, rare or discontinued. Prices are rounded list prices before on-road costs. */
const others: { readonly [make: string]: readonly VehicleModel[] } = {
  Toyota: [
    model(
      'GR Yaris',
      'hatch',
      2021,
      2026,
      [
        ['GTS', 61_000, turbo(premiumPetrol(1.6, 3, 8.4))],
        ['GTS Automatic', 63_500, turbo(premiumPetrol(1.6, 3, 9.1))],
      ],
      { drive: 'AWD', doors: 2, seats: 4 },
    ),
    model('GR Corolla', 'hatch', 2023, 2026, [['GTS', 68_000, turbo(premiumPetrol(1.6, 3, 8.4))]], { drive: 'AWD' }),
    model('GR Supra', 'coupe', 2019, 2025, [['GTS', 98_000, turbo(premiumPetrol(3, 6, 7.9))]], { seats: 2 }),
    model('Fortuner', 'largeSuv', 2016, 2025, [
      ['GX', 53_000, diesel(2.8, 4, 7.6)],
      ['Crusade', 66_000, diesel(2.8, 4, 7.6)],
    ]),
    model('LandCruiser 70', 'ute', 2015, 2026, [
      ['WorkMate', 78_500, diesel(2.8, 4, 9.6)],
      ['GXL', 84_500, diesel(2.8, 4, 9.6)],
    ]),
    model('LandCruiser FJ', 'largeSuv', 2027, 2027, [], { seats: 5 }),
    model('Tundra', 'ute', 2024, 2026, [
      ['Limited', 156_000, hybrid(3.4, 6, 11.3)],
      ['Platinum', 173_000, hybrid(3.4, 6, 11.3)],
    ]),
    model('Granvia', 'peopleMover', 2019, 2024, [['VX', 75_000, diesel(2.8, 4, 8)]]),
    model('Coaster', 'van', 2017, 2026, [['Standard', 96_000, diesel(2.8, 4, 10)]], { simpleBody: 'Bus', seats: 22 }),
  ],
  Mazda: [
    model('CX-6e', 'suv', 2027, 2027, [], { drive: 'RWD' }),
    model('CX-30', 'smallSuv', 2020, 2026, [
      ['G20 Pure', 33_500, petrol(2, 4, 6.5)],
      ['G25 Touring', 39_500, petrol(2.5, 4, 6.6)],
      ['G25 Astina', 45_000, petrol(2.5, 4, 6.6)],
    ]),
    model('CX-8', 'largeSuv', 2018, 2024, [['Sport', 42_500, petrol(2.5, 4, 8.1)]], { drive: 'FWD' }),
  ],
  Kia: [
    model('EV4', 'sedan', 2027, 2027, []),
    model(
      'EV9',
      'largeSuv',
      2023,
      2026,
      [
        ['Air', 97_000, electric(443, 20)],
        ['GT-Line', 121_000, electric(505, 22)],
      ],
      { drive: 'AWD' },
    ),
    model('Tasman', 'ute', 2025, 2026, [
      ['S', 49_000, diesel(2.2, 4, 7.8)],
      ['X-Line', 67_000, diesel(2.2, 4, 8.1)],
    ]),
    model('Stinger', 'sedan', 2017, 2023, [['GT', 66_000, turbo(premiumPetrol(3.3, 6, 10.2))]], { drive: 'RWD' }),
  ],
  Suzuki: [
    model('e Vitara', 'smallSuv', 2027, 2027, [], { drive: 'AWD' }),
    model('Fronx', 'smallSuv', 2025, 2026, [['Hybrid', 29_000, hybrid(1.5, 4, 4.9)]]),
    model('Swift Sport', 'hatch', 2017, 2024, [['Turbo', 32_500, turbo(premiumPetrol(1.4, 4, 6.1))]]),
  ],
  Nissan: [
    model(
      'Z',
      'coupe',
      2022,
      2026,
      [
        ['Coupe', 76_000, turbo(premiumPetrol(3, 6, 9.8))],
        ['NISMO', 95_000, turbo(premiumPetrol(3, 6, 10.4))],
      ],
      { seats: 2 },
    ),
    model('Ariya', 'suv', 2025, 2026, [
      ['Engage', 56_000, electric(385, 17)],
      ['Evolve', 72_000, electric(487, 19)],
    ]),
    model('Micra', 'hatch', 2027, 2027, []),
    model('GT-R', 'coupe', 2015, 2021, [['Premium', 209_000, turbo(premiumPetrol(3.8, 6, 11.7))]], { drive: 'AWD' }),
  ],
  BYD: [
    model('Atto 2', 'smallSuv', 2025, 2026, [['Dynamic', 32_000, electric(345, 15)]]),
    model('Sealion 6', 'suv', 2024, 2026, [
      ['Essential', 43_000, plugIn(1.5, 92)],
      ['Premium', 53_000, plugIn(1.5, 81)],
    ]),
    model('Denza B8', 'largeSuv', 2027, 2027, []),
    model('T3', 'van', 2022, 2024, [['Cargo', 40_000, electric(233, 18)]]),
  ],
}

/** Makes and models of the platform catalogue: those of the demo stock, and others. */
export const soldMakes = (): VehicleMake[] =>
  listMakes(['car', 'motorcycle', 'caravan']).map((make) => ({ ...make, models: [...make.models, ...(others[make.name] ?? [])] }))
