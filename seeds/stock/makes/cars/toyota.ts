import { diesel, electric, hybrid, petrol, premiumPetrol, turbo } from '../../engines'
import { model } from '../../model'
import type { VehicleMake } from '../../VehicleModel'

/** Toyota models of the demo stock; the arguments of each row are those of `model`. */
export const toyota: VehicleMake = {
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
      { drive: 'AWD', body: 'suv' },
    ),
    model(
      'LandCruiser Prado',
      'largeSuv',
      2014,
      2026,
      [
        ['GX', 72_500, diesel(2.8, 4, 7.9)],
        ['GXL', 79_990, diesel(2.8, 4, 7.9)],
        ['VX', 87_500, diesel(2.8, 4, 7.9)],
        ['Kakadu', 99_990, diesel(2.8, 4, 7.9)],
      ],
      { gradeSeats: { GX: 5 } },
    ),
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
      { gradeSeats: { GX: 5, 'GR Sport': 5 } },
    ),
    model('HiLux', 'ute', 2015, 2026, [
      ['WorkMate', 49_500, diesel(2.8, 4, 7.2)],
      ['SR', 54_500, diesel(2.8, 4, 8)],
      ['SR5', 63_000, diesel(2.8, 4, 8)],
      ['Rogue', 71_000, diesel(2.8, 4, 8)],
    ]),
    model('HiAce', 'van', 2016, 2026, [
      ['LWB', 52_500, diesel(2.8, 4, 8.4)],
      ['SLWB', 62_500, diesel(2.8, 4, 8.7)],
    ]),
    model('GR86', 'coupe', 2022, 2026, [
      ['GT', 45_500, premiumPetrol(2.4, 4, 9.4)],
      ['GTS', 47_500, premiumPetrol(2.4, 4, 9.4)],
    ]),
    model('bZ4X', 'suv', 2024, 2026, [
      ['FWD', 55_990, electric(591, 14, 74.7)],
      ['AWD', 67_990, electric(517, 17, 74.7)],
    ]),
  ],
}
