import type { ItemType } from '../../entities/Car'
import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Vehicle types (ENT-01). “Van” alone may be a goods van or a caravan: not recognised. */
export const itemTypes: Vocabulary<ItemType> = createVocabulary<ItemType>({
  about: 'the kind of vehicle',
  isExclusive: true,
  entries: [
    {
      value: 'car',
      title: 'Car',
      spellings: [
        'cars',
        'passenger',
        'passenger vehicle',
        'passenger car',
        'light vehicle',
        'light commercial',
        'light commercial vehicle',
        'LCV',
        'commercial',
        'motor vehicle',
        'suv',
        'ute',
        'automobile',
        'car/suv/ute',
        'car_truck',
        'vehicle',
      ],
    },
    {
      value: 'motorcycle',
      title: 'Motorcycle',
      spellings: [
        'motorcycles',
        'motorbike',
        'motorbikes',
        'motor bike',
        'motor cycle',
        'bike',
        'bikes',
        'road bike',
        'scooter',
        'dirt bike',
      ],
    },
    {
      value: 'caravan',
      title: 'Caravan',
      spellings: [
        'caravans',
        'camper trailer',
        'campertrailer',
        'pop top',
        'pop-top caravan',
        'hybrid caravan',
        'caravan/camper',
        'touring caravan',
      ],
    },
  ],
})
