import { expect, it } from 'vitest'
import { isClearlyOffered, isSaleBearing } from './saleBearing'

it.each(['Reg status', 'flag', "Where it's at", 'Use', 'usedFor', 'Disposed', 'De-registered', 'Deal stage', 'allocated_to', 'Lot zone'])(
  'entries under “%s” can be about the sale, the place, the use or the state of a car (ENT-01, CAR-05)',
  (heading) => expect(isSaleBearing(heading)).toBe(true),
)

it.each(['Trim', 'Engine code', 'Tyres', 'RRP', 'Warranty from', 'Service history', 'Source'])(
  'those under “%s” aren’t (ENT-01)',
  (heading) => expect(isSaleBearing(heading)).toBe(false),
)

it.each([
  ...([
    ['flag', 'special of the week'],
    ['flag', 'In stock'],
    ['Location', 'on yard'],
    ['Memo', '12,500'],
    ['Zone', 'none'],
  ] as const),
  ...([
    ['Gear', 'Auto'],
    ['Paint', 'White'],
    ['Tag', 'diesel'],
    ['Trim', 'RSV'],
    ['Memo', 'https://a.example/1'],
    ['Zone', 'No'],
    ['RRP', '31990'],
  ] as const),
  ...([
    ['Retail', 'Yes'],
    ['In yard', 'Y'],
    ['Sold', 'No'],
    ['State', 'QLD'],
    ['Reg State', 'New South Wales'],
  ] as const),
])('a car with “%s” = “%s” can be advertised (ENT-01)', (heading, text) => expect(isClearlyOffered(heading, text)).toBe(true))

it.each([
  ...([
    ['flag', 'RSV'],
    ['flag', '7'],
    ['Use', 'hire'],
    ['Zone', 'B'],
    ['Disposed', '14/11/2026'],
    ['Memo', 'as agreed'],
  ] as const),
  ...([
    ['Memo', '14/11/2026'],
    ['odo.u', 'mi'],
    ['Kind of thing', 'TRAILER'],
    ['Memo', 'demo'],
    ['Kev', 'Y'],
  ] as const),
  ...([
    ['Retail', 'No'],
    ['In yard', 'N'],
    ['On site', 'No'],
    ['Avail', 'N'],
    ['Not here', 'Yes'],
    ['State', 'Prep'],
    ['Status', 'SA'],
  ] as const),
])('a car with “%s” = “%s” may not be for sale (ENT-01, CAR-05)', (heading, text) => expect(isClearlyOffered(heading, text)).toBe(false))
