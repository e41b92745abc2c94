import type { ScenarioPost } from '../../Scenario'

/** Kauri's posts. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'How to read a Consumer Information Notice',
    category: 'buying-guides',
    summary: 'What’s on the card in the window, line by line.',
    body: 'Every used car for sale has a card in its window, called the Consumer Information Notice. It tells you who’s selling the car, what it costs, when it was first registered here and overseas, and whether there’s money owing on it.\n\nRead it first, before you read anything we’ve written.',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car with an inspection checklist',
    daysAgo: 11,
  },
  {
    title: 'Road user charges explained',
    category: 'buying-guides',
    summary: 'Diesels pay by the kilometre. Here’s how to read the label, and what to ask before you buy.',
    body: 'Petrol is taxed at the pump. If you drive a diesel or an electric car, you pay road user charges instead. You buy them in blocks of a thousand kilometres, shown on a label inside the windscreen. Plug-in hybrids pay a lower charge, as well as the tax on their petrol.\n\nCheck the label against the odometer. If the odometer has gone past it, there’s money owing, and the debt goes with the vehicle. We’ll pay anything owing before you take the car, and tell you how many kilometres are left on the label.',
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
