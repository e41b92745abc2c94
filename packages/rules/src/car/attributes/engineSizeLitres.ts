import type { CarAttribute } from '../CarAttribute'
import { formatEngineSize } from '../facts/formatMeasure'

/** Engine displacement in litres. */
export const engineSizeLitres: CarAttribute<number> = {
  id: 'engineSizeLitres',
  title: 'Engine size',
  kind: 'number',
  unit: 'L',
  storedIn: 'ownColumn',
  ofVariant: { label: 'Engine size of the variant', position: 110 },
  problem: (litres) => (litres > 0 && litres <= 30 ? null : 'The engine size must be between 0.05 and 30 litres.'),
  form: { group: 'engine', position: 620, unit: 'litres' },
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
    position: 2110,
    examples: ['2.0', '1998 cc', '1.8L/1798'],
    read: { as: 'custom' },
  },
  keyFacts: [
    {
      position: 110,
      text: ({ itemType, engineSizeLitres }) => (itemType === 'motorcycle' ? formatEngineSize(engineSizeLitres, itemType) : null),
    },
    {
      label: 'Engine',
      position: 420,
      text: ({ itemType, engineSizeLitres }) => (itemType === 'car' ? formatEngineSize(engineSizeLitres, itemType) : null),
    },
  ],
  specification: { position: 100, text: ({ variant, itemType }) => formatEngineSize(variant.engineSizeLitres, itemType) },
  facet: {
    name: 'engine_cc',
    kind: 'range',
    label: 'Engine size (cc)',
    position: 120,
    countedWhen: 'common',
    onlyFor: 'motorcycle',
    factor: 1000,
    max: 10_000,
    unit: 'cc',
    phrase: '',
    roundingStep: 50,
  },
  files: {
    tradeMe: { name: 'engineCc', position: 1310, value: (litres) => Math.round(litres * 1000) },
    dealerStudio: { name: 'Engine size', position: 1720 },
    dmsPayload: { name: 'engine_capacity', position: 1120 },
    plainStock: { name: 'engine_litres', position: 1820 },
  },
}
