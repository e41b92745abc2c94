import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed } from './testing/parseWholeFeed'

/** Cars as lists of Australian dealers spell them. */
const cars = [
  ...[
    'Toyota,HiLux,SR5 Double Cab,Glacier White,Dual Cab Ute,Diesel,6 SP AUTO,4x4',
    'Toyota,Corolla,Ascent Sport,Eclectic Blue,Hatch,ULP,CVT,FWD',
  ],
  ...[
    'Ford,Ranger,XLT Hi-Rider,Meteor Grey,Utility,Diesel,10sp Auto,4WD',
    'Mazda,CX-5,Maxx Sport,Soul Red Crystal,SUV,Petrol,6 Speed Automatic,AWD',
  ],
  ...[
    'Hyundai,i30,N Line,Phantom Black,Hatchback,PULP,7 Speed DCT,FWD',
    'Kia,Sportage,GT-Line,Snow White Pearl,Wagon,Diesel,Automatic,AWD',
  ],
  ...[
    'Mitsubishi,Triton,GLX-R,Graphite Grey,Dual Cab,Diesel,Auto,4x4',
    'Volkswagen,Golf,110TSI Comfortline,Pure White,5D Hatch,Petrol,DSG,FWD',
  ],
  ...['Isuzu,D-MAX,LS-U,Cobalt Blue,Cab Chassis,Diesel,Manual,4WD', 'Nissan,X-Trail,ST-L 7 Seat,Gun Metallic,WGN,Unleaded,CVT,2WD'],
  ...['Subaru,Outback,2.5i Premium,Magnetite Grey,SUV,ULP,Lineartronic,AWD', 'Holden,Colorado,LTZ,Absolute Red,UTE,D,6SP MANUAL,4X4'],
  ...[
    'BMW,X3,xDrive20d M Sport,Alpine White III,SUV,Diesel,8 Speed Sports Auto,AWD',
    'Mercedes-Benz,C-Class,C200 AMG Line,Obsidian Black,Sedan,Premium,9G-Tronic,RWD',
  ],
  ...[
    'Tesla,Model 3,Long Range,Midnight Silver Metallic,Sedan,Electric,1 Speed,AWD',
    'MG,ZS,Essence,Brighton Blue,SUV,Petrol,4 Speed Auto,FWD',
  ],
  ...['Honda,CR-V,VTi L7,Platinum White,Wagon,Petrol,CVT,FWD', 'Suzuki,Swift,GL Navigator,Burning Red,Hatch,Petrol,5MT,FWD'],
  ...[
    'GWM,Cannon,Ultra,Crystal Black,Ute,Diesel,8A,4WD',
    'LDV,T60,Megatub,Blanc White,Dual Cab Utility,Diesel,Auto,4x4',
    'Jeep,Wrangler,Rubicon,Sarge Green,Softtop,Petrol,Auto,4WD',
  ],
]
/** Columns of a dealer’s system that nothing reads; the last three need a decision. */
const ofSystem = (index: number) =>
  `${index},D77,K${index},G4LA${index},12,${index % 90},$${10_000 + index},https://old.example/${index},2026-05-0${1 + (index % 9)},${30_000 + index},${['Trade-in', 'Auction house', 'Walk-in'][index % 3]},${'ABC'[index % 3]}`
const types = ['Used', 'USED', 'New', 'Demo', 'U', 'Used Vehicle']
const statuses = ['In Stock', 'Available', 'Deposit Taken', 'In Transit', 'Sold']
const comments = [
  'One owner, full service history, two keys. Trade-ins welcome and finance available to approved customers.',
  'Drives like new. Reversing camera, cruise control and tow bar. Call us to book a test drive today!',
  'Ex-government. Serviced at 15k, 30k and 45k. Balance of new car warranty. No hidden fees.',
]

it('a file of 2,000 cars causes at most twelve questions, and its names and colours are published (ENT-01)', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => {
    const [year, km] = index % 6 === 2 || index % 6 === 3 ? [2026, 500 + (index % 900)] : [2015 + (index % 10), 30_000 + index * 37]
    const status = statuses[index % 23 === 0 ? index % 5 : 0]
    return `S${index},${cars[index % cars.length]},${year},${types[index % 6]},${18_990 + index},${km},${status},"${comments[index % 6 === 2 ? 1 : index % 3]}",Main,${ofSystem(index)}`
  })
  const head =
    'Stock No,Make,Model,Badge,Colour,Body,Fuel,Transmission,Drive,Year,Type,Price,Kms,Status,Comments,Location,Row id,Dealer code,Key tag,Engine no,Photo count,Days in stock,Cost,Listing URL,Created,RRP,Source,Lot zone'
  const feed = await parseWholeFeed(`${head}\n${rows.join('\n')}\n`, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new', makes: [] },
    ...{ priceType: 'egc', places: [{ locationId: 'l', called: ['Main'] }] },
  })
  if (feed instanceof FeedFault) throw feed
  expect(feed.cars).toHaveLength(2_000)
  expect(feed.columnQuestions().map(({ heading }) => heading)).toEqual(['RRP', 'Source', 'Lot zone'])
  // The dealer’s own letters for places are the only ones that may be about the sale.
  expect(feed.columnQuestions().flatMap(({ heading, isAskedAlone }) => (isAskedAlone ? [heading] : []))).toEqual(['Lot zone'])
  expect(feed.questions().length + feed.columnQuestions().length).toBeLessThanOrEqual(12)
  expect([...new Set(feed.problems.map(({ message }) => message))]).toEqual([
    'Nothing reads “RRP”, “Source” and “Lot zone”, and this car has an entry there. Say whether they matter.',
  ])
  expect(feed.cars.filter(({ car }) => car.badge === null || car.colour === null || car.dealerComments === null)).toEqual([])
})
