import { describe, expect, it } from 'vitest'
import { bodies } from './bodies'
import { carTypes } from './carTypes'
import { createVocabulary, type Vocabulary } from './createVocabulary'
import { drives } from './drives'
import { fuels } from './fuels'
import { hidings } from './hidings'
import { itemTypes } from './itemTypes'
import { licences } from './licences'
import { odometerStatuses } from './odometerStatuses'
import { odometerUnits } from './odometerUnits'
import { priceTypes } from './priceTypes'
import { statuses } from './statuses'
import { transmissions } from './transmissions'
import { visibilities } from './visibilities'
import { yesOrNo } from './yesOrNo'

const all: readonly {
  readonly name: string
  readonly vocabulary: Vocabulary<unknown>
  readonly texts: Readonly<Record<string, readonly string[]>>
}[] = [
  {
    name: 'transmissions',
    vocabulary: transmissions,
    texts: {
      Manual: [
        'M5',
        'M6',
        'MT6',
        'Man 5',
        '6-Speed Manual',
        '6M',
        '5 SP MANUAL',
        'M',
        '6MT',
        '6sp man',
        '5MT',
        'Manual - 6 Speed',
        'MANUAL 5 SPD',
      ],
      Automatic: [
        'A4',
        'A8',
        'AT6',
        'Auto 8',
        'DSG7',
        '8-speed A',
        'DSG',
        'CVT',
        'DCT',
        'e-CVT',
        '6 SP AUTO SEQUENTIAL',
        '8A',
        '7 Speed Dual Clutch',
        '7G-Tronic',
        '10 Speed Automatic',
        'Semi-Auto',
        '1 SP REDUCTION GEAR',
        'Sports Automatic Dual Clutch',
        '8 SP AUTO',
        'Steptronic',
        'CONTINUOUS VARIABLE',
        'Automatic with manual mode',
        '6 Spd Sports Auto w/ manual mode',
        'CVT (manual shift paddles)',
        'CVT with Manual Shift Mode',
        '8A + manual mode',
        'DSG (sequential manual mode)',
        'Steptronic, manual paddles',
        'Auto (CVT)',
      ],
      '': [
        'Auto/Manual',
        'Manual shift paddles',
        'Manual mode',
        'Manual with auto mode',
        'Auto (manual)',
        'Auto w/ manual',
        'Manuel',
        'S4',
        'A100',
        'A4/M5',
        '6',
        '6 speed',
        'Not automatic',
        'see description',
        'tba soon',
        'Other',
        '6 SP SEQUENTIAL MANUAL',
        '5 SP SEQ. MANUAL',
        'Sequential',
      ],
    },
  },
  {
    name: 'fuels',
    vocabulary: fuels,
    texts: {
      Petrol: ['petrol', 'P', 'V6 Petrol', 'V8 - Petrol', '4cyl Petrol', 'Gasoline', 'E10', 'UNLEADED - E10', 'Unleaded/E10'],
      'Petrol - Unleaded': ['91', 'ULP', 'Unleaded', 'U91', 'RON 91', 'Unleaded (ULP)'],
      'Petrol - Premium Unleaded': ['95', '98', 'PULP', 'P98', '95 octane', 'Premium Unleaded Petrol', 'Petrol - Premium ULP'],
      Diesel: ['D', 'DIESEL', 'Turbo Diesel', 'Di-D', 'TDCi', 'CRDi', 'V6 Turbo Diesel', 'TDV6'],
      LPG: ['lpg'],
      'Petrol and LPG': ['Petrol/LPG', 'Dual Fuel'],
      Hybrid: [
        ...['Petrol/Electric', 'HEV', 'Diesel/Electric', 'Petrol/Electric (HEV)', 'Petrol Hybrid [HEV]', 'Non plug-in hybrid'],
        ...['NON-PLUG-IN HYBRID', 'Hybrid (Non Plug-in)', 'DIESEL ELECTRIC HYBRID', 'e-POWER', 'e:HEV'],
      ],
      'Plug-in Hybrid': [
        'Petrol + Electric (plug-in)',
        'DM-i PHEV',
        'PHEV',
        'plug-in hybrid',
        'Petrol/Electric Plug-in',
        'Petrol/Electric Plug-in (PHEV)',
        'PLUGIN PETROL HYBRID',
      ],
      'Mild Hybrid': ['MHEV', 'Mild Hybrid', '48V Mild Hybrid Diesel', 'MHEV 48V'],
      Electric: ['EV', 'BEV', 'Battery Electric'],
      Hydrogen: ['FCEV (Hydrogen)', 'Hydrogen FCEV'],
      '': [
        'V6',
        '97',
        'gas',
        'U',
        'E',
        'other',
        'not electric',
        'petrol or diesel',
        'multi',
        'Petrol/Electric (PHEV?)',
        'Petrol/Electric (PHEV)',
      ],
    },
  },
  {
    name: 'bodies',
    vocabulary: bodies,
    texts: {
      Ute: [
        '4D DUAL CAB UTILITY',
        '4D DOUBLE CAB PICK UP',
        'Dual Cab P/Up 4dr',
        'UTILITY',
        'Dual Cab Ute',
        'UTE',
        'Crew Cab P/Up',
        'Double Cab Pick Up',
        'DUAL CAB',
      ],
      'Cab chassis': ['2D CAB CHASSIS', 'CC', 'Cab/Chassis', 'Single Cab Chassis'],
      Wagon: ['WGN', 'Station Wagon', '4dr wagon', '5D WAGON'],
      Sedan: ['4D SEDAN', 'SDN', 'Saloon'],
      Coupe: ['2D COUPE', '2D FASTBACK', '2 door fastback'],
      'People mover': ['5D PEOPLE MOVER'],
      Hatch: ['HATCHBACK', '5D LIFTBACK', '5D SPORTBACK', '5 door hatch', '5D HATCHBACK', 'Hatch'],
      SUV: ['suv', 'Crossover'],
      '': ['FASTBACK', '5D FASTBACK', '4D', '5 doors', 'wagon or sedan', 'ute van', 'other', 'misc', 'box'],
    },
  },
  {
    name: 'drives',
    vocabulary: drives,
    texts: {
      '4WD': ['4x4', '4 Wheel Drive', 'Part-time 4WD'],
      AWD: ['All Wheel Drive', 'quattro'],
      FWD: ['Front Wheel Drive', 'FWD'],
      RWD: ['rear'],
      '2WD': ['4x2', '2WD'],
      '': ['yes', '4'],
    },
  },
  {
    name: 'types',
    vocabulary: carTypes,
    texts: {
      New: ['N', 'NEW VEHICLE', 'Brand New'],
      Used: ['U', 'Certified Pre-Owned', 'Pre-owned', 'Second hand'],
      Demo: ['D', 'Demo Vehicle', 'Ex-Demo', 'Demonstrator'],
      '': ['P', 'Stock', 'Good', 'not new', 'SUV', 'new or used'],
    },
  },
  {
    name: 'kinds',
    vocabulary: itemTypes,
    texts: { Car: ['Passenger', 'Light Commercial'], Motorcycle: ['bike'], Caravan: ['Camper trailer'], '': ['van', 'boat', 'trailer'] },
  },
  {
    name: 'statuses',
    vocabulary: statuses,
    texts: {
      'In stock': ['Available', 'IN STOCK', 'Active', 'On Consignment', 'not sold', 'unsold'],
      Reserved: ['deposit taken', 'Sold STF', 'Sold Subject To Finance', 'Under Offer'],
      'Coming soon': ['In Transit'],
      Sold: ['Delivered', 'SOLD - PENDING DELIVERY', 'Pending Delivery', 'Awaiting Delivery'],
      Withdrawn: ['trash', 'deleted', 'Delisted', 'Inactive', 'Wholesale'],
      Draft: ['Workshop', 'WIP', 'draft', 'private', 'auto-draft', 'future'],
      '': ['Hold', 'On Hold', 'HELD', 'Pending', 'pending', 'Sold-Pending', 'soon', 'nearly sold', '7', '0', 'I', 'Trade'],
    },
  },
  {
    name: 'visibilities',
    vocabulary: visibilities,
    texts: { Yes: ['Y', 'Shown', '1', 'On'], No: ['Off', 'Hidden', '0', 'N'], '': ['X', 'maybe', '2'] },
  },
  {
    name: 'price types',
    vocabulary: priceTypes,
    texts: {
      'Drive away': ['DAP', 'Drive Away', 'driveaway', 'd/a', 'ORC incl', 'incl ORC', 'on roads included'],
      'Excl. government charges': [
        '+ ORC',
        'EGC',
        'Before ORC',
        'before on-road costs',
        'Plus On Road Costs',
        'Excl. Govt. Charges',
        '+ on-roads',
      ],
      '': ['neg', 'ORC included?', 'plus GST', 'from'],
    },
  },
  { name: 'answers', vocabulary: yesOrNo, texts: { Yes: ['Y', 'TRUE', '1'], No: ['N', 'none', '0'], '': ['maybe', '2'] } },
  { name: 'units', vocabulary: odometerUnits, texts: { Kilometres: ['KM', 'kms'], Miles: ['mi', 'Miles'], '': ['hours', 'm'] } },
  {
    name: 'odometer statuses',
    vocabulary: odometerStatuses,
    texts: {
      Accurate: ['ok'],
      Inaccurate: ['No', 'Tampered', 'Discrepancy'],
      Unknown: ['not known', 'Unverified', 'Replaced'],
      '': ['maybe'],
    },
  },
  { name: 'licences', vocabulary: licences, texts: { 'Learner approved': ['LAMS'], 'Full licence': ['Open'], '': ['class C'] } },
]

