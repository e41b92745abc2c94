import { diesel, electric, hybrid, petrol, plugIn, premium, turbo } from '../engines'
import { model } from '../model'
import type { VehicleMake } from '../VehicleModel'

/** Prices are rounded list prices before on-road costs. */
export const japaneseMakes: readonly VehicleMake[] = [
  {
    name: 'Toyota',
    models: [
      model('Yaris', 'hatch', 2018, 2026, [
        ['Ascent Sport Hybrid', 29_000, hybrid(1.5, 3, 3.3)],
        ['SX Hybrid', 32_000, hybrid(1.5, 3, 3.3)],
        ['ZR Hybrid', 34_500, hybrid(1.5, 3, 3.3)],
      ]),
      model('Yaris Cross', 'smallSuv', 2020, 2026, [
        ['GX Hybrid', 32_000, hybrid(1.5, 3, 3.8)],
        ['GXL Hybrid', 34_500, hybrid(1.5, 3, 3.8)],
        ['Urban Hybrid AWD', 41_000, hybrid(1.5, 3, 4)],
      ]),
      model('Corolla', 'hatch', 2015, 2026, [
        ['Ascent Sport', 31_000, petrol(2, 4, 6)],
        ['Ascent Sport Hybrid', 33_000, hybrid(1.8, 4, 4)],
        ['SX Hybrid', 36_000, hybrid(1.8, 4, 4)],
        ['ZR Hybrid', 40_000, hybrid(1.8, 4, 4)],
      ]),
      model(
        'Corolla Cross',
        'suv',
        2022,
        2026,
        [
          ['GX Hybrid', 38_000, hybrid(2, 4, 4.3)],
          ['GXL Hybrid AWD', 44_000, hybrid(2, 4, 4.4)],
          ['Atmos Hybrid AWD', 50_000, hybrid(2, 4, 4.4)],
        ],
        { drive: 'FWD' },
      ),
      model('C-HR', 'smallSuv', 2017, 2026, [
        ['Standard', 31_000, turbo(petrol(1.2, 4, 6.4))],
        ['GXL Hybrid', 42_500, hybrid(1.8, 4, 4)],
        ['Koba Hybrid', 49_000, hybrid(1.8, 4, 4)],
      ]),
      model('Camry', 'sedan', 2015, 2026, [
        ['Ascent Hybrid', 40_000, hybrid(2.5, 4, 4)],
        ['Ascent Sport Hybrid', 43_000, hybrid(2.5, 4, 4)],
        ['SL Hybrid', 53_000, hybrid(2.5, 4, 4)],
      ]),
      model(
        'RAV4',
        'suv',
        2015,
        2026,
        [
          ['GX Hybrid', 42_500, hybrid(2.5, 4, 4.7)],
          ['GXL Hybrid', 46_000, hybrid(2.5, 4, 4.8)],
          ['Cruiser Hybrid', 51_500, hybrid(2.5, 4, 4.8)],
          ['Edge Hybrid AWD', 58_500, hybrid(2.5, 4, 4.8)],
        ],
        { drive: 'FWD' },
      ),
      model(
        'Kluger',
        'largeSuv',
        2015,
        2026,
        [
          ['GX Hybrid AWD', 61_000, hybrid(2.5, 4, 5.6)],
          ['GXL Hybrid AWD', 70_000, hybrid(2.5, 4, 5.6)],
          ['Grande Hybrid AWD', 82_500, hybrid(2.5, 4, 5.6)],
        ],
        { drive: 'AWD', body: 'suv', towing: 2_000 },
      ),
      model('LandCruiser Prado', 'largeSuv', 2014, 2026, [
        ['GX', 72_500, diesel(2.8, 4, 7.9)],
        ['GXL', 79_990, diesel(2.8, 4, 7.9)],
        ['VX', 87_500, diesel(2.8, 4, 7.9)],
        ['Kakadu', 99_990, diesel(2.8, 4, 7.9)],
      ]),
      model(
        'LandCruiser 300',
        'largeSuv',
        2021,
        2026,
        [
          ['GX', 97_990, diesel(3.3, 6, 8.9)],
          ['GXL', 109_990, diesel(3.3, 6, 8.9)],
          ['Sahara', 144_000, diesel(3.3, 6, 8.9)],
          ['GR Sport', 146_000, diesel(3.3, 6, 8.9)],
        ],
        { towing: 3_500 },
      ),
      model('HiLux', 'ute', 2015, 2026, [
        ['WorkMate', 49_500, diesel(2.4, 4, 7.6)],
        ['SR', 54_500, diesel(2.8, 4, 8)],
        ['SR5', 63_000, diesel(2.8, 4, 8)],
        ['Rogue', 71_000, diesel(2.8, 4, 8)],
      ]),
      model('HiAce', 'van', 2016, 2026, [
        ['LWB', 52_500, diesel(2.8, 4, 8.4)],
        ['SLWB', 62_500, diesel(2.8, 4, 8.7)],
      ]),
      model('GR86', 'coupe', 2022, 2026, [
        ['GT', 45_500, premium(2.4, 4, 9.4)],
        ['GTS', 47_500, premium(2.4, 4, 9.4)],
      ]),
      model('bZ4X', 'suv', 2024, 2026, [
        ['FWD', 55_990, electric(436)],
        ['AWD', 67_990, electric(411, 18)],
      ]),
    ],
  },
  {
    name: 'Mazda',
    models: [
      model('Mazda2', 'hatch', 2015, 2025, [
        ['G15 Pure', 26_500, petrol(1.5, 4, 5.4)],
        ['G15 GT', 30_000, petrol(1.5, 4, 5.3)],
      ]),
      model('Mazda3', 'hatch', 2016, 2026, [
        ['G20 Pure', 32_000, petrol(2, 4, 6)],
        ['G20 Evolve', 34_500, petrol(2, 4, 6)],
        ['G25 Astina', 42_500, petrol(2.5, 4, 6.6)],
      ]),
      model('CX-3', 'smallSuv', 2015, 2026, [
        ['G20 Sport', 30_400, petrol(2, 4, 6.3)],
        ['G20 Akari', 38_700, petrol(2, 4, 6.3)],
      ]),
      model(
        'CX-5',
        'suv',
        2015,
        2026,
        [
          ['G25 Maxx', 39_700, petrol(2.5, 4, 7.4)],
          ['G25 Maxx Sport AWD', 44_300, petrol(2.5, 4, 7.4)],
          ['G35 GT SP', 53_500, turbo(petrol(2.5, 4, 8.2))],
          ['G35 Akera', 56_500, turbo(petrol(2.5, 4, 8.2))],
        ],
        { drive: 'FWD', gradeDrives: { 'G35 GT SP': 'AWD', 'G35 Akera': 'AWD' } },
      ),
      model('CX-60', 'suv', 2023, 2026, [
        ['D50e Evolve', 65_000, diesel(3.3, 6, 5)],
        ['P50e GT', 76_500, plugIn(2.5, 76, 2.1)],
      ]),
      model(
        'CX-80',
        'largeSuv',
        2024,
        2026,
        [
          ['D50e Touring', 61_900, diesel(3.3, 6, 5.2)],
          ['P50e Azami', 87_500, plugIn(2.5, 65, 2.7)],
        ],
        { body: 'suv', drive: 'AWD', towing: 2_500 },
      ),
      model(
        'CX-9',
        'largeSuv',
        2016,
        2023,
        [
          ['Sport', 47_000, turbo(petrol(2.5, 4, 8.4))],
          ['GT', 61_000, turbo(petrol(2.5, 4, 9))],
          ['Azami', 66_500, turbo(petrol(2.5, 4, 9))],
        ],
        { body: 'suv', drive: 'AWD', towing: 2_000 },
      ),
      model('BT-50', 'ute', 2016, 2026, [
        ['XT', 56_500, diesel(3, 4, 8)],
        ['XTR', 61_500, diesel(3, 4, 8)],
        ['GT', 66_000, diesel(3, 4, 8)],
        ['SP', 71_500, diesel(3, 4, 8)],
      ]),
      model('MX-5', 'convertible', 2016, 2026, [
        ['Roadster', 42_500, premium(2, 4, 7)],
        ['RF GT', 52_500, premium(2, 4, 7.1)],
      ]),
    ],
  },
  {
    name: 'Nissan',
    models: [
      model('Juke', 'smallSuv', 2020, 2025, [
        ['ST+', 31_500, turbo(premium(1, 3, 5.8))],
        ['Ti', 36_500, turbo(premium(1, 3, 5.8))],
      ]),
      model(
        'Qashqai',
        'suv',
        2016,
        2026,
        [
          ['ST-L', 39_000, turbo(premium(1.3, 4, 6.1))],
          ['Ti e-Power', 52_000, hybrid(1.5, 3, 5.2)],
        ],
        { drive: 'FWD' },
      ),
      model('X-Trail', 'suv', 2015, 2026, [
        ['ST', 38_000, petrol(2.5, 4, 7.4)],
        ['ST-L', 43_500, petrol(2.5, 4, 7.8)],
        ['Ti e-Power', 55_000, hybrid(1.5, 3, 6.1)],
      ]),
      model(
        'Pathfinder',
        'largeSuv',
        2016,
        2025,
        [
          ['ST-L', 61_000, petrol(3.5, 6, 10.5)],
          ['Ti', 70_000, petrol(3.5, 6, 10.5)],
        ],
        { drive: 'AWD', towing: 2_700 },
      ),
      model(
        'Patrol',
        'largeSuv',
        2016,
        2026,
        [
          ['Ti', 90_600, premium(5.6, 8, 14.4)],
          ['Ti-L', 105_000, premium(5.6, 8, 14.4)],
        ],
        { seats: 8, towing: 3_500 },
      ),
      model('Navara', 'ute', 2015, 2026, [
        ['SL', 50_500, diesel(2.3, 4, 8.1)],
        ['ST-X', 59_500, diesel(2.3, 4, 8.1)],
        ['PRO-4X', 62_500, diesel(2.3, 4, 8.1)],
      ]),
      model(
        'Leaf',
        'hatch',
        2019,
        2025,
        [
          ['Base', 42_000, electric(270)],
          ['e+', 52_000, electric(385)],
        ],
        { manualToo: false },
      ),
    ],
  },
  {
    name: 'Subaru',
    models: [
      model(
        'Impreza',
        'hatch',
        2016,
        2026,
        [
          ['2.0L', 32_000, petrol(2, 4, 7.5)],
          ['2.0S', 38_500, petrol(2, 4, 7.5)],
        ],
        { drive: 'AWD', manualToo: false },
      ),
      model('Crosstrek', 'suv', 2023, 2026, [
        ['2.0L', 36_000, petrol(2, 4, 7.2)],
        ['Hybrid S', 43_500, hybrid(2, 4, 6.5)],
      ]),
      model('Forester', 'suv', 2015, 2026, [
        ['2.5i', 39_000, petrol(2.5, 4, 7.4)],
        ['2.5i Sport', 45_000, petrol(2.5, 4, 7.4)],
        ['Hybrid Touring', 53_000, hybrid(2.5, 4, 6.2)],
      ]),
      model(
        'Outback',
        'wagon',
        2015,
        2025,
        [
          ['AWD', 43_500, petrol(2.5, 4, 7.3)],
          ['Touring', 53_000, petrol(2.5, 4, 7.3)],
          ['Sport XT', 52_000, turbo(petrol(2.4, 4, 9))],
        ],
        { towing: 2_000 },
      ),
      model('BRZ', 'coupe', 2017, 2026, [
        ['Coupe', 45_000, premium(2.4, 4, 9.5)],
        ['Coupe S', 47_000, premium(2.4, 4, 9.5)],
      ]),
    ],
  },
  {
    name: 'Mitsubishi',
    models: [
      model('ASX', 'smallSuv', 2015, 2025, [
        ['GS', 26_500, petrol(2, 4, 7.6)],
        ['Exceed', 34_500, petrol(2.4, 4, 7.9)],
      ]),
      model('Eclipse Cross', 'suv', 2018, 2025, [
        ['ES', 33_000, petrol(1.5, 4, 7.3)],
        ['PHEV Aspire', 52_500, plugIn(2.4, 55, 1.9)],
      ]),
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
        { seats: 7 },
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
        { towing: 3_100 },
      ),
      model('Triton', 'ute', 2015, 2026, [
        ['GLX+', 46_500, diesel(2.4, 4, 7.7)],
        ['GLS', 59_500, diesel(2.4, 4, 7.7)],
        ['GSR', 63_500, diesel(2.4, 4, 7.7)],
      ]),
    ],
  },
  {
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
        { drive: 'FWD' },
      ),
    ],
  },
  {
    name: 'Suzuki',
    models: [
      model('Swift', 'hatch', 2015, 2026, [
        ['GL', 22_500, petrol(1.2, 4, 4.8)],
        ['Hybrid GLX', 28_500, hybrid(1.2, 3, 4)],
        ['Sport', 31_500, turbo(premium(1.4, 4, 6.1))],
      ]),
      model('Vitara', 'smallSuv', 2016, 2026, [
        ['Hybrid', 35_000, hybrid(1.4, 4, 5.5)],
        ['Turbo AWD', 40_000, turbo(petrol(1.4, 4, 6.2))],
      ]),
      model(
        'Jimny',
        'largeSuv',
        2019,
        2026,
        [
          ['Lite', 32_500, petrol(1.5, 4, 6.4)],
          ['GLX', 35_000, petrol(1.5, 4, 6.4)],
          ['XL', 38_000, petrol(1.5, 4, 6.9)],
        ],
        { seats: 4, doors: 3, lengthMm: 3_645, towing: 1_300, art: 'suv' },
      ),
    ],
  },
  {
    name: 'Isuzu',
    models: [
      model('D-MAX', 'ute', 2015, 2026, [
        ['SX', 53_000, diesel(3, 4, 8)],
        ['LS-U', 64_500, diesel(3, 4, 8)],
        ['X-Terrain', 70_500, diesel(3, 4, 8)],
      ]),
      model(
        'MU-X',
        'largeSuv',
        2015,
        2026,
        [
          ['LS-M', 56_500, diesel(3, 4, 8.3)],
          ['LS-U', 64_000, diesel(3, 4, 8.3)],
          ['LS-T', 70_500, diesel(3, 4, 8.3)],
        ],
        { towing: 3_500 },
      ),
    ],
  },
  {
    name: 'Lexus',
    models: [
      model('UX', 'smallSuv', 2019, 2026, [
        ['UX 250h Luxury', 54_000, hybrid(2, 4, 4.7)],
        ['UX 300e Sports Luxury', 87_000, electric(360)],
      ]),
      model('NX', 'suv', 2016, 2026, [
        ['NX 250 Luxury', 66_000, premium(2.5, 4, 6.9)],
        ['NX 350h F Sport', 85_000, hybrid(2.5, 4, 5.7)],
      ]),
      model(
        'RX',
        'suv',
        2016,
        2026,
        [
          ['RX 350h Luxury', 91_500, hybrid(2.5, 4, 5)],
          ['RX 500h F Sport', 125_000, hybrid(2.4, 4, 6.5)],
        ],
        { towing: 2_000 },
      ),
    ],
  },
]
