import { diesel, electric, hybrid, petrol, plugIn, premium, turbo } from '../engines'
import { model } from '../model'
import type { VehicleMake } from '../VehicleModel'

/** Korean, American, European and Chinese makes; prices are rounded list prices before on-road costs. */
export const otherMakes: readonly VehicleMake[] = [
  {
    name: 'Hyundai',
    models: [
      model('i20', 'hatch', 2016, 2025, [['N', 35_500, turbo(petrol(1.6, 4, 6.9))]]),
      model('i30', 'hatch', 2015, 2026, [
        ['Active', 27_500, petrol(2, 4, 7.4)],
        ['N Line', 36_000, turbo(petrol(1.6, 4, 7.1))],
        ['N', 49_000, turbo(petrol(2, 4, 8.5))],
      ]),
      model('i30 Sedan', 'sedan', 2020, 2026, [
        ['Hybrid', 33_000, hybrid(1.6, 4, 3.9)],
        ['N Line', 38_500, turbo(petrol(1.6, 4, 6.8))],
      ]),
      model('Venue', 'smallSuv', 2019, 2026, [
        ['Active', 25_500, petrol(1.6, 4, 7.2)],
        ['Elite', 30_500, petrol(1.6, 4, 7.2)],
      ]),
      model('Kona', 'smallSuv', 2017, 2026, [
        ['2.0', 34_000, petrol(2, 4, 6.6)],
        ['Hybrid Premium', 45_500, hybrid(1.6, 4, 3.9)],
        ['Electric', 54_000, electric(370)],
      ]),
      model(
        'Tucson',
        'suv',
        2015,
        2026,
        [
          ['2.0', 39_500, petrol(2, 4, 8.1)],
          ['Elite Hybrid', 50_500, hybrid(1.6, 4, 5.3)],
          ['Premium N Line', 58_500, diesel(2, 4, 6.3)],
        ],
        { towing: 1_900 },
      ),
      model(
        'Santa Fe',
        'largeSuv',
        2015,
        2026,
        [
          ['Active', 53_000, petrol(2.5, 4, 9.4)],
          ['Elite Hybrid', 65_500, hybrid(1.6, 4, 5.6)],
          ['Calligraphy', 75_000, hybrid(1.6, 4, 5.6)],
        ],
        { body: 'suv', drive: 'AWD', towing: 2_000 },
      ),
      model(
        'Palisade',
        'largeSuv',
        2021,
        2026,
        [
          ['Elite', 71_500, diesel(2.2, 4, 7.3)],
          ['Calligraphy', 79_000, diesel(2.2, 4, 7.3)],
        ],
        { body: 'suv', drive: 'AWD', seats: 8, towing: 2_200 },
      ),
      model('Staria', 'peopleMover', 2021, 2026, [
        ['Base', 51_500, diesel(2.2, 4, 8.2)],
        ['Highlander', 69_500, diesel(2.2, 4, 8.2)],
      ]),
      model(
        'Ioniq 5',
        'suv',
        2022,
        2026,
        [
          ['Standard Range', 69_800, electric(440, 17)],
          ['Dynamiq', 76_200, electric(570, 17)],
          ['N', 110_000, electric(448, 21)],
        ],
        { drive: 'RWD', gradeDrives: { N: 'AWD' } },
      ),
      model(
        'Ioniq 6',
        'sedan',
        2023,
        2026,
        [
          ['Dynamiq', 65_500, electric(614, 14)],
          ['Epiq', 87_500, electric(519, 17)],
        ],
        { drive: 'RWD', gradeDrives: { Epiq: 'AWD' } },
      ),
    ],
  },
  {
    name: 'Kia',
    models: [
      model(
        'Picanto',
        'hatch',
        2017,
        2026,
        [
          ['Sport', 20_000, petrol(1.2, 4, 5.4)],
          ['GT-Line', 22_000, petrol(1.2, 4, 5.4)],
        ],
        { lengthMm: 3_670 },
      ),
      model('Cerato', 'hatch', 2016, 2024, [
        ['S', 28_500, petrol(2, 4, 7.4)],
        ['GT', 38_500, turbo(petrol(1.6, 4, 6.9))],
      ]),
      model('Stonic', 'smallSuv', 2021, 2026, [
        ['S', 25_500, petrol(1.4, 4, 6.7)],
        ['GT-Line', 32_000, turbo(petrol(1, 3, 5.4))],
      ]),
      model('Seltos', 'smallSuv', 2019, 2026, [
        ['S', 32_000, petrol(2, 4, 6.9)],
        ['GT-Line', 46_000, turbo(petrol(1.6, 4, 7.4))],
      ]),
      model(
        'Sportage',
        'suv',
        2016,
        2026,
        [
          ['S', 38_000, petrol(2, 4, 8.1)],
          ['SX Hybrid', 48_500, hybrid(1.6, 4, 4.9)],
          ['GT-Line', 57_500, diesel(2, 4, 6.3)],
        ],
        { towing: 1_900 },
      ),
      model(
        'Sorento',
        'largeSuv',
        2016,
        2026,
        [
          ['Sport', 56_000, diesel(2.2, 4, 6.1)],
          ['GT-Line Hybrid', 73_500, hybrid(1.6, 4, 5.8)],
        ],
        { body: 'suv', drive: 'AWD', towing: 2_000 },
      ),
      model('Carnival', 'peopleMover', 2016, 2026, [
        ['S', 53_000, diesel(2.2, 4, 6.5)],
        ['Platinum Hybrid', 74_500, hybrid(1.6, 4, 5.8)],
      ]),
      model(
        'EV5',
        'suv',
        2024,
        2026,
        [
          ['Air', 60_500, electric(500)],
          ['GT-Line', 71_800, electric(470)],
        ],
        { drive: 'FWD', gradeDrives: { 'GT-Line': 'AWD' } },
      ),
      model(
        'EV6',
        'suv',
        2022,
        2026,
        [
          ['Air', 72_600, electric(582)],
          ['GT-Line', 79_600, electric(560)],
        ],
        { drive: 'RWD' },
      ),
    ],
  },
  {
    name: 'Ford',
    models: [
      model('Focus', 'hatch', 2016, 2022, [
        ['Active', 32_000, turbo(petrol(1.5, 3, 6.4))],
        ['ST', 45_000, turbo(premium(2.3, 4, 7.8))],
      ]),
      model('Puma', 'smallSuv', 2020, 2024, [['ST-Line', 36_500, turbo(petrol(1, 3, 5.3))]]),
      model('Escape', 'suv', 2017, 2023, [
        ['ST-Line', 41_500, turbo(petrol(2, 4, 8.6))],
        ['PHEV ST-Line', 54_500, plugIn(2.5, 56, 1.5)],
      ]),
      model(
        'Everest',
        'largeSuv',
        2016,
        2026,
        [
          ['Ambiente', 59_000, diesel(2, 4, 7.2)],
          ['Trend', 66_500, diesel(2, 4, 7.2)],
          ['Sport', 71_500, diesel(3, 6, 8.5)],
          ['Platinum', 81_500, diesel(3, 6, 8.5)],
        ],
        { towing: 3_500 },
      ),
      model('Ranger', 'ute', 2015, 2026, [
        ['XL', 49_500, diesel(2, 4, 7.6)],
        ['XLT', 63_500, diesel(2, 4, 7.6)],
        ['Wildtrak', 71_500, diesel(3, 6, 8.4)],
        ['Raptor', 90_500, turbo(premium(3, 6, 11.5))],
      ]),
      model('Ranger Cab Chassis', 'cabChassis', 2016, 2026, [['XL', 47_500, diesel(2, 4, 7.8)]]),
      model('Transit', 'van', 2016, 2026, [
        ['350L', 60_500, diesel(2, 4, 8)],
        ['E-Transit 420L', 104_000, electric(230, 28)],
      ]),
      model('Mustang', 'coupe', 2016, 2026, [
        ['EcoBoost', 67_000, turbo(premium(2.3, 4, 8.7))],
        ['GT', 80_500, premium(5, 8, 12.8)],
      ]),
      model(
        'Mustang Mach-E',
        'suv',
        2023,
        2026,
        [
          ['Premium', 80_000, electric(600)],
          ['GT', 98_500, electric(490, 20)],
        ],
        { drive: 'RWD', gradeDrives: { GT: 'AWD' } },
      ),
    ],
  },
  {
    name: 'Volkswagen',
    models: [
      model(
        'Polo',
        'hatch',
        2016,
        2026,
        [
          ['Life', 29_300, turbo(petrol(1, 3, 5.4))],
          ['GTI', 42_700, turbo(premium(2, 4, 6.5))],
        ],
        { lengthMm: 4_070 },
      ),
      model('Golf', 'hatch', 2015, 2026, [
        ['Life', 40_000, turbo(petrol(1.4, 4, 5.8))],
        ['R-Line', 46_000, turbo(petrol(1.4, 4, 5.8))],
        ['GTI', 56_500, turbo(premium(2, 4, 7))],
        ['R', 70_500, turbo(premium(2, 4, 7.8))],
      ]),
      model('T-Roc', 'smallSuv', 2020, 2026, [
        ['Style', 41_500, turbo(petrol(1.4, 4, 6.3))],
        ['R-Line', 46_000, turbo(petrol(2, 4, 7.4))],
      ]),
      model(
        'Tiguan',
        'suv',
        2016,
        2026,
        [
          ['Life', 46_500, turbo(petrol(1.4, 4, 7.7))],
          ['Elegance', 57_500, turbo(petrol(2, 4, 8.6))],
          ['R-Line', 62_500, turbo(petrol(2, 4, 8.9))],
        ],
        { towing: 2_500 },
      ),
      model(
        'Touareg',
        'largeSuv',
        2019,
        2026,
        [
          ['170TDI', 90_500, diesel(3, 6, 6.8)],
          ['210TDI R-Line', 116_500, diesel(3, 6, 8.1)],
        ],
        { body: 'suv', seats: 5, drive: 'AWD', towing: 3_500 },
      ),
      model('Amarok', 'ute', 2015, 2026, [
        ['Life', 60_500, diesel(2, 4, 7.2)],
        ['Style', 72_000, diesel(3, 6, 8.4)],
        ['PanAmericana', 77_500, diesel(3, 6, 8.4)],
      ]),
      model('Multivan', 'peopleMover', 2019, 2026, [['Life', 80_500, diesel(2, 4, 6.6)]], { seats: 7 }),
      model('ID.4', 'suv', 2024, 2026, [['Pro', 60_000, electric(544)]], { drive: 'RWD' }),
      model('ID. Buzz', 'peopleMover', 2025, 2026, [['Pro LWB', 91_500, electric(449, 19)]], { drive: 'RWD', seats: 7 }),
    ],
  },
  {
    name: 'BMW',
    models: [
      model('1 Series', 'hatch', 2016, 2025, [['118i', 57_000, turbo(premium(1.5, 3, 5.9))]], { manualToo: false }),
      model(
        '3 Series',
        'sedan',
        2016,
        2026,
        [
          ['320i', 80_500, turbo(premium(2, 4, 6.3))],
          ['330i M Sport', 93_500, turbo(premium(2, 4, 6.4))],
        ],
        { drive: 'RWD' },
      ),
      model(
        'X3',
        'suv',
        2016,
        2026,
        [
          ['xDrive20', 86_500, turbo(premium(2, 4, 7))],
          ['xDrive30e', 105_500, plugIn(2, 50, 2.6)],
        ],
        { towing: 2_000 },
      ),
      model('iX1', 'smallSuv', 2023, 2026, [['xDrive30', 84_900, electric(410)]], { drive: 'AWD' }),
      model(
        'i4',
        'sedan',
        2022,
        2026,
        [
          ['eDrive35', 88_500, electric(470)],
          ['eDrive40', 102_500, electric(520)],
        ],
        { drive: 'RWD' },
      ),
    ],
  },
  {
    name: 'Mercedes-Benz',
    models: [
      model(
        'A-Class',
        'hatch',
        2016,
        2025,
        [
          ['A200', 63_500, turbo(premium(1.3, 4, 5.7))],
          ['A250', 72_500, turbo(premium(2, 4, 6.7))],
        ],
        { manualToo: false },
      ),
      model(
        'C-Class',
        'sedan',
        2015,
        2026,
        [
          ['C200', 82_500, turbo(premium(1.5, 4, 6.9))],
          ['C300', 97_500, turbo(premium(2, 4, 7.3))],
        ],
        { drive: 'RWD' },
      ),
      model('GLC', 'suv', 2016, 2026, [['GLC 300', 103_500, turbo(premium(2, 4, 7.8))]], { towing: 2_400 }),
      model('EQA', 'smallSuv', 2021, 2026, [['EQA 250', 82_500, electric(480)]]),
    ],
  },
  {
    name: 'Holden',
    models: [
      model(
        'Commodore',
        'sedan',
        2014,
        2020,
        [
          ['Evoke', 35_500, petrol(3, 6, 8.3)],
          ['SS V', 51_500, premium(6.2, 8, 12.6)],
        ],
        { drive: 'RWD' },
      ),
      model('Astra', 'hatch', 2016, 2020, [
        ['R', 22_000, turbo(petrol(1.4, 4, 5.8))],
        ['RS', 27_000, turbo(petrol(1.6, 4, 6.5))],
      ]),
      model('Colorado', 'ute', 2014, 2020, [
        ['LS', 41_500, diesel(2.8, 4, 8.7)],
        ['LTZ', 50_500, diesel(2.8, 4, 8.7)],
        ['Z71', 54_500, diesel(2.8, 4, 8.7)],
      ]),
      model(
        'Captiva',
        'suv',
        2014,
        2018,
        [
          ['Active', 27_500, petrol(2.4, 4, 9.6)],
          ['LTZ', 38_500, diesel(2.2, 4, 8.5)],
        ],
        { seats: 7 },
      ),
    ],
  },
  {
    name: 'Tesla',
    models: [
      model(
        'Model 3',
        'sedan',
        2019,
        2026,
        [
          ['Rear-Wheel Drive', 54_900, electric(513, 13)],
          ['Long Range', 64_900, electric(629, 14)],
          ['Performance', 80_900, electric(528, 17)],
        ],
        { drive: 'AWD' },
      ),
      model('Model Y', 'suv', 2022, 2026, [
        ['Rear-Wheel Drive', 58_900, electric(466, 15)],
        ['Long Range', 68_900, electric(600, 15)],
      ]),
    ],
  },
  {
    name: 'BYD',
    models: [
      model(
        'Dolphin',
        'hatch',
        2023,
        2026,
        [
          ['Essential', 29_990, electric(340, 15)],
          ['Premium', 44_900, electric(427, 15)],
        ],
        { manualToo: false },
      ),
      model('Atto 3', 'smallSuv', 2022, 2026, [
        ['Essential', 39_990, electric(345)],
        ['Premium', 44_990, electric(420)],
      ]),
      model(
        'Seal',
        'sedan',
        2024,
        2026,
        [
          ['Dynamic', 46_990, electric(460, 15)],
          ['Premium', 52_990, electric(570, 15)],
          ['Performance', 61_990, electric(520, 16)],
        ],
        { drive: 'RWD', gradeDrives: { Performance: 'AWD' } },
      ),
      model(
        'Sealion 7',
        'suv',
        2025,
        2026,
        [
          ['Premium', 54_990, electric(482, 18)],
          ['Performance', 63_990, electric(456, 19)],
        ],
        { drive: 'RWD', gradeDrives: { Performance: 'AWD' } },
      ),
      model('Shark 6', 'ute', 2025, 2026, [['Premium', 57_900, plugIn(1.5, 100, 2)]], { manualToo: false, towing: 2_500 }),
    ],
  },
  {
    name: 'MG',
    models: [
      model('MG3', 'hatch', 2018, 2026, [
        ['Core', 19_000, petrol(1.5, 4, 6.7)],
        ['Essence Hybrid', 29_000, hybrid(1.5, 4, 4.3)],
      ]),
      model(
        'MG4',
        'hatch',
        2023,
        2026,
        [
          ['Excite 51', 37_990, electric(350)],
          ['Essence 64', 44_990, electric(435)],
          ['XPower', 59_990, electric(400, 18)],
        ],
        { manualToo: false, drive: 'RWD', gradeDrives: { XPower: 'AWD' } },
      ),
      model('ZS', 'smallSuv', 2018, 2026, [
        ['Excite', 24_000, petrol(1.5, 4, 7.1)],
        ['EV Excite', 39_990, electric(320)],
      ]),
      model(
        'HS',
        'suv',
        2020,
        2026,
        [
          ['Vibe', 34_000, turbo(petrol(1.5, 4, 6.9))],
          ['Essence', 40_500, turbo(petrol(2, 4, 8.2))],
        ],
        { drive: 'FWD' },
      ),
    ],
  },
  {
    name: 'GWM',
    models: [
      model('Haval Jolion', 'smallSuv', 2021, 2026, [
        ['Premium', 28_500, turbo(petrol(1.5, 4, 8.1))],
        ['Ultra Hybrid', 36_990, hybrid(1.5, 4, 5)],
      ]),
      model(
        'Tank 300',
        'largeSuv',
        2023,
        2026,
        [
          ['Lux', 47_000, turbo(petrol(2, 4, 9.5))],
          ['Ultra Hybrid', 61_000, hybrid(2, 4, 8.4)],
        ],
        { seats: 5, towing: 2_500 },
      ),
      model('Cannon', 'ute', 2020, 2026, [
        ['Lux', 42_000, diesel(2, 4, 9.4)],
        ['XSR', 52_500, diesel(2, 4, 9.4)],
      ]),
    ],
  },
  {
    name: 'Polestar',
    models: [
      model(
        'Polestar 2',
        'sedan',
        2022,
        2026,
        [
          ['Standard Range', 62_400, electric(532)],
          ['Long Range Dual', 76_400, electric(568)],
        ],
        { doors: 5, drive: 'RWD' },
      ),
      model(
        'Polestar 4',
        'suv',
        2024,
        2026,
        [
          ['Long Range Single', 78_500, electric(620)],
          ['Long Range Dual', 88_350, electric(590)],
        ],
        { drive: 'RWD' },
      ),
    ],
  },
  {
    name: 'Volvo',
    models: [
      model(
        'EX30',
        'smallSuv',
        2024,
        2026,
        [
          ['Plus', 59_990, electric(476)],
          ['Ultra', 64_990, electric(462)],
          ['Twin Performance', 71_290, electric(445)],
        ],
        { drive: 'RWD' },
      ),
      model(
        'XC60',
        'suv',
        2016,
        2026,
        [
          ['B5 Plus', 75_000, turbo(petrol(2, 4, 7.6))],
          ['T8 Recharge', 101_000, plugIn(2, 81, 1.6)],
        ],
        { towing: 2_400 },
      ),
    ],
  },
]
