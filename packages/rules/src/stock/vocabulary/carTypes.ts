import type { CarType } from '../../entities/Car'
import { createVocabulary, type Vocabulary } from './createVocabulary'

/** New, used and demo. An ex-demonstrator is a demo: registered and driven, but never owned (ENT-01). */
export const carTypes: Vocabulary<CarType> = createVocabulary<CarType>({
  about: 'new, used or demo',
  entries: [
    {
      value: 'new',
      title: 'New',
      spellings: ['N', 'brand new', 'new vehicle', 'new car', 'new vehicles', 'new cars', 'new stock', 'NEW_VEHICLE', 'new in stock'],
    },
    {
      value: 'used',
      title: 'Used',
      spellings: [
        ...[
          'U',
          'used vehicle',
          'used car',
          'used vehicles',
          'used cars',
          'used stock',
          'second hand',
          '2nd hand',
          'pre-owned',
          'preowned',
          'pre owned',
          'preloved',
          'pre-loved',
        ],
        ...[
          'certified pre-owned',
          'certified used',
          'certified',
          'CPO',
          'approved used',
          'certified pre owned vehicle',
          'USED_VEHICLE',
          'near new',
          'nearly new',
          'used - certified',
          'manufacturer certified',
        ],
      ],
    },
    {
      value: 'demo',
      title: 'Demo',
      spellings: [
        'D',
        'demonstrator',
        'demo vehicle',
        'demo car',
        'demonstrator vehicle',
        'ex-demo',
        'ex demo',
        'ex-demonstrator',
        'dealer demo',
        'dealer demonstrator',
        'demo stock',
        'demos',
        'used demo',
        'new demo',
        'demo/ex-demo',
      ],
    },
  ],
})
