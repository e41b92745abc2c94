import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { goneNoteSays, isGoneNote } from './saleNotes'

const now = '2026-06-01T02:00:00.000Z'
const isGone = (heading: string, text: string) => isGoneNote(heading, text, now)

it.each(['Title', 'post_title', 'Name', 'Memo'])('a sale anywhere under “%s” makes the car wait (ENT-01, CAR-05)', (heading) => {
  const texts = [
    ...['2018 Mazda 2 Neo (Sold)', '2018 Mazda 2 | SOLD', '2018 Mazda 2 – Under Offer', '*SOLD* 2018 Mazda 2', 'Mazda 2 [sold] auto'],
    ...['Kim Tran picking up Friday', 'Ms Ali collecting tomorrow', 'Brown collected 3/5', 'J Doe picking it up', 'Pick up booked'],
    ...['gone to Mr Papas', 'Gone to A Wong', 'Going to new owner', '2018 Mazda 2 RWO', 'Mazda 2 (WOVR)', 'Mazda 2 written-off'],
  ]
  expect(texts.filter((text) => !isGone(heading, text))).toEqual([])
})

it('texts without a sign of a sale don’t make a car wait (ENT-01)', () => {
  const texts = [
    ...[
      '2018 Mazda 2 Neo',
      'Sold new here',
      'Never sold',
      'One owner (sold new by us)',
      'Dual cab pick-up',
      'WOVR clear',
      'WOVR CLR',
      'Not WOVR',
    ],
    ...['Great for picking up the kids', 'Collect points', 'Gone to great lengths', 'Cut-off switch', 'Not written off'],
  ]
  expect(texts.filter((text) => isGone('Title', text))).toEqual([])
})

it('short forms of stock notes about a sale make the car wait (ENT-01, CAR-05)', () => {
  const texts = [
    ...['DEP TKN $500 J WARD', 'Dep taken', "dep rec'd", 'Deposit paid', 'HOLD - MGR', 'Held: GM', 'Reserved - Kim'],
    ...['RTN TO VENDOR 24/11', 'Returned to owner', 'ret. to auction', 'Return to supplier'],
  ]
  expect(texts.filter((text) => !isGone('STK NOTE', text))).toEqual([])
  const others = ['Dep 14 days', 'Holden - V6', 'Returned to service', 'Hold steady', 'Deposit refunded', 'Held in NSW']
  expect(others.filter((text) => isGone('STK NOTE', text))).toEqual([])
})

it.each(['title', 'Price note', 'Remarks', 'Xtra 3'])(
  'the trade’s short forms under “%s” make the car wait (ENT-01, CAR-05)',
  (heading) => {
    const texts = [
      ...[
        'u/o',
        '2017 Subaru Forester u/o',
        'Forester U.O. auto',
        'Forester (o/h)',
        'O/H J. Smith till Mon',
        '2018 Rio - DEP',
        'Rio **PENDING**',
      ],
      ...[
        "Del'd 24/11",
        "Rio [DEL'D]",
        '$500 dep pd',
        "res'd for Kim",
        'SOLD STF',
        'Sold S.T.F. - Kim',
        'Rio - under off',
        'U/C Wong',
        'P/U Sat',
      ],
      ...[
        'Rio (gone)',
        'HOLD 2020 Kia Rio',
        'Rio [DELD]',
        'Rio NLA',
        'Rio - handed over',
        'Rio sold to Ray',
        'Rio reserved for staff',
        'pu Friday',
      ],
      ...['Spoke to Ann - taking it', 'Rio (awaiting finance)', 'No longer avail', 'U.C. - Lee', '$500 down from Lee', 'Retail delivered'],
      ...['Rio (hold for Ken)', 'Rio | HLD', 'finance pending', 'Kia Rio on-hold', 'wdn'],
    ]
    expect(texts.filter((text) => !isGone(heading, text))).toEqual([])
    const others = [
      ...["Aust del'd", 'Australian delivered', 'Rio - hill hold', 'Rio (auto hold)', 'Euro model', 'Under $20,000', '2WD', 'Holden (HSV)'],
      ...['photos pending', 'Delivered new here', 'Rio (household use)', 'Engine o/h in 2021', 'deposit from $500', 'Brakes - hold assist'],
    ]
    expect(others.filter((text) => isGone(heading, text))).toEqual([])
  },
)

