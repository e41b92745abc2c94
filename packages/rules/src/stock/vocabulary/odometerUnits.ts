import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Odometer units (ENT-01). */
export const odometerUnits: Vocabulary<'km' | 'miles'> = createVocabulary<'km' | 'miles'>({
  about: 'the unit of the odometer',
  entries: [
    {
      value: 'km',
      title: 'Kilometres',
      spellings: ['K', 'km', 'kms', 'kilometre', 'kilometers', 'kilometer', 'klms', 'kmt', "km's", 'SMI_KM'],
    },
    { value: 'miles', title: 'Miles', spellings: ['mi', 'mile', 'mls', 'MI', 'SMI', 'miles (imperial)'] },
  ],
})
