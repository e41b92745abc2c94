import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { reasonInCell, reasonToWait, type WaitKind } from './reasonsToWait'

const stated: Readonly<Record<Exclude<WaitKind, 'terms'>, readonly string[]>> = {
  price: [
    ...[
      'Price includes $1500 trade in bonus',
      'Price is plus on roads and GST',
      'Price for ABN holders',
      'After $7000 rebate',
      'ABN holders only',
    ],
  ],
  odometer: [
    ...['Odometer inconsistent', 'Speedo reads in miles', 'Odometer in miles', 'Kms not verified', 'Kilometres cannot be verified'],
    ...['Odometer shows 61200 but has done 261200', 'Odometer discrepancy', 'Clock changed at 120k', 'Cluster swapped', 'Odo tampered'],
    ...['Mileage unverified', 'TMU', 'Speedo was wound back', 'Unverified kms', 'Odometer rollback', 'Not actual mileage'],
    ...['Odometer can’t be guaranteed', 'Mileage discrepancy on record', 'Kms = miles', 'New speedo fitted', 'Reading in miles'],
  ],
  writeOff: [
    ...['Inspected WO', 'Inspected write-off', 'W/Off 2021', 'Economic loss 2021, re-registered', 'Repairable write-off', 'On WOVR'],
    ...['Cat N repaired', 'Cat S', 'Category C damage', 'Total loss in 2019', 'Insurance loss', 'Statutory written off', 'Repaired WO'],
    ...[
      'Ex salvage',
      'Stolen/recovered',
      'Stolen and recovered',
      'Insurance buy back',
      'Bought back from insurer',
      'Rebuilt title',
      'Has been written off',
      'W/O repaired',
    ],
  ],
  damage: [
    ...['Hail marks on bonnet', 'Front damage', 'Rear end damage', 'Front hit', 'Rear-ended last year', 'Been in an accident', 'Flooded'],
    ...['Chassis twisted in accident, straightened', 'Airbags deployed previously', 'Previously damaged and repaired', 'Imported damaged'],
    ...['Bent chassis', 'Was involved in a minor crash', 'Structural rust', 'WOF fail - rust repairs', 'Failed RWC', 'Hit a kangaroo'],
    ...['Accident history', 'Storm damaged', 'Smash repaired'],
  ],
  fault: [
    ...['Needs motor. Unregistered', 'Engine seized. Tow away', 'Gearbox needs rebuild', 'Auto slips when cold', 'Blown head gasket'],
    ...[
      'Head gasket blown',
      'Motor knocks',
      'Needs a new engine',
      'Requires gearbox',
      'Clutch slipping',
      'Gearbox noisy',
      'Car won’t start',
    ],
    ...['Transmission failed', 'Not driveable', 'Non-runner', 'Parts or restoration', 'Timing chain noise', 'Diff whines', 'Burns oil'],
    ...['Must be towed', 'Limp mode', 'Sold as is, no RWC'],
  ],
  notOffered: [
    ...['Trade or parts only', 'Trade only', 'Wholesale only', 'Great car - do not advertise till Friday', 'Price is for trade buyers'],
    ...['Dealers only', 'Parts only', 'Not for the public', 'Export only', 'Keep off the website', 'Hide from the internet', 'Embargoed'],
    ...['Not ready for sale', 'Don’t list yet', 'Hold until serviced', 'Licensed motor dealers only', 'Strictly trade sale only'],
    ...['Not for retail', 'Trade buyer price', 'To be sold at auction', 'Gone to Pickles', 'Off to auction', 'Going to the wreckers'],
    ...['Lot 44', 'Turners 5/12', 'Export to Fiji', 'To be wrecked', 'Not complied yet', 'Money owing UDC'],
    ...['Wholesale unit', 'Trade car', 'Auction lot'],
  ],
  sale: [
    ...['Deposit taken', 'Deposit down', 'Dep paid', '$500 hold dep', 'Holding deposit', 'Is on loan', 'On loan to GM', 'Awaiting pick up'],
    ...['Awaiting settlement', 'Pending collection', 'Off to its new home', 'Gone to a new owner', 'Has found a new home'],
    ...['Awaiting delivery to customer', 'Currently on loan', 'Deposit secured', 'Deposit received'],
    ...['U/O', 'Currently U.O', 'Is u/o to a regular', 'Dep. taken 25/11', 'Dep pd', 'SOLD STF', 'It is s/t/f', 'Under contract to Kim'],
    ...[
      'Nice car, deposit',
      'Nice car (pending)',
      'Nice car - held',
      'Awaiting finance approval for J',
      'Gone to a good home',
      'Buyer found',
    ],
    ...[
      'Being held for a customer',
      'Offer accepted',
      'Deposit',
      'Deposit on it',
      'Has a deposit',
      'Sold to a local family',
      'Sold pending finance',
      'On hold for Kim',
    ],
    ...[
      'DEP 500 Tues',
      'Dep Tom',
      'dep. 1k 28/11',
      '$500 dep',
      '500 dep Singh',
      'Deposit Fri',
      'Hold',
      'HELD',
      'Hold 4 Steve',
      'Hold Tues',
    ],
    ...[
      'Kept for Steve',
      'Promised to Kim',
      'Layby',
      'On lay-by',
      'Bal due Wed',
      'Balance owing',
      'S/A signed',
      'Del Tues',
      'Delivery 3/12',
    ],
    ...[
      'RESERVED Mrs T',
      'Promised',
      'Settling Thurs',
      'Settles 1 Dec',
      'Customer taking car Monday',
      'Cust deposit $1000',
      'Buyer collecting',
    ],
    ...['Courtesy car', 'At panel shop', 'With the painter', 'In workshop'],
    ...['P/up Friday', 'Collecting tomorrow', 'Handover Sat'],
  ],
  lease: ['Battery leased', 'Battery is leased', 'Battery lease', 'Battery rental', 'Leased battery', 'Battery on lease'],
}
const texts = (Object.keys(stated) as (keyof typeof stated)[]).flatMap((kind) => stated[kind].map((text) => ({ kind, text })))

