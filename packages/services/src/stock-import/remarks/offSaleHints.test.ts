import { expect, it } from 'vitest'
import { isOffSaleHeading, mayBeOffSale } from './offSaleHints'

const now = '2026-11-28T02:00:00.000Z'

it.each([
  ['Tags', 'on-hold-JB'],
  ['Tags', 'HOLD_SMITH'],
  ['State', 'BACKLINE_TRADE_DISPOSAL'],
  ['State', 'frontlineWholesale'],
  ['Route', 'Tender'],
  ['Route', 'auction 3/12'],
  ['Sale type', 'Trade'],
  ['Lane', 'w/s'],
  ['Catalog Visibility', 'hidden'],
  ['Feed rule', 'excluded'],
  ['Rule', 'Excluded from web'],
  ['Label', 'relist'],
  ['Label', 'back order'],
  ['Stage', 'ARCHIVED'],
  ['Flag', 'STAT_WRITEOFF'],
  ['Tag', 'u/o'],
  ['Tag', 'do-not-advertise'],
  ['holds', 'S. Marinos'],
  ['Holds', '2026-12-01'],
  ['excluded_destination', 'Vehicle_listings'],
  ['Do not quote', 'x'],
  ['Notes (internal)', 'closes 4/12'],
  ['Staff comments', 'anything'],
  ['Variant Inventory Qty', '0'],
  ['inventoryQuantity', '0'],
  ['Stock level', '0.0'],
  ['Units available', '-1'],
  ['g:expiration_date', '2026-11-20'],
  ['validTo', '2026-10-31'],
  ['Offer valid until', '27/11/2026'],
  ['availability_date', '2027-02-01'],
])('an entry that may take its car off sale is flagged: %s, “%s” (ENT-01, CAR-05)', (heading, text) => {
  expect(mayBeOffSale(heading, text, now)).toBe(true)
})

it.each([
  ['Tags', 'diesel'],
  ['Tags', 'one-owner'],
  ['Sale type', 'Retail'],
  ['State', 'FRONTLINE'],
  ['Model line', 'Holden'],
  ['Grade', 'Ascent Sport'],
  ['Condition note', 'no damage'],
  ['Recall', 'recall: none'],
  ['Listed on', 'Trade Me'],
  ['Offer', 'trade-in welcome'],
  ['Title', '2019 Ford Transit Custom Trade'],
  ['holds', 'no'],
  ['Excluded', '0'],
  ['Variant Inventory Qty', '1'],
  ['Doors', '0'],
  ['Warranty expiry', '2024-01-01'],
  ['Rego valid until', '01/06/2026'],
  ['Offer valid until', '24/12/2026'],
  ['available from', '2026-01-01'],
  ['Blurb', 'Ask us about our hold and deposit terms, trade-ins and parts, and our private viewing room'],
])('an ordinary entry isn’t: %s, “%s” (ENT-01)', (heading, text) => {
  expect(mayBeOffSale(heading, text, now)).toBe(false)
})

it('entries under a heading of holds or of notes between staff are flagged as a whole (ENT-01)', () => {
  expect(['Holds', 'Internal notes', 'Comments - staff', 'do_not_list'].map(isOffSaleHeading)).toEqual([true, true, true, true])
  expect(['Household', 'Interior', 'Notes', 'Title'].map(isOffSaleHeading)).toEqual([false, false, false, false])
})
