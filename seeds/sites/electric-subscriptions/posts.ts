import type { ScenarioPost } from '../../Scenario'

/** What Stillwater writes. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'Melbourne to Adelaide and back on one subscription',
    category: 'vehicle-reviews',
    summary: 'Where we stopped, how long for, and what the screen had promised.',
    body: 'We took a car from the yard and drove to Adelaide with nothing planned but the first stop.\n\n## The stops\n\n- Horsham: 28 minutes, a pie\n- Keith: 22 minutes, a walk\n- Tailem Bend: not needed after all\n\nThe car promised 16 per cent on arrival and kept its word within two.',
    tags: 'electric, road trip',
    carsFrom: '/search?fuel=Electric',
    picture: 'charger',
    imageAlt: 'A car at a charger',
    featured: true,
    daysAgo: 8,
  },
  {
    title: 'What a battery’s state of health tells you',
    category: 'buying-guides',
    summary: 'One number, and three questions to ask with it.',
    body: 'State of health compares what a battery holds now with what it held when new. Ask when it was read, by what, and at which temperature: then it is a number you can use.',
    picture: 'inspection',
    imageAlt: 'A car under the lamps of an inspection bay',
    daysAgo: 22,
  },
]