it.each(texts)('a car waits whose comments say “$text” (ENT-01, CAR-05)', ({ text }) => {
  expect(reasonToWait(`Tidy car. ${text}. Bluetooth.`)).not.toBeNull()
  expect(reasonInCell(text)).not.toBeNull()
})

const harmless = [
  ...[
    'Low deposit finance available',
    '$500 deposit finance',
    'No deposit',
    'Hill hold assist',
    'Auto hold',
    'Kept for best',
    'Layby available',
  ],
  ...[
    'Balance of new car warranty',
    'Delivery Australia wide',
    'Collection can be arranged',
    'Pick up from the airport',
    'Holds its value',
  ],
  ...['Reserved for weekends only', 'Settlement can be arranged', 'Customer favourite', 'Stolen vehicle tracking', 'Fully complied'],
  ...[
    'Workshop serviced',
    'Painted this year',
    'No money owing',
    'Lots of extras',
    'Courtesy lights',
    'Speedo in km and miles',
    'Turners report',
  ],
  ...['Delivered new in Sydney', 'Going to be popular', 'Depreciation done', 'Department car', 'Held its value', 'Delivery 7 days'],
  ...['Never been sold', 'Hail protection', 'No accidents', 'Trade-ins welcome', 'Odometer reads 61,200', 'New clock spring', 'Hail free'],
  ...[
    'Genuine low kms',
    'Kms verified by service history',
    'Odometer in kilometres',
    'Digital clock and speedo',
    'Digital instrument cluster',
  ],
  ...[
    'Service due at 9 o’clock',
    'Clock radio fitted',
    'Odometer shows 61,200 km',
    'Mileage verified',
    'Low mileage',
    'Kilometres are genuine',
  ],
  ...['Speedo in km/h and mph', 'Only 40,000 km on the odometer', 'True blue paint', 'Real leather', 'Odometer correct'],
  ...['Not a write-off', 'Never written off', 'WOVR clear', 'No write-offs', 'Well written logbook'],
  ...['Cat 4 alarm', 'Catalytic converter new', 'Your loss is our gain', 'Statutory warranty', 'No insurance losses', 'PPSR clear'],
  ...[
    'No hail damage',
    'Never been in an accident',
    'Has not been in an accident',
    'Accident free',
    'No previous accident',
    'No flood damage',
  ],
  ...[
    'Side impact protection',
    'Rear collision warning',
    'Collision damage waiver',
    'Front and side airbags',
    'Dual front airbags',
    'Rust free',
  ],
  ...['No rust', 'Passed RWC', 'Flood lights', 'Undercover parking, away from hail', 'Kept in a garage, safe from hail', 'Chassis as new'],
  ...[
    'Limited slip diff',
    'Anti-slip control',
    'Non-slip mats',
    'Needs nothing',
    'No engine leaks',
    'New clutch fitted',
    'Gearbox is smooth',
  ],
  ...['Engine runs well', 'Timing belt replaced', 'Battery replaced', 'Daytime running lights', 'Warning lights', 'Power steering'],
  ...['Parts and service available', 'Spare parts only 10 minutes away', 'Perfect for towing', 'Tows your caravan', 'Drives like new'],
  ...['Starts first time', 'All it needs is a new owner', 'Road noise is low', 'Quiet engine', 'No faults', 'No leaks', 'Turbo diesel'],
  ...[
    'We trade cars',
    'Trade in your car',
    'Only at our dealership',
    'Dealer only accessories',
    'Export quality',
    'Trade-in bonus',
    'Don’t miss out',
  ],
  ...[
    'Do not wait',
    'Not for the faint hearted',
    'Hold the road like glue',
    'Auto hold',
    'Take it off road',
    'Pull up in style',
    'Available now',
  ],
  ...[
    'Low deposit finance',
    'No deposit finance',
    'Deposit from $500',
    'Finance and loan options',
    'Save on your loan',
    'Ready for its new owner',
  ],
  ...[
    'Loved by one owner',
    'Awaiting you',
    'Collect reward points',
    'New battery',
    'Battery warranty',
    'Battery health 96%',
    'Lease options',
  ],
  ...[
    'Hybrid battery warranty',
    'Sold with 12 months rego',
    'One of the first sold in Australia',
    'Only two owners',
    'Full service history',
  ],
  ...["Aust del'd", 'Australian delivered', 'Photos pending', 'Repayments subject to finance approval', 'Under $20,000', 'Stuff'],
  ...['Engine O/H at 200,000 km', 'Everything is under control', 'Deposits from $500', 'Sold to you with 12 months rego', 'Euro 6'],
  ...['Climate control, cruise control, reverse camera', 'Steering wheel controls', 'Auto lights on', 'Fuel light off', 'Hill hold assist'],
]
it.each(harmless)('“%s” is harmless (ENT-01)', (text) => expect(reasonToWait(`Tidy car. ${text}. Bluetooth.`)).toBeNull())

