import { electric, petrol, premiumPetrol, towed } from '../engines'
import { model } from '../model'
import type { VehicleMake } from '../VehicleModel'

/** Motorcycles and caravans; prices are rounded list prices. */
export const leisureMakes: readonly VehicleMake[] = [
  {
    name: 'Honda',
    models: [
      model('CB650R', 'sportsBike', 2019, 2026, [['ABS', 13_500, premiumPetrol(0.65, 4, 4.9)]]),
      model('CBR500R', 'sportsBike', 2018, 2026, [['LAMS', 10_800, petrol(0.471, 2, 3.5)]]),
      model('CMX500 Rebel', 'cruiserBike', 2018, 2026, [['LAMS', 10_500, petrol(0.471, 2, 3.7)]]),
    ],
  },
  {
    name: 'Yamaha',
    models: [
      model('MT-07', 'sportsBike', 2017, 2026, [
        ['LAMS', 13_300, premiumPetrol(0.655, 2, 4.3)],
        ['HO', 14_000, premiumPetrol(0.69, 2, 4.3)],
      ]),
      model('YZF-R7', 'sportsBike', 2021, 2026, [['LA', 14_500, premiumPetrol(0.655, 2, 4.2)]]),
      model('XVS650', 'cruiserBike', 2016, 2022, [['Custom', 9_500, petrol(0.65, 2, 4.9)]]),
    ],
  },
  {
    name: 'Kawasaki',
    models: [
      model('Ninja 400', 'sportsBike', 2018, 2023, [['ABS', 8_200, premiumPetrol(0.4, 2, 3.7)]]),
      model('Z900', 'sportsBike', 2017, 2026, [['SE', 17_500, premiumPetrol(0.948, 4, 5.6)]]),
      model('Vulcan S', 'cruiserBike', 2016, 2026, [['ABS', 11_700, petrol(0.65, 2, 4.4)]]),
    ],
  },
  {
    name: 'Triumph',
    models: [
      model('Street Triple', 'sportsBike', 2017, 2026, [
        ['R', 16_000, premiumPetrol(0.765, 3, 5.2)],
        ['RS', 19_500, premiumPetrol(0.765, 3, 5.4)],
      ]),
      model('Bonneville Bobber', 'cruiserBike', 2017, 2026, [['1200', 23_500, premiumPetrol(1.2, 2, 4.6)]]),
      model('Bonneville Speedmaster', 'cruiserBike', 2018, 2026, [['1200', 23_500, premiumPetrol(1.2, 2, 4.5)]]),
    ],
  },
  {
    name: 'Indian',
    models: [
      model('Scout', 'cruiserBike', 2016, 2026, [
        ['Bobber', 24_000, premiumPetrol(1.25, 2, 5.2)],
        ['Classic', 25_500, premiumPetrol(1.25, 2, 5.2)],
      ]),
      model('Chief', 'cruiserBike', 2022, 2026, [['Dark Horse', 31_000, premiumPetrol(1.89, 2, 5.6)]]),
    ],
  },
  { name: 'Zero', models: [model('SR/F', 'sportsBike', 2021, 2026, [['Premium', 36_000, electric(250, 8, 17.3)]])] },
  {
    name: 'Jayco',
    models: [
      model('Journey', 'caravan', 2015, 2026, [
        ['16.51-3', 59_990, towed],
        ['18.58-1', 68_990, towed],
      ]),
      model('Silverline', 'caravan', 2016, 2026, [['21.65-3', 98_990, towed]]),
      model('Swan', 'camperTrailer', 2014, 2026, [['Outback', 38_990, towed]]),
    ],
  },
  {
    name: 'Avan',
    models: [
      model('Aspire', 'caravan', 2017, 2026, [
        ['499', 62_990, towed],
        ['617 HB', 79_990, towed],
      ]),
      model('Cruiseliner', 'camperTrailer', 2015, 2025, [['3B', 42_500, towed]]),
    ],
  },
  {
    name: 'New Age',
    models: [
      model('Manta Ray', 'caravan', 2016, 2026, [
        ['18BE', 76_990, towed],
        ['20ER', 84_990, towed],
      ]),
      model('Road Owl', 'caravan', 2018, 2026, [['19E', 92_990, towed]]),
    ],
  },
  {
    name: 'Jurgens',
    models: [
      model('Lunagazer', 'caravan', 2015, 2022, [['J2413', 74_500, towed]]),
      model('Jindabyne', 'caravan', 2014, 2021, [['J2206', 64_500, towed]]),
    ],
  },
]
