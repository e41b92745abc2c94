import { expect, it } from 'vitest'
import { isUnclearNote } from './unclearNotes'

it.each([
  ...[
    'Grandson of the boss has had it since Easter',
    'we are only minding this one',
    'waits in Port Kembla',
    'hire company wants it back first',
  ],
  ...['not our car until the paperwork is through', 'bank holds the title', 'no idea where the keys went', 'left with the auto sparky'],
  ...['Tina took this on holiday', 'the loan on it isn’t cleared', 'Still sitting at Mums', 'Kurt took it up north'],
  ...['The gearbox man has it', "isn't our stock, here for photos only", 'rego papers with Bob'],
  ...['Low kms, garaged. Ring solicitor before any offer under 10', 'See Bob first', 'No offers below 9'],
])('“%s” is a note that isn’t understood (ENT-01, CAR-05)', (text) => expect(isUnclearNote(text)).toBe(true))

it.each([
  ...['Ready to drive away today', 'Arriving home in style has never been easier', 'Due for its next service in 2027'],
  ...["Just in, won't last", 'Just landed, fresh import', 'Freshly landed from Japan', 'Japanese import, grade 4'],
  ...['Complied and ready to register', 'Two keys', 'Both keys and books', 'Spare key included', 'Finance available'],
  ...['Finance available from 7.9% p.a.', 'Clear title', 'PPSR clear', 'PPSR checked, no finance owing', 'No money owing'],
  ...['Clear PPSR certificate supplied', 'Drive it home today', 'Owner says it has never let him down', 'Your kids will love it'],
  ...['Perfect for towing the boat', 'Tow the boat or caravan with ease', 'Great on the road', 'Registered until March 2027'],
  ...['Rego till 12/27', 'Sold with 12 months rego', 'Available now', 'Available to view 7 days', 'Inspections welcome'],
  ...['Can be viewed at our Penrose yard', 'Delivery Australia wide', 'We can deliver to your door', 'Transport can be arranged'],
  ...['Shipping available to the South Island', 'Stored indoors by its previous owner', 'Previous owner used it on weekends'],
  ...[
    'Used by a retired couple',
    'Garaged at home since new',
    'Only used as a second car',
    'Ex company car',
    'Ex-lease vehicle with full history',
  ],
  ...['Driven by a little old lady', 'Loan cars available while yours is serviced', 'Courtesy car available', 'Waiting for its new owner'],
  ...['Waiting for you to take it home', 'New plates fitted', 'Personal plates not included', 'Parts readily available'],
  ...['New tyres fitted all round', 'Fresh paint', 'Ready now', 'Ready for work', 'Ready for summer', 'Not your average hatch'],
  ...['Not to be missed', 'This one will not last', "Can't be beaten on price", "You can't go wrong", 'Holds 7 adults'],
  ...['Lands you in luxury', 'Ships in 3 days', 'Owned by the same family since new', 'Serviced by Toyota', 'Traded in by its loyal owner'],
  ...['Customer trade in', 'One customer from new', 'Stop by for a test drive', 'Stop and stare looks', 'Swap your old car for this'],
  ...['We swap and trade', 'Comes with floor mats', 'Coming with a full tank', 'Police car styling', 'Recall completed'],
  ...['Title holder of best SUV 2021', 'Boss of the road', 'Wife approved', 'Perfect for her first car', 'Sam will show you around'],
  ...['Ask for Gary', 'Returned from lease in great condition', 'Lease available', 'Rent to own available', 'Ideal for Uber'],
  ...['In stock at our Hamilton branch', 'Located in Tauranga', 'Reverse camera, keyless entry and start', 'Keyless entry'],
  ...['Locking hubs and keys x2', 'Never been on the beach', 'Kept under cover', 'Kept in the family', 'Ideal first car with low kms'],
  ...['Has roof racks and a tow bar', 'Bluetooth, cruise, reverse cam', 'We have 3 of these in stock', 'Great on fuel and easy to park'],
  ...['Low kms for its age', 'This one ticks all the boxes', 'Priced to sell', "Be quick, this won't last long"],
  ...['Immaculate inside and out', 'Only 2 previous owners', 'New WOF and rego', 'Just serviced and ready to go'],
  ...[
    'Drives as new',
    'No stories, just a great car',
    'Not a mark on it',
    'Excellent condition throughout',
    'Rare manual, enthusiast owned',
  ],
  ...['Must be seen and driven', 'Must sell', 'Sunroof, leather, heated seats', '7 seater, perfect for families'],
  ...['Cheap runabout', 'Genuine 45,000 kms', 'Full logbook history', 'Good tyres all round', 'Fresh service, new brakes'],
  ...['Well kept by previous owner', 'Suit new car buyer', "Would suit first home buyers' budget", 'Local car with known history'],
  ...['Best value in town', 'Make an offer', 'Comes with 2 keys, books and a fresh service', 'Balance of new car warranty until 2028'],
  ...['Recently detailed', 'Special this week only', 'Hard to find model', 'Super tidy example', 'NZ new', 'Tow bar, canopy, snorkel'],
  ...['Lots of extras', 'Family owned dealership', 'All new tyres', 'Economical diesel', 'Easy finance', 'Trade-ins welcome'],
  ...['Delivery available', 'Great for the tradie', 'Light hail, priced accordingly'],
])('“%s” is an advertisement (ENT-01)', (text) => expect(isUnclearNote(text)).toBe(false))

it('a long text is no note (ENT-01)', () => expect(isUnclearNote(`Kim took it. ${'Great car. '.repeat(20)}`)).toBe(false))
