import type { ScenarioPost } from '../../Scenario'

/** Meridian's posts, for the group's sites. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'Mazda CX-5 against Kia Sportage: a day with both',
    category: 'vehicle-reviews',
    summary: 'Same road, same driver, same coffee stop.',
    body: 'We drove both from Geelong to Lorne and back on the same day.\n\n## On the road\n\nThe CX-5 turns in with more interest; the Sportage is the quieter of the two at a hundred.\n\n## In the back\n\nTwo teenagers preferred the Sportage by a hand’s width of knee room, and the CX-5 by its seats.\n\n## Which one\n\nDrive them yourself. Both are here.',
    author: 'Ines Falk',
    tags: 'SUV, comparison',
    carsFrom: '/search?body=SUV',
    modelName: 'CX-5',
    imageAlt: 'A CX-5 as it stands in our yard',
    featured: true,
    daysAgo: 5,
  },
  {
    title: 'One group, one service record',
    category: 'news',
    summary: 'Wherever you bring your car, the workshop knows what the last one did.',
    body: 'Our workshops now share their records. Bring your car to whichever is nearest: what was done, and what was put off, is known there.',
    picture: 'workshop',
    imageAlt: 'A car on the hoist of a workshop',
    daysAgo: 15,
  },
  {
    title: 'Novated leasing in plain words',
    category: 'buying-guides',
    summary: 'Who owns the car, who pays for what, and when it is worth asking.',
    body: 'In a novated lease your employer pays for the car out of your salary before tax. You drive it, and at the end you buy it, hand it back or start again.\n\nWhether it is worth it depends on your tax, your kilometres and how long you stay. Ask your accountant first, and us second.',
    tags: 'leasing, finance',
    picture: 'cover',
    imageAlt: 'Papers on a desk beside car keys',
    daysAgo: 31,
  },
]
