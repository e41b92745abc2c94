import type { ScenarioPost } from '../../Scenario'

/** Meridian's posts, for the group's sites. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'Mazda CX-5 v Kia Sportage: a day with both',
    category: 'vehicle-reviews',
    summary: 'Same road, same driver, same coffee stop.',
    body: 'We drove both from Geelong to Lorne and back on the same day.\n\n## On the road\n\nThe CX-5 is more fun through the bends, and the Sportage is quieter at 100 km/h.\n\n## In the back\n\nOur two teenagers liked the extra knee room in the Sportage, but preferred the seats in the CX-5.\n\n## Our verdict\n\nIt’s close, so drive the Sportage, then come and drive the CX-5.',
    author: 'Ines Falk',
    tags: 'SUV, comparison',
    carsFrom: '/search?body=SUV',
    modelName: 'CX-5',
    imageAlt: 'A CX-5 in our yard',
    featured: true,
    daysAgo: 5,
  },
  {
    title: 'One service record across the group',
    category: 'news',
    summary: 'Visit any of our workshops and they’ll know what the last one did.',
    body: 'All our workshops now share their service records. Take your car to the nearest one and they’ll know what’s been done and what’s been put off.',
    picture: 'workshop',
    imageAlt: 'A car on a workshop hoist',
    daysAgo: 15,
  },
  {
    title: 'Novated leasing in plain English',
    category: 'buying-guides',
    summary: 'Who pays for what, and when it’s worth a look.',
    body: 'With a novated lease, your employer pays for the car out of your pre-tax salary. At the end of the lease you can pay the residual and keep the car, sell it to pay the residual, or take out a new lease.\n\nWhether it’s worth it depends on your tax, how far you drive and how long you stay in the job. Talk to your accountant first, then come and see us.',
    tags: 'leasing, finance',
    picture: 'cover',
    imageAlt: 'Papers on a desk beside car keys',
    daysAgo: 31,
  },
]
