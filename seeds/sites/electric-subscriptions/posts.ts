import type { ScenarioPost } from '../../Scenario'

/** Stillwater's posts. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'Melbourne to Adelaide in one of our cars',
    category: 'vehicle-reviews',
    summary: 'Where we stopped, how long for, and how accurate the range estimate was.',
    body: 'We took one of our cars and drove to Adelaide, with only the first stop planned.\n\n## The stops\n\n- Horsham: 28 minutes and a pie\n- Keith: 22 minutes and a walk\n- Tailem Bend: we didn’t need it\n\nThe car said we’d arrive with 16 per cent, and it was within two percentage points.\n\n## Our tips\n\nCharge fully at home before you leave, stop before the car tells you to, and eat where the charger is. And don’t drive past a vacant charger just because the next one has better reviews. We did.',
    tags: 'electric, road trip',
    carsFrom: '/search?fuel=Electric',
    modelName: 'Model Y',
    imageAlt: 'A Model Y in our yard',
    featured: true,
    daysAgo: 8,
  },
  {
    title: 'How to charge an EV if you live in a flat',
    category: 'buying-guides',
    summary: 'No garage or driveway? Ask yourself these five questions.',
    body: 'About half our subscribers live in flats. Most of them charge at home, and the rest charge at work or at the supermarket.\n\n## Five questions\n\n1. Is there a power point within reach of your car space, and whose meter is it on?\n2. Who can approve a change to it: you, your landlord or the owners corporation?\n3. How far do you drive in a week? An ordinary power point gives you about 12 km of range an hour, or about a hundred kilometres overnight.\n4. Where’s the car parked during the day?\n5. Which public chargers do you already drive past?\n\nSend your answers to Ada. She’ll tell you whether it’ll work before you sign anything.',
    tags: 'charging, home',
    picture: 'charger',
    imageAlt: 'A car at a charger',
    daysAgo: 15,
  },
  {
    title: 'Battery state of health explained',
    category: 'buying-guides',
    summary: 'What the number means, and three questions to ask about it.',
    body: 'State of health compares how much a battery holds now with how much it held when new. To make sense of the number, ask when it was measured, what it was measured with, and at what temperature.\n\n## Why the dash isn’t enough\n\nThe car estimates its range from how it was last driven. After a week on the freeway the estimate will be low, and after a week in town it’ll be high. A full cycle on a charger that measures the energy going in gives you a true figure.\n\n## What’s normal\n\nA battery loses capacity fastest in its first two years, then the loss slows. Charging habits matter more than distance, so compare battery figures rather than kilometres.',
    tags: 'battery, used cars',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car with a checklist of measurements',
    daysAgo: 22,
  },
  {
    title: 'How winter and summer affect EV range',
    category: 'news',
    summary: 'Cold mornings cost you range. Hot afternoons cost less than you’d think.',
    body: 'We logged three of our own cars for a year on the same commute.\n\n## Cold\n\nAfter a frosty night outside, a battery gives less until it warms up, and the heater uses power too. Heat the car while it’s still plugged in, and use the seat heater before the cabin heater.\n\n## Hot\n\nCooling the cabin uses less power than heating it. It’s still worth parking in the shade, for the battery and for you.\n\n## Fast\n\nYour right foot makes the biggest difference, whatever the month. Driving at 100 instead of 110 matters more than the season.',
    tags: 'range',
    picture: 'tyres',
    imageAlt: 'Four tyres in front of a workshop wall',
    daysAgo: 36,
  },
]