it.each(['Tags', 'Label', 'flags'])('one of several “%s” that means a sale or a hold makes the car wait (ENT-01, CAR-05)', (heading) => {
  const texts = [
    'diesel, on-hold-JB',
    'ute; u/o',
    'hatch|dep',
    'status:sold, suv',
    'sold:2026-11-20',
    'suv, sold_stf',
    'new-arrival, pending',
    "suv > del'd",
    'dep-taken',
    'reserved',
  ]
  expect(texts.filter((text) => !isGone(heading, text))).toEqual([])
  expect(
    ['diesel, ute', 'hill-hold, suv', 'holden, v8', 'finance, deposit-from-500', 'aus-delivered'].filter((text) => isGone(heading, text)),
  ).toEqual([])
})

it.each(['Price2.basis', 'price_2_type', 'Wholesale price', 'Price 2', 'prices.tradePrice'])(
  'a word that says for whom another price is doesn’t make a car wait under “%s”, and a sale does (ENT-01)',
  (heading) => {
    expect(['wholesale', 'Trade', 'Trade price', 'W/S'].filter((text) => isGone(heading, text))).toEqual([])
    expect(['SOLD', 'wholesaled', 'Wholesale - Dave', 'Not for sale'].filter((text) => !isGone(heading, text))).toEqual([])
    expect([isGone('Basis', 'wholesale'), isGone('Price.basis', 'wholesale')]).toEqual([true, true])
  },
)

it('a short note about a fault, a lease or the trade makes the car wait under any heading (ENT-01, CAR-05)', () => {
  const texts = [
    ...['EV - battery leased', 'Engine seized', 'Sold as is - no RWC', 'Trade only', 'Do not advertise', 'Odometer discrepancy'],
    ...['Hail damage', 'Cat S', 'Parts only', 'On loan to GM', 'Written off 2019', 'Speedo reads in miles'],
  ]
  expect(texts.filter((text) => !isGone('Xtra 3', text))).toEqual([])
  expect(goneNoteSays('Xtra 3', 'EV - battery leased')).toContain('so part of the car may be leased')
  const others = [
    ...['Towing 3,500 kg', 'Needs photos', 'Battery warranty 8 years', 'Off street parking', 'No accidents', 'Hail free', 'Retail'],
    ...[`Terms: ${'the odometer reading may be wrong. '.repeat(3)}`, '4 cyl', 'Held in NSW', 'Dealer demo', 'Full history', 'A1'],
  ]
  expect(others.filter((text) => isGone('Xtra 3', text))).toEqual([])
})

it.each(['Memo', 'Notes', 'Staff notes'])('what an advertisement still needs doesn’t make a car wait under “%s” (ENT-01)', (heading) => {
  const harmless = ['needs photos', 'Needs new pics', 'needs a detail', 'needs to be cleaned', 'Needs price', 'needs better photos']
  expect(harmless.filter((text) => isGone(heading, text))).toEqual([])
  expect(['needs engine', 'needs work', 'needs brakes', 'needs photos, do not advertise'].filter((text) => !isGone(heading, text))).toEqual(
    [],
  )
})

it.each(['Hold', 'On Hold', 'Held', 'Pending', 'Sold-Pending', 'pending review', 'SLD', 'DEP', 'W/S'])(
  'the status “%s” may mean a sale, a repair or a review: its car waits, and is not called reserved (ENT-01, CAR-05)',
  (status) => {
    const { values, problems } = parseLine({ stockNumber: 'A1', make: 'Mazda', model: '2', year: '2018', carType: 'Used', status }, now)
    expect(values.status).toBeUndefined()
    expect(problems).toMatchObject([{ column: 'status', effect: 'waits', isAskedOnce: true }])
    expect([isGone('Deal Status', status), isGone('Sts', status)]).toEqual([true, true])
  },
)