describe.each(all)('$name', ({ vocabulary, texts }) => {
  it('read the spellings that exports use (ENT-01)', () => {
    const read = Object.fromEntries(
      Object.entries(texts).map(([title, each]) => [
        title,
        each.filter((text) => (vocabulary.read(text) === null ? '' : vocabulary.title(vocabulary.read(text))) === title),
      ]),
    )
    expect(read).toEqual(texts)
  })

  it('read every title and spelling as its value, in any case and with hyphens (ENT-01)', () => {
    const wrong = vocabulary.entries.flatMap(({ value, title, spellings, words = [] }) =>
      [title, ...spellings, ...words].flatMap((spelling) =>
        [spelling, spelling.toUpperCase(), ` ${spelling.toLowerCase()} `, spelling.replaceAll(' ', '-')].filter(
          (text) => vocabulary.read(text) !== value,
        ),
      ),
    )
    expect(wrong).toEqual([])
  })
})

it.each([
  { name: 'types', vocabulary: carTypes },
  { name: 'kinds of vehicles', vocabulary: itemTypes },
  { name: 'statuses', vocabulary: statuses },
  { name: 'price types', vocabulary: priceTypes },
  { name: 'visibilities', vocabulary: visibilities },
  { name: 'answers', vocabulary: yesOrNo },
])('a text that names two values is not one of them: $name (ENT-01)', ({ vocabulary }: { vocabulary: Vocabulary<unknown> }) => {
  const { entries } = vocabulary
  const both = entries.flatMap((one) =>
    entries.flatMap((other) =>
      one.value === other.value
        ? []
        : ['/', ' / ', ' & ', ' or ', ', ', ' + ', '|'].map((between) => `${one.title}${between}${other.title}`),
    ),
  )
  expect(both.filter((text) => vocabulary.read(text) !== null)).toEqual([])
})

