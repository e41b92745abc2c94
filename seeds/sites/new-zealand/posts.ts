import type { ScenarioPost } from '../../Scenario'

/** Kauri's posts. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'Reading the card in the window',
    category: 'buying-guides',
    summary: 'What the consumer information notice says, line by line.',
    body: 'Every used car for sale has a card in its window. It says who sells it, what it costs, when it was first registered here and overseas, and whether money is owing on it.\n\nRead it before you read us.',
    picture: 'inspection',
    imageAlt: 'A technician under a raised car, with the list of what was looked at',
    daysAgo: 11,
  },
  {
    title: 'What road user charges mean for a diesel',
    category: 'buying-guides',
    summary: 'A diesel pays by the kilometre. How to read the label, and what to ask before you buy one.',
    body: 'Petrol is taxed at the pump. A diesel or an electric car pays road user charges instead: kilometres bought in thousands, shown on a label inside the windscreen. A plug-in hybrid pays a lower charge, and the tax on its petrol as well.\n\nCompare the label with the odometer. If the odometer has passed it, somebody owes the difference, and it goes with the vehicle. We settle what is owing before a car is yours, and tell you how many kilometres are left on the label.',
    imageAlt: 'A diesel on the yard',
    daysAgo: 32,
  },
  {
    title: 'Hamilton to the Mount and back: two yards, one list',
    category: 'news',
    summary: 'A car in Hamilton can be seen in Tauranga, and the other way round.',
    body: 'Most weeks one of us drives over the Kaimais with a car that somebody on the other side wants to see. Ask for one from the other yard and we say which day it can be there.\n\nYou are not bound to anything: if it is not the right car, it goes home again.',
    picture: 'handover',
    imageAlt: 'Keys handed over beside a car',
    daysAgo: 54,
  },
]
