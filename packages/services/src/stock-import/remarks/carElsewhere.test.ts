import { expect, it } from 'vitest'
import { reasonToWait } from './reasonsToWait'

it.each([
  ...['not in our possession', "don't have this car yet", "we don't have it here yet", "car isn't here yet", 'not on site'],
  ...['not on the yard yet', 'off site at Botany', 'still at the port in Brisbane', 'waiting at wharf, customs hold'],
  ...['on a boat from Japan', 'on the ship, due 14 Dec', 'ETA Auckland mid Dec', 'arriving next week', 'due in Friday'],
  ...['lands 12 December', 'coming on the truck Thursday', 'on the truck from Sydney', 'being trucked up from Melbourne'],
  ...['in transport', 'with the transport company', 'still in Japan', 'still in Perth', 'waiting to be shipped'],
  ...['not landed', 'yet to clear customs', 'at compliance', 'waiting on compliance', 'not complied yet', 'needs compliance'],
  ...['keys lost', 'lost keys', 'no keys', 'only key missing', 'keys with previous owner', 'keys not here', 'waiting on keys'],
  ...['waiting for second key before sale', "can't find the keys", 'finance owing', 'finance still owing on it'],
  ...['money still owed on this one', 'still under finance', 'payout not done', 'waiting for payout letter', 'payout pending'],
  ...['encumbered', 'PPSR not clear', 'PPSR shows interest by Toyota Finance', 'registered on PPSR', 'security interest to be removed'],
  ...["haven't paid for it yet", 'not paid for yet', 'bailment - not paid', 'title not clear', 'waiting on title'],
  ...['title dispute', 'ownership dispute', 'waiting on discharge', 'bank has not released it', 'stop sale', 'stop-sale recall'],
  ...['under stop sale notice', "recalled, can't sell until fixed", 'cannot sell until rego done', "can't be sold yet"],
  ...['cant sell', 'not able to sell', 'not to be sold before Dec', "can't deliver until March", 'cannot be delivered'],
  ...['Jase is using it', 'Gary is driving it', 'Dave driving this until Xmas', 'Sam has it for the week', 'staff using it'],
  ...['being used by staff', 'being used as courtesy car', 'used as the shop car at the moment', 'loaned to Kim till Friday'],
  ...['lent to Kim', 'borrowed by Gary', 'on hire to roadworks', 'rented out till Jan', 'out on rent', 'out on hire'],
  ...["boss's wife's car for now", 'boss drives this', "Peter's daily until we find another", 'customer still driving it'],
  ...["customer hasn't dropped it off yet", 'trade-in not dropped off yet', 'trade not in yet', 'waiting for trade to come in'],
  ...['owner overseas, car in storage', 'owner still has it', 'owner still driving it', 'with owner until sold'],
  ...['vendor keeps it at home', "stored at vendor's house", "at customer's place", 'car is in Dunedin with my brother'],
  ...['swapped with City Cars', 'on loan to another yard', 'gone to the other branch', 'moved to sister yard', 'impounded'],
  ...['held by police', 'police hold', 'at tow yard', 'repo pending', 'being repossessed', 'lessee has not returned it'],
  ...['lease return due 30 Nov, not back yet', 'still with lessee', 'awaiting plates', 'waiting for rego plates'],
  ...['no plates yet', 'in the paint shop', 'at the panel beater', 'waiting for parts', 'parts on back order', "can't be driven"],
  ...["can't be shown", 'not available to view', 'no viewings until Monday', 'not ready', 'not ready yet', 'not yet ready for sale'],
  ...['needs detailing first'],
])('a car waits that the dealer doesn’t have, or can’t sell or show: “%s” (ENT-01, CAR-05)', (text) =>
  expect(reasonToWait(text)).not.toBeNull(),
)

it.each([
  ...['Ready to drive away today', 'Arriving home in style has never been easier', 'Due for its next service in 2027'],
  ...["Just in, won't last", 'Just landed, fresh import', 'Freshly landed from Japan', 'Japanese import, grade 4'],
  ...['Complied and ready to register', 'Two keys', 'Both keys and books', 'Spare key included', 'Finance available'],
  ...['Finance available from 7.9% p.a.', 'Ask about our payout on your current loan', 'Clear title', 'PPSR clear'],
  ...['PPSR checked, no finance owing', 'No money owing', 'Clear PPSR certificate supplied', 'Drive it home today'],
  ...['She drives beautifully', 'Owner says it has never let him down', 'Your kids will love it', 'Perfect for towing the boat'],
  ...['Tow the boat or caravan with ease', 'Great on the road', 'Registered until March 2027', 'Rego till 12/27'],
  ...['Sold with 12 months rego', 'Available now', 'Available to view 7 days', 'Inspections welcome', 'Can be viewed at our Penrose yard'],
  ...['Delivery Australia wide', 'We can deliver to your door', 'Transport can be arranged', 'Shipping available to the South Island'],
  ...['Stored indoors by its previous owner', 'Previous owner used it on weekends', 'Used by a retired couple'],
  ...['Garaged at home since new', 'Only used as a second car', 'Ex company car', 'Ex-lease vehicle with full history'],
  ...['Driven by a little old lady', 'Loan cars available while yours is serviced', 'Waiting for its new owner'],
  ...['Waiting for you to take it home', 'New plates fitted', 'Personal plates not included', 'Parts readily available'],
  ...['New tyres fitted all round', 'Fresh paint', 'Ready now', 'Ready for work', 'Ready for summer', 'Not your average hatch'],
  ...['Not to be missed', 'This one will not last', "Can't be beaten on price", "You can't go wrong", 'Holds 7 adults'],
  ...['Lands you in luxury', 'Ships in 3 days', 'Owned by the same family since new', 'Serviced by Toyota', 'Traded in by its loyal owner'],
  ...['Customer trade in', 'One customer from new', 'Stop by for a test drive', 'Stop and stare looks', 'Swap your old car for this'],
  ...['We swap and trade', 'Comes with floor mats', 'Coming with a full tank', 'Police car styling', 'Recall completed'],
  ...['Title holder of best SUV 2021', 'Boss of the road', 'Wife approved', 'Perfect for her first car', 'Sam will show you around'],
  ...['Ask for Gary', 'Returned from lease in great condition', 'Lease available', 'Rent to own available', 'Ideal for Uber'],
  ...['In stock at our Hamilton branch', 'Located in Tauranga', 'Reverse camera, keyless entry and start', 'Keyless entry'],
  ...['Locking hubs and keys x2', 'Never been on the beach', 'Kept under cover', 'Kept in the family'],
])('“%s” is no reason to wait (ENT-01)', (text) => expect(reasonToWait(text)).toBeNull())

it('long comments are read in linear time (ENT-01)', () => {
  const words = [
    'not',
    'yet',
    'been',
    'waiting',
    'for',
    'the',
    'still',
    'in',
    'car',
    'is',
    'at',
    'until',
    'due',
    'coming',
    'home',
    'keys',
    'with',
  ]
  const text = Array.from({ length: 20_000 }, (_, at) => words[(at * 7) % words.length]).join(' ')
  const start = performance.now()
  for (let at = 0; at < 20; at++) reasonToWait(`${at} ${text.slice(at)}`)
  expect(performance.now() - start).toBeLessThan(4_000)
})
