import type { ScenarioPost } from '../../Scenario'

/** Saltbush's posts: a few, without authors. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'How to look at a used car in ten minutes',
    category: 'buying-guides',
    summary: 'The same ten minutes our mechanic takes at an auction.',
    body: 'Start with a cold engine, and with the bonnet shut.\n\n## Outside\n\n- gaps between panels that differ\n- tyres of four makes\n- fog in one lamp and not the other\n\n## Inside\n\n- pedals worn further than the kilometres say\n- seat belts that do not run back\n- a service book with one handwriting\n\nThen start it, and listen before you look.',
    tags: 'used cars, checks',
    carsFrom: '/search/used-cars?price=5000:20000',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car, with the list of what was looked at',
    daysAgo: 9,
  },
  {
    title: 'What “Excl. gov. charges” beside a price means',
    category: 'news',
    summary: 'A price that leaves them out is marked so, and the full figure is yours in writing when you ask.',
    body: 'A price marked drive away is all you pay to drive the car home. Where it is marked “Excl. gov. charges”, stamp duty and registration come on top, and we would rather you saw that beside the price than at the desk.\n\nWhat they come to depends on the car and on you. [Ask us](/contact) with the stock number: Mel writes the full figure down before you decide.',
    picture: 'handover',
    imageAlt: 'Keys handed over beside a car',
    daysAgo: 27,
  },
  {
    title: 'Meet the mechanic: thirty years of other people’s noises',
    category: 'community',
    summary: 'What he hears first, and what he drives himself.',
    body: 'He hears wheel bearings before he hears you. He drives a 1996 wagon with 480,000 kilometres on it, which is for sale to nobody.',
    picture: 'workshop',
    imageAlt: 'A car on the hoist of a workshop',
    daysAgo: 44,
  },
]
