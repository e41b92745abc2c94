import type { ScenarioPost } from '../../Scenario'

/** Karri Coast's posts: more than one page, one scheduled, one draft. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'A week with the RAV4 hybrid: school runs, a surfboard and one long drive',
    category: 'vehicle-reviews',
    summary: 'We lived with it for seven days and 640 kilometres, and gave it back with fuel to spare.',
    body: `Everybody who asks us about the RAV4 asks the same two things: how much fuel does it really use, and does the pram fit. So one of us took the demonstrator home for a week.

## The everyday part

Monday to Friday was school, work and the shops. In town it drives on electricity more often than you notice, and the engine joins without a shudder. The screen is clear in full sun, the heater is quick, and there is a real volume knob.

## The boot

- a pram and the week's groceries, with the seats up
- a 6'2" surfboard, with one seat down
- two bicycles, with both down and the front wheels off

## The long drive

On Saturday we drove to Pemberton and back. On the open road it is quiet, though coarse country bitumen still makes itself heard. It towed nothing: for a boat or a van, ask us about the all-wheel drive.

## What we would change

The second row has no air vents in the cheapest grade, and the electric tailgate is slow. That is all we found.`,
    author: 'Megan Tully',
    tags: 'RAV4, hybrid, family',
    carsFrom: '/search/toyota/rav4',
    modelName: 'RAV4',
    imageAlt: 'A RAV4 as it stands in our yard',
    featured: true,
    daysAgo: 6,
  },
  {
    title: 'HiLux or LandCruiser 70: which one for the farm?',
    category: 'vehicle-reviews',
    summary: 'Two honest workhorses, two very different days at work.',
    body: `We sell both to people who use them hard, and we see both when they come back for service.

## Take the HiLux if

- it does the school run as well
- you tow up to 3,500 kg and want to talk while you do
- somebody other than you drives it

## Take the 70 if

- the track to the back paddock is the road
- it has to be repaired with what is in the shed
- you keep a car for twenty years

Come and drive them one after the other. We have a bit of bush behind the workshop for that.`,
    author: 'Dale Rigby',
    tags: 'HiLux, LandCruiser, towing',
    carsFrom: '/search/toyota/hilux',
    modelName: 'HiLux',
    imageAlt: 'A HiLux as it stands in our yard',
    featured: true,
    daysAgo: 20,
  },
  {
    title: 'Yaris Cross after two years: what our loan cars have taught us',
    category: 'vehicle-reviews',
    summary: 'Four of them, 160,000 kilometres between them, and one parking dent.',
    body: `Our loan cars are driven by everybody, and nobody is as gentle with them as with their own.

The seats wear well. The hybrids' brakes hardly wear at all: three of the four still have the pads they came with. Tyres last about 45,000 kilometres if they are turned at each service.

The one thing people ask for is a rear wiper that reaches further down. So do we.`,
    author: 'Megan Tully',
    tags: 'Yaris Cross, hybrid',
    carsFrom: '/search/toyota/yaris-cross',
    modelName: 'Yaris Cross',
    imageAlt: 'A Yaris Cross as it stands in our yard',
    daysAgo: 41,
  },
  {
    title: 'The Busselton service bay opens on Saturdays',
    category: 'news',
    summary: 'Every second Saturday, by appointment, with a lift to the jetty while you wait.',
    body: 'From this month our Busselton workshop opens every second Saturday. In the week of one of ours the hours on our Busselton page say so. For a later one call us on (08) 5550 2290: we tell you which Saturdays they are, and keep you a place.\n\nWhile you wait, our shuttle runs to the jetty and back every half hour.',
    author: 'Karri Coast Toyota',
    tags: 'service',
    picture: 'workshop',
    imageAlt: 'A car on the hoist of a workshop',
    featured: true,
    daysAgo: 3,
  },
  {
    title: 'Hybrids: what has arrived, and what is on the boat',
    category: 'news',
    summary: 'More of them, sooner, and what that means if you are waiting for one.',
    body: 'Supply of hybrids is better than it has been for two years. Some we have here, some are on the water, and for the rest we can tell you a month.\n\nIf you have ordered one with us, you hear from us each time its month changes. If you would rather not wait, ask about the demonstrators.',
    tags: 'hybrid',
    carsFrom: '/search/new-and-demo-cars?fuel=Hybrid',
    modelName: 'Corolla',
    imageAlt: 'A Corolla as it stands in our yard',
    featured: true,
    daysAgo: 12,
  },
  {
    title: 'What a certified used car has been through before you see it',
    category: 'buying-guides',
    summary: 'Where it is looked at, who does it, and what sends a car away again.',
    body: 'A certified car is looked over from the wheels up before it goes on the yard. What is worn is changed, and what cannot be put right sends the car to auction.\n\n## Ask to see it\n\nThe sheet is in the glovebox. If it is not, ask: we print it while you drive.',
    tags: 'certified, used cars',
    carsFrom: '/pre-owned',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car, with the list of what was looked at',
    daysAgo: 33,
  },
  {
    title: 'Reading a tyre: five numbers that matter, and one that does not',
    category: 'ownership',
    summary: 'What stands on the wall of a tyre, and when to come by.',
    body: 'The wall of a tyre says its width, its height, its rim, how much it carries and how fast it may go. What matters as much is its age: four digits in a small oval, week and year.\n\nA tyre older than six years deserves a look, however much tread it has.',
    tags: 'tyres, service',
    picture: 'tyres',
    imageAlt: 'Tyres in a rack',
    daysAgo: 58,
  },
  {
    title: 'Three hundred kilometres for the surf rescue boat',
    category: 'community',
    summary: 'Why our people arrived at work on bicycles, and how much came together.',
    body: 'Eleven of us rode from Bunbury to Albany in three days. The money buys a new motor for the rescue boat at Smiths Beach.\n\nThank you to everybody who gave, and to the bakery in Nannup, which would not let us pay.',
    picture: 'week',
    imageAlt: 'A car on the road, a week after it was bought',
    daysAgo: 75,
  },
  {
    title: 'Charging at home: what an ordinary power point can and cannot do',
    category: 'ownership',
    summary: 'Overnight is enough for most people. Here is how to find out whether you are one of them.',
    body: 'An ordinary power point adds ten to fifteen kilometres an hour. Twelve hours at home is 150 kilometres: more than most of us drive in three days.\n\nIf you drive further than that daily, ask an electrician about a wall box before you order.',
    tags: 'electric, charging',
    picture: 'charger',
    imageAlt: 'A car at a charger',
    daysAgo: 90,
  },
  {
    title: 'The new season of driver training',
    category: 'news',
    summary: 'A Sunday on our own track, for drivers in their first two years.',
    body: 'Bookings open with this post.',
    picture: 'learner',
    imageAlt: 'A car with plates of a learner',
    publishTime: '09:00',
    daysAgo: -14,
  },
  {
    title: 'Prado: notes after the first drive',
    category: 'vehicle-reviews',
    body: 'Still to be written.',
    modelName: 'Prado',
    imageAlt: 'A Prado as it stands in our yard',
    state: 'draft',
    daysAgo: 0,
  },
]