const line = (more: object) => ({
  ...{
    stockNumber: 'A1',
    make: 'Toyota',
    model: 'Corolla',
    year: '2019',
    carType: 'Used',
    price: '15990',
    km: '61000',
    transmission: 'Auto',
  },
  ...more,
})
const read = (more: object) => parseLine(line(more), '2026-06-01T02:00:00.000Z', 'egc')

it.each([
  { badge: 'SR5 - DO NOT ADVERTISE' },
  { badge: 'LS-T (HOLD till Fri - Steve)' },
  { badge: 'Ascent Sport (trade only)' },
  { badge: 'Ascent - HOLD' },
  { badge: 'Ascent WHOLESALE' },
  { badge: 'Ascent *on loan to GM*' },
  { badge: 'Ascent (seized)' },
  { model: 'Corolla - HOLD' },
  { rego: 'sold Karen Smith 0412 000 333' },
  { rego: 'SOLD Karen 0412 000 333' },
  { rego: 'W/Off' },
  { rego: 'hail' },
  { transmission: 'Auto (slips when cold)' },
  { transmission: 'Auto - slipping' },
  { transmission: 'Manual, crunches, needs synchros' },
  { fuel: 'Petrol - blown head gasket' },
  { fuel: 'EV - battery leased' },
  { km: '98k (cluster changed at 120k)' },
  { km: '150000 TMU' },
  { km: '61200 (clock changed)' },
  { km: '61200 discrepancy' },
  { colour: 'Red - hail damage roof' },
  { colour: 'White - hail' },
  { colour: 'White, sold to Sarah Lee' },
  { colour: 'Blue (dented)' },
  { price: '19990 - sold Jim' },
  { price: '19990 TRADE' },
  { price: '19990 dep Jim' },
  { price: '22490 – u/o' },
  { price: '$22,490 U.O.' },
  { price: '22490 o/h' },
  { price: "22490 del'd" },
  { price: '22490 pend' },
  { price: '22490 gone' },
  { price: 'taken' },
  { price: 'NFS' },
  { price: '22490 s/o' },
  { price: 'O/H' },
  { badge: 'Ascent u/o' },
  { badge: 'Ascent (O/H)' },
  { model: 'Corolla u/o' },
  { colour: "Red - res'd" },
  { fuel: 'Petrol U/O' },
  { features: 'Bluetooth, on-hold-JB' },
  { series: 'ZRE (W/Off)' },
  { body: 'Hatch - front hit' },
  { priceType: 'Sold as is - no RWC' },
  { drive: '2WD - diff noisy' },
  { features: 'Bluetooth, Inspected write-off' },
])('the words left over in %o make the car wait, without naming a person (ENT-01, CAR-05)', (more) => {
  const { problems } = read(more)
  const waits = problems.filter(({ column, effect }) => column === 'status' && effect === 'waits')
  expect(waits).not.toEqual([])
  expect(waits.map(({ message }) => message).join()).not.toMatch(/Karen|Jim|Steve|Sarah|0412/)
  expect(problems.filter(({ column, isAskedOnce }) => isAskedOnce && column in more)).toEqual([])
})

