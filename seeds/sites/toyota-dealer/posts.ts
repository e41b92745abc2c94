import type { ScenarioPost } from '../../Scenario'

/** Karri Coast's posts: more than one page, one scheduled, one draft. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'A week with the RAV4 Hybrid',
    category: 'vehicle-reviews',
    summary: 'Seven days, 640 kilometres and fuel to spare.',
    body: `We get asked one thing about the RAV4 all the time: will the pram fit? So one of us took the demo home for a week to find out.

## Around town

Monday to Friday was school, work and the shops. In town it runs on electric power more often than you’d think, and the engine cuts in smoothly. The screen is clear in full sun, the heater is quick, and there’s a proper volume knob.

## The boot

With the seats up, it took a pram and the week’s groceries. A 6'2" surfboard fits with one seat down, and two bikes fit with both seats down and the front wheels off.

## The long drive

On Saturday we drove to Pemberton and back. It’s quiet on the open road, with some noise on coarse country bitumen. We didn’t tow anything, so if you have a boat or a van, ask us about the all-wheel drive.

## Room for improvement

The entry grade has no air vents in the second row, and the power tailgate is slow. We couldn’t find much else to complain about.`,
    author: 'Megan Tully',
    tags: 'RAV4, hybrid, family',
    carsFrom: '/search/toyota/rav4',
    modelName: 'RAV4',
    imageAlt: 'A RAV4 in our yard',
    featured: true,
    daysAgo: 6,
  },
  {
    title: 'HiLux or LandCruiser 70 for the farm?',
    category: 'vehicle-reviews',
    summary: 'Two great workhorses, built for different jobs.',
    body: `Our customers work both of these hard, and we see how they hold up when they come in for a service.

## Choose the HiLux if

- it’ll do the school run as well
- you tow up to 3,500 kg and want a quiet cabin
- other people will be driving it

## Choose the 70 if

- it’ll spend its days on the track to the back paddock
- you need to fix it with what’s in the shed
- you keep a car for twenty years

Come and drive them back to back. We have a bit of bush behind the workshop for just that.`,
    author: 'Dale Rigby',
    tags: 'HiLux, LandCruiser, towing',
    carsFrom: '/search/toyota/hilux',
    modelName: 'HiLux',
    imageAlt: 'A HiLux in our yard',
    featured: true,
    daysAgo: 20,
  },
  {
    title: 'Yaris Cross: two years as a loan car',
    category: 'vehicle-reviews',
    summary: 'Four cars, 160,000 kilometres between them and one parking dent.',
    body: `Loan cars have a tough life. They get a new driver every day, and no one treats them like their own.

The seats have worn well, and the hybrid brakes have hardly worn at all. Three of the four cars still have their original pads. We expect about 45,000 kilometres from a set of tyres, rotated at each service.

The one thing customers ask for is a longer rear wiper, and we agree.`,
    author: 'Megan Tully',
    tags: 'Yaris Cross, hybrid',
    carsFrom: '/search/toyota/yaris-cross',
    modelName: 'Yaris Cross',
    imageAlt: 'A Yaris Cross in our yard',
    daysAgo: 41,
  },
  {
    title: 'Saturday servicing comes to Busselton',
    category: 'news',
    summary: 'Saturdays from 8am to noon, with a lift to the jetty while you wait. Every second Saturday is by appointment only.',
    body: 'Our Busselton workshop now opens on Saturday mornings, from 8am to noon. Every second Saturday is by appointment only, so call us on (08) 5550 2290 or book online, and we’ll find you a spot.\n\nWhile you wait, our shuttle runs to the jetty and back every half hour.',
    author: 'Karri Coast Toyota',
    tags: 'service',
    picture: 'workshop',
    imageAlt: 'A car on a workshop hoist',
    featured: true,
    daysAgo: 3,
  },
  {
    title: 'Hybrid update: in stock and on the way',
    category: 'news',
    summary: 'Hybrids are arriving sooner than expected. Here’s what that means if you’re waiting for one.',
    body: 'Hybrid supply is the best it’s been in two years. We have some here now, more are on the water, and we can give you an arrival month for the rest.\n\nIf you’ve ordered one, we’ll let you know whenever your month changes. If you’d rather not wait, ask about our demos.',
    tags: 'hybrid',
    carsFrom: '/search/new-and-demo-cars?fuel=Hybrid',
    modelName: 'Corolla',
    imageAlt: 'A Corolla in our yard',
    featured: true,
    daysAgo: 12,
  },
  {
    title: 'How we certify a used car',
    category: 'buying-guides',
    summary: 'What we check, what we replace and why some cars don’t make it.',
    body: 'We inspect every certified car from the wheels up before it goes on sale. We replace worn parts, and if we can’t fix something properly, we don’t certify the car.\n\n## Ask to see the sheet\n\nYou’ll find the inspection sheet in the glovebox. If it’s not there, just ask and we’ll print it while you’re on your test drive.',
    tags: 'certified, used cars',
    carsFrom: '/pre-owned',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car with an inspection checklist',
    daysAgo: 33,
  },
  {
    title: 'How to read a tyre',
    category: 'ownership',
    summary: 'What the numbers on the sidewall mean, and when to get your tyres checked.',
    body: 'The sidewall shows a tyre’s width, profile, rim size, load rating and speed rating. A tyre’s age matters just as much as its size. Look for four digits in a small oval, which give the week and year it was made.\n\nIf your tyres are more than six years old, have them checked, however much tread they have left.',
    tags: 'tyres, service',
    picture: 'tyres',
    imageAlt: 'Tyres in a rack',
    daysAgo: 58,
  },
  {
    title: 'Three hundred kilometres for the surf rescue boat',
    category: 'community',
    summary: 'Why eleven of us rode from Bunbury to Albany, and what it paid for.',
    body: 'Eleven of us rode from Bunbury to Albany in three days, and raised enough for a new motor for the rescue boat at Smiths Beach.\n\nThank you to everyone who donated, and to the bakery in Nannup, which wouldn’t let us pay.',
    picture: 'week',
    imageAlt: 'A car on the open road',
    daysAgo: 75,
  },
  {
    title: 'Can you charge an EV from a power point?',
    category: 'ownership',
    summary: 'For most people, overnight charging is plenty. Here’s how to tell if that’s you.',
    body: 'An ordinary power point adds ten to fifteen kilometres of range an hour. Twelve hours at home gives you about 150 kilometres, which is more than most of us drive in three days.\n\nIf you drive further than that every day, ask an electrician about a wall box before you order.',
    tags: 'electric, charging',
    picture: 'charger',
    imageAlt: 'A car at a charger',
    daysAgo: 90,
  },
  {
    title: 'Driver training is back',
    category: 'news',
    summary: 'A Sunday on our own track for drivers in their first two years.',
    body: 'Bookings are now open.',
    picture: 'learner',
    imageAlt: 'A car with L plates',
    publishTime: '09:00',
    daysAgo: -14,
  },
  {
    title: 'Prado: first drive',
    category: 'vehicle-reviews',
    body: 'Draft notes from the first drive.',
    modelName: 'Prado',
    imageAlt: 'A Prado in our yard',
    state: 'draft',
    daysAgo: 0,
  },
]