it('the reason why a note keeps a car off the website doesn’t name the buyer (ENT-01)', () => {
  expect(goneNoteSays('Memo', 'Kim Tran picking up Friday')).toBe(
    '“picking up Fri” under “Memo” says that the car is sold or isn’t offered.',
  )
  expect(['Gone to Mr Papas', 'Ms Ali collecting Sat', 'Rio (SOLD) to Lee'].map((text) => goneNoteSays('Memo', text)).join()).not.toMatch(
    /Papas|Ali|Lee/,
  )
})

it.each([
  { badge: 'Maxx RWO' },
  { badge: 'SWO' },
  { badge: 'UO' },
  { badge: 'GT U/O' },
  { series: 'DJ WOVR' },
  { model: '2 (RWO)' },
  { comments: 'Tidy. Kim Tran collecting Sat.' },
])('a write-off mark or a buyer in %o makes the car wait, and is in no name (ENT-01, CAR-05)', (more) => {
  const line = { stockNumber: 'A1', make: 'Mazda', model: '2', year: '2018', carType: 'Used', ...more }
  const { values, problems } = parseLine(line, now)
  expect(problems).toContainEqual(expect.objectContaining({ column: 'status', effect: 'waits' }))
  expect([values.model, values.badge, values.series].join()).not.toMatch(/RWO|SWO|UO|U\/O|WOVR/)
  expect(JSON.stringify(problems)).not.toContain('Tran')
})

it.each(['picking up ', 'sold (', '- hold ', 'gone to A', 'rwo ', 'collect ', 'under  '])(
  'reads long notes in time proportional to their length: “%s”',
  (part) => {
    const read = (times: number) => () =>
      parseLine({ model: part.repeat(times), badge: part.repeat(times), comments: part.repeat(times) }, now)
    expect(isLinear(read(20_000), read(40_000))).toBe(true)
  },
)

it.each([
  ...[
    'Statutory Write Off=Y',
    'Repairable Write-off=1',
    'Previously Written Off=true',
    'Damage Imported=Y',
    'damage_imported=1',
    'Salvage=Yes',
  ],
  ...[
    'Hail=Y',
    'Hail Damage=Minor',
    'Flooded=Yes',
    'Water Damaged=Y',
    'Structural Damage=Yes',
    'Accident Damage=Minor front',
    'Accident=2022',
  ],
  ...['Odo Discrepancy=Y', 'Odometer Rolled Back=Y', 'Rolled Back Odometer=1', 'TMU=Y', 'Km Status=Discrepancy', 'True Kms=160000'],
  ...[
    'Odometer Verified=false',
    'Odometer.verified=false',
    'Odo Genuine=N',
    'Kms Genuine=No',
    'Odometer Verified=Not verified',
    'Actual Kms=No',
  ],
  ...['Odometer Comment=JDM auction sheet shows 168000', 'State=on_hold', 'Private Sale=Y', 'On Behalf=Private vendor'],
  ...['Offer=with ABN only', 'Clean Car=after $7000 rebate'],
])('“%s” under an unread heading keeps the car off the website (ENT-01, CAR-05)', (entry) => {
  const [heading = '', text = ''] = entry.split('=')
  expect(isGoneNote(heading, text, '2026-11-28T02:00:00.000Z')).toBe(true)
})

it.each([
  ...[
    'Statutory Write Off=N',
    'Write-off History=None',
    'Damage Imported=No',
    'Hail=0',
    'Flood Damage=false',
    'Accident History=None',
    'TMU=N',
  ],
  ...[
    'Odometer Verified=true',
    'Kms Genuine=Yes',
    'True Kms=Yes',
    'Odo Discrepancy=N',
    'Km Status=Genuine',
    'Private Sale=N',
    'On Behalf=Dealer',
  ],
  ...[
    'Flood Lights=Yes',
    'Undamaged=Yes',
    'Never Written Off=Yes',
    'Hail Protection=Yes',
    'Damage Waiver=Included',
    'State=NSW',
    'Offer=Free tint',
  ],
])('“%s” under an unread heading doesn’t keep the car off the website (ENT-01)', (entry) => {
  const [heading = '', text = ''] = entry.split('=')
  expect(isGoneNote(heading, text, '2026-11-28T02:00:00.000Z')).toBe(false)
})