it('the import refuses a vocabulary with one spelling for two values (ENT-01)', () => {
  const entries = [
    { value: 1, title: 'One', spellings: ['a b'] },
    { value: 2, title: 'Two', spellings: ['A-B'] },
  ]
  expect(() => createVocabulary({ about: 'numbers', entries })).toThrow('“ab” means two values of numbers.')
})

it('the import suggests a value for a misspelt text, but doesn’t read it (ENT-01)', () => {
  expect([transmissions.read('Automattic'), transmissions.suggest('Automattic'), transmissions.suggest('zzz')]).toEqual([
    null,
    'Automatic',
    null,
  ])
})

it.each<readonly [vocabulary: Vocabulary<unknown>, texts: readonly string[]]>([
  [drives, ['sDrive', 'eDrive']],
  [fuels, ['Petrol/E', 'Petrol E', 'Diesel / B', 'Petroleum']],
  [statuses, ['Unreserved', 'Contract']],
  [visibilities, ['Done', 'Unhidden']],
  [hidings, ['Unhidden', 'Done']],
])('a text that is another word than a spelling is no typo of it (ENT-01)', (vocabulary, texts) =>
  expect(texts.filter((text) => vocabulary.suggest(text) !== null)).toEqual([]),
)

it.each<readonly [vocabulary: Vocabulary<unknown>, texts: readonly string[]]>([
  [fuels, ['Deisel', 'Petrl', 'Eletric']],
  [statuses, ['Availble', 'Resereved']],
  [transmissions, ['Automtic', 'Manaul']],
])('a typo has a suggestion (ENT-01)', (vocabulary, texts) => expect(texts.filter((text) => vocabulary.suggest(text) === null)).toEqual([]))
