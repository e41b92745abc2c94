import { createVocabulary } from './createVocabulary'

/**
 * Transmissions by clutch pedal: manual or automatic (CAR-04, ENT-01). A “sequential manual” is ambiguous between cars and motorcycles:
 * not recognised.
 */
export const transmissions = createVocabulary<'Manual' | 'Automatic'>({
  about: 'the transmission',
  entries: [
    { value: 'Manual', title: 'Manual', spellings: ['manual transmission'], words: ['manual', 'man', 'm', 'mt'] },
    {
      value: 'Automatic',
      title: 'Automatic',
      spellings: ['semi automatic', 'semi auto', 'automated manual', 'clutchless manual', 'e-CVT', 's tronic', '1 speed', 'single speed'],
      words: [
        ...[
          'automatic',
          'auto',
          'a',
          'at',
          'cvt',
          'ecvt',
          'xtronic',
          'lineartronic',
          'multitronic',
          'ivt',
          'dct',
          'dsg',
          'pdk',
          'edc',
          'amt',
        ],
        ...[
          'dual',
          'double',

          'dualclutch',
          'twinclutch',
          'twin',
          'tiptronic',
          'steptronic',
          'stronic',
          'tronic',
          'gtronic',
          'geartronic',
          'powershift',
        ],
        ...[
          'speedshift',
          'selespeed',
          'sportshift',
          'constant',
          'constantly',
          'continuously',
          'continuous',
          'variable',
          'single',
          'reduction',
          'direct',
        ],
      ],
    },
  ],
  ignored: [
    ...[
      'speed',
      'spd',
      'sp',
      's',
      'gear',
      'gears',
      'transmission',
      'trans',
      'gearbox',
      'drive',
      'ratio',
      'with',
      'and',
      'mode',
      'sport',
      'sports',
    ],
    ...[
      'sequential',
      'seq',
      'shift',
      'paddle',
      'paddles',
      'overdrive',
      'od',
      'floor',
      'column',
      'g',
      'e',
      'x',
      'synchro',
      'clutch',
      'amg',
      'synchromesh',
    ],
  ],
  doubtful:
    /\bmanual (?:mode|(?:shift |gear )?(?:paddles?|mode|override|control|selection|function))\b|\bseq(?:uential)?\b(?=.*\bm(?:an(?:ual)?|t)?\b)|\bm(?:an(?:ual)?|t)?\b(?=.*\bseq(?:uential)?\b)/,
  // An automatic that can be shifted by hand: “auto w/ manual mode”, “CVT (manual shift paddles)”.
  without:
    /(?<=\b(?:\d{0,2}a(?:t|uto|utomatic)?|[ei]?cvt|ivt|dct|dsg|pdk|edc|\w*tronic)\b.*)(?:\+ ?|\b)(?:(?:with|w|and|incl|plus) ?)*(?:sequential |seq )?manual (?:mode|(?:shift |gear )?(?:paddles?|mode|override|control|selection|function)|(?:gear)?shift(?:ing)?)s?\b(?: (?:mode|paddles?))?/g,
  // Number of gears before the kind, as in “6sp” or “6m”, or after it, as in “a8” or “dsg7”.
  unit: /^\d{1,2}(?:st|sp|spd|speed|s)?(?=$|[a-z])|(?<=^[a-z]{1,5})(?:[2-9]|10)$/,
})
