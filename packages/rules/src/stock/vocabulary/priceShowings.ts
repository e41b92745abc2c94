import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Whether a price shows on the website, in columns such as “Show price”: no means on application (CAR-14). */
export const priceShowings: Vocabulary<boolean> = createVocabulary<boolean>({
  about: 'whether the price is shown',
  entries: [
    { value: true, title: 'Yes', spellings: ['Y', 'true', 'T', '1', '-1', 'on', 'show', 'shown', 'visible', 'displayed'] },
    {
      value: false,
      title: 'No',
      spellings: [
        'N',
        'false',
        'F',
        '0',
        'off',
        'none',
        'nil',
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
  ],
})
