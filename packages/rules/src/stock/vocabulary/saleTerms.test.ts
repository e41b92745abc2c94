import { expect, it } from 'vitest'
import { isLinear } from '../../testing/isLinear'
import { maySaySaleTerm, saleTerms } from './saleTerms'

const [plain, note, mark] = [saleTerms.plain, saleTerms.note, saleTerms.mark].map((source) => new RegExp(source, 'i'))
const ofAnyText = [
  ...['u/o', 'U.O.', 'u / o', 'U/Offer', 'und offer', 'under off', 'UNDR OFFER', 'u/c', 'u/contract', 'under cont'],
  ...['dep taken', 'dep. tkn', 'Dep pd', "dep rec'd", 'deposit held', 'deposit lodged', 'SOLD STF', 'S.T.F.', 's/t/f', 'on-hold-JB'],
  ...[
    'under o',
    'U.C. - Lee',
    'being held',
    'held for a customer',
    'awaiting finance',
    'waiting on funds',
    'Buyer found',
    'Offer accepted',
  ],
  ...['contract exchanged'],
]
const ofNotes = [
  'o/h',
  'O/H till Mon',
  'on hold',
  'H/O',
  'HLD',
  'SLD',
  "res'd",
  'resvd',
  "rsv'd",
  "del'd",
  'dlvd',
  "w'drawn",
  'withdrawn',
  'WDN',
  'sale pend',
  'finance pending',
  ...['deld', 'handed over', 'retail delivered', 'w/d', 'NLA', 'N.L.A.', 'NFS', 'contracted', 'reserved for staff', '$500 down from Lee'],
]
const ofMarks = ['gone', 'dep', 'Deposit', 'PENDING', 'pend', 'hold', 'held', 'delivered']

it.each(ofAnyText)('“%s” means a sale or a hold in any text (ENT-01, CAR-05)', (text) => {
  expect([plain, note, mark].map((terms) => terms?.test(`Kia Rio ${text} J Smith`))).toEqual([true, true, true])
})
it.each(ofNotes)('“%s” means it in a note (ENT-01, CAR-05)', (text) =>
  expect([note, mark].map((terms) => terms?.test(`Kia Rio ${text}`))).toEqual([true, true]),
)
it.each(ofMarks)('“%s” means it in brackets only (ENT-01, CAR-05)', (text) =>
  expect([plain, note, mark].map((terms) => terms?.test(`(${text})`))).toEqual([false, false, true]),
)

it.each([
  ...[
    'Euro',
    'You only',
    'thank u. Only',
    'under control',
    'underoffered',
    'no deposit finance',
    'Deposit from $500',
    'DOHC',
    'Engine O/H 2021',
  ],
  ...[
    "Aust del'd",
    "Australian del'd",
    "Del'd new by us",
    'Australian delivered',
    'household',
    'threshold',
    'resident',
    'Hill hold',
    'Auto hold',
  ],
  ...[
    'photos pending',
    'Pending',
    'department',
    'under $20,000',
    'fuel tank',
    '4w/d',
    'under or over',
    '$500 down and drive away',
    'gone through the workshop',
    'ultimate',
    'stuff',
    'gold',
    'Holden',
    'upheld',
    'STX',
  ],
])('“%s” is no term of a sale in a note (ENT-01)', (text) => expect(note?.test(text)).toBe(false))

it('the pre-filter finds every term', () => {
  expect([...ofAnyText, ...ofNotes, ...ofMarks].filter((text) => !maySaySaleTerm.test(text))).toEqual([])
})

it.each(['under ', 'dep ', 'on ', 'u / ', "del'"])('reads long texts in time proportional to their length: “%s”', (part) => {
  const read = (times: number) => () => [plain, note, mark].map((terms) => terms?.test(part.repeat(times)))
  expect(isLinear(read(20_000), read(40_000))).toBe(true)
})