it('a term of the sale in another column says how its car stops waiting, and the comments may state it instead (ENT-01)', () => {
  const waits = (more: object) => read(more).problems.flatMap(({ column, message }) => (column === 'status' ? [message] : []))
  expect(waits({ buildDate: 'unreg' })).toEqual([
    '“unreg” is under “Built”, which the advertisement may have to state. Correct the cell, or state “unreg” in the comments.',
  ])
  expect(waits({ buildDate: 'unreg', comments: 'Tidy. Offered unregistered.' })).toEqual([])
  expect(waits({ buildDate: 'unreg', comments: 'Tidy. Ex rental.' })).toHaveLength(1)
})

it.each([
  { badge: 'Ascent Sport' },
  { badge: 'Trade' },
  { model: 'Corolla' },
  { model: 'Commodore' },
  { rego: 'HOLD12' },
  { rego: 'unregistered' },
  { transmission: 'Sparkly' },
  { fuel: 'Something else' },
  { km: '61000 approx' },
  { colour: 'Rust Orange' },
  { colour: 'Burnt Orange' },
  { price: '19990 inc 3yr warranty' },
  { body: 'Something' },
  { features: 'Auto hold, Hill hold assist, Limited slip diff, Side impact protection, Digital clock, Hail protection' },
])('the words in %o don’t make the car wait (ENT-01)', (more) =>
  expect(read(more).problems.filter(({ column }) => column === 'status')).toEqual([]),
)

it.each([
  'odometer ',
  'clock shows ',
  'engine ',
  'needs a new ',
  'trade or ',
  'no ',
  'keep it ',
  'cat ',
  'battery is ',
  'been in a minor ',
  'km is ',
  'hail ',
])('the parser of comments judges long texts in time proportional to their length: “%s”', (part) => {
  const judge = (times: number) => () => [reasonToWait(part.repeat(times)), reasonInCell(`${'x'.repeat(times)}${part.repeat(times)}`)]
  expect(isLinear(judge(20_000), judge(40_000))).toBe(true)
})

it('an auction grade of a repaired car, and a sale as is, make the car wait (ENT-01, CAR-05)', () => {
  const texts = [
    ...['Grade R auction sheet available', 'Auction grade RA', 'R grade import', 'Graded R', 'Grade: R1', 'Auction grade 0'],
    ...['Sold as is', 'Sold as-is', 'Sold as is - no RWC', 'As is, where is', 'As is no roadworthy', 'Auction score R'],
  ]
  expect(texts.filter((text) => reasonToWait(`Tidy. ${text}. Bluetooth`) === null)).toEqual([])
  const others = [
    ...['Auction grade 4.5', 'Grade 4', 'Grade 3.5B', 'Grade A interior', 'A grade condition', 'Grade 5 import', 'Auction grade 4'],
    ...['High grade radio', 'Sold as new', 'As is expected of a Lexus', 'RAV4 grade GX', 'Upgraded radio'],
  ]
  expect(others.filter((text) => reasonToWait(`Tidy. ${text}. Bluetooth`) !== null)).toEqual([])
})

