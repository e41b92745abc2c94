import type { ScenarioPost } from '../../Scenario'

/** Stillwater's posts. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'Melbourne to Adelaide and back on one subscription',
    category: 'vehicle-reviews',
    summary: 'Where we stopped, how long for, and what the screen had promised.',
    body: 'We took a car from the yard and drove to Adelaide with nothing planned but the first stop.\n\n## The stops\n\n- Horsham: 28 minutes, a pie\n- Keith: 22 minutes, a walk\n- Tailem Bend: not needed after all\n\nThe car promised 16 per cent on arrival and kept its word within two.\n\n## What we would do again\n\nLeave with the battery full from the wall at home, stop before the car asks for it, and eat where the charger is. What we would not do again is drive past a free charger because the next one has more stars.',
    tags: 'electric, road trip',
    carsFrom: '/search?fuel=Electric',
    modelName: 'Model Y',
    imageAlt: 'A Model Y as it stands in our yard',
    featured: true,
    daysAgo: 8,
  },
  {
    title: 'Charging in a flat: what to ask before you move the car',
    category: 'buying-guides',
    summary: 'No garage, no driveway, and still no reason to queue. Five questions, in order.',
    body: 'About half of our subscribers live in flats. Most of them charge at home; the rest charge at work or at the supermarket and never think of it.\n\n## Five questions\n\n1. Is there a power point within reach of your space, and whose meter is it on?\n2. Who decides about a change to it: you, the owner or the owners corporation?\n3. How far do you drive in a week? An ordinary power point gives about 12 km of range an hour, which is a hundred over a night.\n4. Where does the car stand during the day?\n5. Which public charger do you pass anyway?\n\nWrite the answers down and send them to Ada. She tells you whether it works before you sign anything, and now and then that it does not.',
    tags: 'charging, home',
    picture: 'charger',
    imageAlt: 'A car at a charger',
    daysAgo: 15,
  },
  {
    title: 'What a battery’s state of health tells you',
    category: 'buying-guides',
    summary: 'One number, and three questions to ask with it.',
    body: 'State of health compares what a battery holds now with what it held when new. Ask when it was read, by what, and at which temperature: then it is a number you can use.\n\n## Why the dash is not enough\n\nThe car guesses its range from how it was driven last. After a week of freeway it is a pessimist, after a week of town an optimist. A full cycle on a charger that counts does not care how you drive.\n\n## What is normal\n\nA battery loses most in its first two years and then slowly. Two cars of one age differ more by how they were charged than by how far they went, so compare figures and not kilometres.',
    tags: 'battery, used cars',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car, with the list of what was measured',
    daysAgo: 22,
  },
  {
    title: 'Winter range, summer range: what changes and what does not',
    category: 'news',
    summary: 'A cold morning costs range, a hot afternoon costs less than you think.',
    body: 'We kept a log of three cars of our own for a year, on the same way to work.\n\n## Cold\n\nA battery that stood outside on a frosty night gives less until it is warm, and the heater takes its share. Heat the car while it is still plugged in, and use the seat before the air.\n\n## Hot\n\nCooling the cabin takes less than heating it. Park in the shade all the same: the battery likes it, and so do you.\n\n## Fast\n\nWhat changes range most, in any month, is the right foot. A hundred instead of a hundred and ten is worth more than either season.',
    tags: 'range',
    picture: 'tyres',
    imageAlt: 'Four tyres in front of a workshop’s wall',
    daysAgo: 36,
  },
]
