import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Whether a price is hidden from the website, in columns such as “Hide price” or “POA”: yes means on application (CAR-14). */
export const priceHidings: Vocabulary<boolean> = createVocabulary<boolean>({
  about: 'whether the price is hidden',
  entries: [
    {
      value: true,
      title: 'Yes',
      spellings: [
        'Y',
        'true',
        'T',
        '1',
        '-1',
        'on',
        'hide',
        'hidden',
        'POA',
        'on application',
        'on request',
        'price on application',
        'price on request',
        'call',
        'call us',
        'call for price',
        'contact us',
        'contact dealer',
        'contact for price',
        'enquire',
        'enquire for price',
      ],
    },
    { value: false, title: 'No', spellings: ['N', 'false', 'F', '0', 'off', 'none', 'nil', 'show', 'shown', 'visible', 'displayed'] },
  ],
})
