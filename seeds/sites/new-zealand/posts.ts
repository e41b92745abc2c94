import type { ScenarioPost } from '../../Scenario'

/** Kauri's posts. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'How to read a Consumer Information Notice',
    category: 'buying-guides',
    summary: 'What’s on the card in the window, line by line.',
    body: 'Every used car a dealer sells has a card in its window, called the Consumer Information Notice. On our site you’ll find the same facts on the car’s page. Read it first, before you read anything we’ve written.\n\n## Line by line\n\n- **The trader.** Our name, address and trader number. You can look the number up on the Motor Vehicle Traders Register.\n- **The price.** It includes GST. The card also says whether registration and licensing are included.\n- **Year and model.** The model year isn’t always the year the car was first registered.\n- **Plate and VIN.** Check both against the car. The VIN is on a plate under the bonnet or at the bottom of the windscreen.\n- **Engine and fuel.** The cc rating, and what it runs on.\n- **First registered.** In New Zealand, and overseas if the car was imported used. A gap of a few years is normal for an import.\n- **Imported damaged.** If the car was recorded as damaged when it came in, the card must say so.\n- **Odometer.** The reading, and whether we know it’s right. If it’s marked unknown, ask why, and expect the price to reflect it.\n- **Security interest.** Whether a lender has an interest registered against the car. We settle what’s owing before we put a car up for sale, so ours should say none.\n- **Warrant and licence.** When each one runs out.\n- **Road user charges.** For diesels, plug-in hybrids and electric cars: the odometer reading they’re paid up to.\n\n## Before you sign\n\nYou’ll be asked to sign a copy to show you’ve seen it. Take your time and compare it with the car in front of you. If a line is blank or doesn’t match, ask, and don’t sign until you’re happy with the answer. Keep your copy with the car’s papers.\n\n## If it turns out wrong\n\nThe card is part of the deal. If something on it isn’t true, talk to us first. If we can’t sort it out, the Motor Vehicle Disputes Tribunal can decide for a small fee.',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car with an inspection checklist',
    daysAgo: 11,
  },
  {
    title: 'Road user charges explained',
    category: 'buying-guides',
    summary: 'Diesels, EVs and plug-ins pay by the kilometre. Here’s how to read the label, and what to ask before you buy.',
    body: 'Petrol is taxed at the pump. If you drive a diesel or an electric car, you pay road user charges instead. You buy them in blocks of 1,000 km, and you display the label inside the windscreen. Plug-in hybrids pay a lower charge, as well as the tax on their petrol.\n\nCheck the label against the odometer. If the odometer is past the last kilometre on the label, there’s money owing, and the debt goes with the car. We’ll pay anything owing before you take the car, and tell you how many kilometres are left on the label.',
    imageAlt: 'A diesel in our yard',
    daysAgo: 32,
  },
  {
    title: 'See a Hamilton car at the Mount',
    category: 'news',
    summary: 'We’ll bring a car from Hamilton to Tauranga for you to see, or the other way round.',
    body: 'Most weeks one of us drives a car over the Kaimais for a customer on the other side. Ask to see a car from the other yard and we’ll tell you which day it can be there.\n\nThere’s no obligation. If it’s not the right car, we’ll take it home again.',
    picture: 'handover',
    imageAlt: 'Car keys being handed over',
    daysAgo: 54,
  },
]
