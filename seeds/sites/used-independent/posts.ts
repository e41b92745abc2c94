import type { ScenarioPost } from '../../Scenario'

/** Saltbush's posts: a few, without authors. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'How to check a used car in ten minutes',
    category: 'buying-guides',
    summary: 'The ten-minute check we do at every auction.',
    body: 'Start with a cold engine and the bonnet shut. Ask questions if you see any of these.\n\n## Outside\n\n- uneven gaps between panels\n- four different brands of tyre\n- fogging in one headlight but not the other\n\n## Inside\n\n- pedals too worn for the kilometres on the clock\n- seat belts that don’t retract\n- a logbook that was filled in all at once\n\nThen start the engine and have a good listen.',
    tags: 'used cars, checks',
    carsFrom: '/search/used-cars?price=5000:20000',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car with an inspection checklist',
    daysAgo: 9,
  },
  {
    title: 'What does “Excl. gov. charges” mean?',
    category: 'news',
    summary: 'If a price doesn’t include government charges, we’ll say so. Ask us and you’ll get the full figure in writing.',
    body: 'A drive-away price is all you’ll pay to take the car home. If a price is marked “Excl. gov. charges”, stamp duty and the transfer of the registration are extra. We’d rather you saw that up front than when you sign.\n\n## What’s left out\n\n- **Stamp duty.** In New South Wales it’s $3 for every $100 of the price, and more on the part of a passenger car’s price above $44,999.\n- **The registration transfer fee.** Service NSW charges the buyer a set amount.\n\nAnything else, such as our inspection and the pink slip, is already in the price.\n\n## An example\n\nTake a hatch advertised at $15,000 excluding government charges. Stamp duty comes to $450, so you’d pay $15,450 plus the transfer fee. If the same car were marked $15,000 drive away, you’d pay $15,000 and not a cent more.\n\n## How to compare two cars\n\nAsk both yards for the drive-away figure in writing. If one won’t give it to you, that tells you something too.\n\nMost of our cars are priced drive away. If one isn’t, the price says so. [Send us](/contact) the stock number and Mel will give you the full figure in writing before you decide.',
    picture: 'handover',
    imageAlt: 'Car keys being handed over',
    daysAgo: 27,
  },
  {
    title: 'Meet Tien, our mechanic',
    category: 'community',
    summary: 'What he listens for first, and the car he drives himself.',
    body: 'Tien can pick a worn wheel bearing from across the yard. He drives a 1996 wagon with 480,000 kilometres on it, and no, it’s not for sale.',
    picture: 'workshop',
    imageAlt: 'A car on a workshop hoist',
    daysAgo: 44,
  },
]