it.each([
  ...['This one is gone mate', 'Pending p/up', 'Spoken for', 'Steve has first right of refusal', 'JDM auction sheet shows 168000'],
  ...[
    'Price includes $1500 trade in bonus',
    'Price is plus on roads and GST',
    'Price for ABN holders',
    'After $7000 rebate',
    'ABN holders only',
  ],
])('“%s” makes the car wait (ENT-01)', (text) => {
  expect(reasonToWait(`Tidy car. ${text}`)).not.toBe(null)
})
it('sales talk about prices and trade-ins makes no car wait (ENT-01)', () => {
  const texts = [
    ...[
      'Trade-ins welcome',
      'We offer great trade in prices',
      'Price includes GST',
      'GST included',
      'Data sheet available',
      'Price includes RWC',
    ],
    ...[
      'Ask about our finance bonus',
      'It has gone through our workshop',
      'Discount tyres fitted',
      'ABN buyers welcome',
      'Priced to sell with finance available',
    ],
  ]
  expect(texts.filter((text) => reasonToWait(text) !== null)).toEqual([])
})

const disclosures = [
  ...[
    'New speedometer fitted, correct kms about 190,000',
    'Odometer is not accurate',
    'Replaced instrument cluster at 80k',
    'Speedo has stopped',
  ],
  ...['Real mileage higher', 'kms unknown', 'Clock wound back we think', "Odometer doesn't work"],
  ...[
    'Repaired write-off',
    'Was written off in 2021',
    'On the WOVR',
    'Previous RWO',
    'Light hail on roof',
    'Came from the floods',
    'Ex salvage',
  ],
  ...['Sold as is, engine knocks and leaks', 'Unregistered. Needs a clutch, unregistered', 'Noisy diff, no warranty'],
  ...["Please don't list before Monday", 'Do not advertise', 'Not to be published', 'Hold until the tyres are on', "Don't upload yet"],
]
it('comments about the odometer, history, faults or when to advertise keep a car off the website (ENT-01, CAR-05)', () => {
  expect(disclosures.filter((text) => reasonToWait(`Tidy car. ${text}. Bluetooth`) === null)).toEqual([])
  const line = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', carType: 'Used', comments: 'Tidy. Speedo swapped last year.' }
  const { problems } = parseLine(line, '2026-06-01T02:00:00.000Z')
  expect(problems).toMatchObject([{ column: 'status', effect: 'waits' }])
})

it('a car is advertised whose comments say that nothing happened to it (ENT-01)', () => {
  const texts = [
    ...[
      'Never written off',
      'No hail damage',
      'Hail free',
      'Not a statutory write-off',
      'WOVR clear',
      'LED flood lights',
      'Digital speedo',
    ],
    ...['3 months statutory warranty', 'Low odometer reading', 'Genuine kms', 'No accidents', "Don't miss out", 'Low kms, new tyres'],
    ...['Needs nothing', '12 months registration', "This one won't last", 'Has never been in a flood'],
  ]
  expect(texts.filter((text) => reasonToWait(`Tidy car. ${text}. Bluetooth`) !== null)).toEqual([])
})

it.each([
  ...['on finance to customer - repo pending; not in our possession', 'customer still has it', 'still at the docks', 'on the boat'],
  ...[
    'Jase is using it till xmas',
    "Peter's wife drives this one",
    'on finance to customer; comes back in Feb',
    'title dispute with previous owner',
  ],
  ...['waiting on the bank to release it', 'keys lost, cannot be shown', 'swapped with Bob at City Cars', "won't pass WOF", 'not arrived'],
  ...['Not arrived yet', 'hasn’t landed', 'still with owner', 'In transit from Japan', 'Vendor has the keys', 'on the boat, ETA 9 Dec'],
  ...['not yet in our possession', 'paperwork missing', 'owner driving it until Friday', 'ownership in dispute', 'yet to arrive'],
])('a car that the dealer can’t hand over waits: “%s” (ENT-01, CAR-05)', (text) => expect(reasonToWait(text)).not.toBeNull())

it.each([
  ...['Tow your boat with ease', 'Perfect for the beach, the boat or the snow', 'Owner has it serviced every 10,000 km', 'Just arrived'],
  ...['Get it on the water this weekend', 'One owner, keys and books', 'Finance available to approved customers', 'Spare keys'],
  ...[
    'Previous owner has kept it in immaculate condition',
    'Will pass a roadworthy',
    'Our customers love this one',
    'Come back in for a second look',
  ],
  ...['Freshly arrived from Japan', 'New arrival', 'Seats swapped to leather', 'Coming with two keys', 'Can be viewed by appointment'],
  ...['Customers who want it all will love it', 'Your wife drives a hard bargain, so bring her', 'Rated to tow a boat on the water'],
])('“%s” is no reason to wait (ENT-01)', (text) => expect(reasonToWait(text)).toBeNull())
