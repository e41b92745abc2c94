import type { CarAttribute } from '../CarAttribute'
import { formatEngineSize } from '../facts/formatMeasure'

/** Engine displacement in litres. */
export const engineSizeLitres: CarAttribute<number> = {
  id: 'engineSizeLitres',
  title: 'Engine size',
  kind: 'number',
  unit: 'L',
  storedIn: 'ownColumn',
  ofVariant: { label: 'Engine size of the variant', place: 110 },
  problem: (litres) => (litres > 0 && litres <= 30 ? null : 'The engine size must be between 0.05 and 30 litres.'),
  form: { group: 'engine', place: 620, unit: 'litres' },
  fileColumn: {
    name: 'engine',
    headings: [
      'engine',
      'enginesize',
      'enginelitres',
      'litres',
      'enginecapacity',
      'capacity',
      'cc',
      'enginecc',
      'ccrating',
      'engdisp',
      'enginedisplacement',
      'displacement',
    ],
    place: 2110,
    examples: ['2.0', '1998 cc', '1.8L/1798'],
    read: { as: 'custom' },
  },
  keyFacts: [
    {
      place: 110,
      text: ({ itemType, engineSizeLitres }) => (itemType === 'motorcycle' ? formatEngineSize(engineSizeLitres, itemType) : null),
    },
    {
      label: 'Engine',
      place: 420,
      text: ({ itemType, engineSizeLitres }) => (itemType === 'car' ? formatEngineSize(engineSizeLitres, itemType) : null),
    },
  ],
  specification: { place: 100, text: ({ variant, itemType }) => formatEngineSize(variant.engineSizeLitres, itemType) },
  facet: {
    name: 'engine_cc',
    kind: 'range',
    label: 'Engine size (cc)',
    place: 120,
    countedWhen: 'common',
    onlyFor: 'motorcycle',
    factor: 1000,
    max: 10_000,
    unit: 'cc',
    phrase: '',
    roundingStep: 50,
  },
  files: {
    tradeMe: { name: 'engineCc', place: 1310, value: (litres) => Math.round(litres * 1000) },
    dealerStudio: { name: 'Engine size', place: 1720 },
    dmsPayload: { name: 'engine_capacity', place: 1120 },
    plainStock: { name: 'engine_litres', place: 1820 },
  },
}
