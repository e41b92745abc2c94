import { privacyText } from './privacyText'
import { termsText } from './termsText'

/**
 * The default pages of every site; templates and sites change, add and remove them by id (RTE-21, RTE-23). A page that is off here is an
 * outline: a layer that changes its blocks turns it on (`x-turns-on`), so that no site publishes the same text as all others.
 */
export const defaultPages = [
  {
    id: 'home',
    path: '/',
    title: 'Home',
    blocks: [
      { id: 'hero', kind: 'hero' },
      { id: 'latest', kind: 'featuredStock' },
      { id: 'makes', kind: 'browse' },
      { id: 'offers', kind: 'offers' },
      { id: 'reviews', kind: 'reviews' },
      { id: 'locations', kind: 'locations' },
    ],
  },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact us',
    blocks: [
      { id: 'form', kind: 'form', heading: 'Contact us', form: 'general' },
      { id: 'locations', kind: 'locations', filter: 'all' },
    ],
  },
  {
    id: 'test-drive',
    path: '/book-test-drive',
    title: 'Book a test drive',
    blocks: [{ id: 'form', kind: 'form', heading: 'Take a test drive', form: 'testDrive' }],
  },
  {
    id: 'service',
    path: '/service',
    title: 'Service',
    blocks: [
      { id: 'form', kind: 'form', heading: 'Book a service', form: 'service' },
      { id: 'locations', kind: 'locations', heading: 'Find our workshop', filter: 'service' },
    ],
  },
  {
    id: 'finance',
    path: '/finance',
    title: 'Finance',
    blocks: [
      { id: 'calculator', kind: 'calculator' },
      { id: 'form', kind: 'form', heading: 'Finance enquiry', form: 'finance' },
    ],
  },
  {
    id: 'trade-in',
    path: '/trade-in',
    title: 'Trade-in',
    blocks: [
      { id: 'form', kind: 'form', heading: 'What’s your vehicle worth?', form: 'tradeIn' },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Before you trade in',
        entries: [
          {
            id: 'value',
            title: 'How do you work out what my vehicle is worth?',
            text: 'We look at what similar vehicles sell for, then at your vehicle’s condition, kilometres and history. Any figure we give you before we’ve seen it is an estimate.',
          },
          {
            id: 'finance',
            title: 'Can I trade in a vehicle with money owing on it?',
            text: 'Usually. Tell us on the form and have the lender’s payout figure handy. The loan has to be paid out when you hand over the vehicle.',
          },
          {
            id: 'papers',
            title: 'What should I bring?',
            text: 'Your licence, your rego details, the service book and every key you have.',
          },
          {
            id: 'buy',
            title: 'Do I have to buy a vehicle from you?',
            text: 'No. Getting a valuation doesn’t commit you to anything. Just tell us whether you want to trade it in or sell it.',
          },
          {
            id: 'time',
            title: 'How long does it take?',
            text: 'It depends on the vehicle. We’ll tell you when to expect a figure, and how long it’s good for.',
          },
        ],
      },
    ],
  },
  {
    id: 'sell',
    path: '/sell-my-car',
    title: 'Sell my vehicle',
    blocks: [{ id: 'form', kind: 'form', heading: 'Sell us your vehicle', form: 'tradeIn' }],
  },
  {
    id: 'sell-your-car',
    shown: false,
    path: '/sell-your-car',
    title: 'Sell your vehicle',
    blocks: [
      { id: 'form', kind: 'form', heading: 'Sell your vehicle to us', form: 'tradeIn' },
      {
        id: 'steps',
        kind: 'reasons',
        heading: 'From your driveway to ours',
        layout: 'steps',
        entries: [
          { id: 'tell', title: 'Tell us', text: 'The rego or the model, the kilometres, and what you’d tell a friend about it.' },
          { id: 'hear', title: 'Hear from us', text: 'We’ll tell you what we’d pay, and ask about anything else we need to know.' },
          {
            id: 'show',
            title: 'Show us',
            text: 'Bring the vehicle, its keys and its service records. Let us know if there’s finance owing.',
          },
          { id: 'settle', title: 'Settle', text: 'You’ll have our price in writing before you hand over the keys.' },
        ],
      },
    ],
  },
  {
    id: 'buying',
    shown: false,
    path: '/buying',
    title: 'Buying a vehicle',
    blocks: [
      {
        id: 'steps',
        kind: 'reasons',
        heading: 'Buying a vehicle from us',
        layout: 'steps',
        entries: [
          { id: 'choose', title: 'Choose', text: 'Search our stock, save your favourites and compare.', href: '/search' },
          { id: 'drive', title: 'Drive', text: 'Ask for a time that suits you, and bring your licence.', href: '/book-test-drive' },
          {
            id: 'settle',
            title: 'Settle',
            text: 'Ask for the full price in writing, with your trade-in and finance if you want them.',
            href: '/finance',
          },
          {
            id: 'collect',
            title: 'Collect',
            text: 'Take your time to go through the vehicle, the paperwork and the controls before you leave.',
          },
        ],
      },
      { id: 'calculator', kind: 'calculator' },
    ],
  },
  {
    id: 'warranty',
    shown: false,
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      {
        id: 'text',
        kind: 'prose',
        heading: 'Warranty',
        text: 'New vehicles come with the manufacturer’s warranty. Used vehicles come with a statutory warranty where the law provides one, plus the balance of any manufacturer’s warranty. Ask us which one applies before you buy.\n\nIf something fails, call us before you have it repaired elsewhere. Your rights under {consumerLaw} are in addition to any warranty and are not limited by it.',
      },
      { id: 'form', kind: 'form', heading: 'Ask about warranty', form: 'general' },
    ],
  },
  {
    id: 'parts',
    path: '/vehicle-parts-and-accessories',
    title: 'Parts and accessories',
    blocks: [{ id: 'form', kind: 'form', heading: 'Parts enquiry', form: 'parts' }],
  },
  {
    id: 'parts-search',
    shown: false,
    path: '/parts/search',
    title: 'Find a part',
    blocks: [
      {
        id: 'form',
        kind: 'form',
        heading: 'Find a part',
        text: 'Tell us which vehicle it’s for and which part you need, and we’ll get back to you.',
        form: 'parts',
      },
    ],
  },
  {
    id: 'visit-us',
    shown: false,
    path: '/pages/visit-us',
    title: 'Visit us',
    blocks: [{ id: 'locations', kind: 'locations', heading: 'Visit us', filter: 'all' }],
  },
  {
    id: 'new-vehicle-enquiry',
    shown: false,
    path: '/enquiries/new-vehicle-enquiry',
    title: 'New vehicle enquiry',
    blocks: [{ id: 'form', kind: 'form', heading: 'New vehicle enquiry', form: 'general' }],
  },
  {
    id: 'feedback-survey',
    path: '/customer-feedback-survey',
    title: 'Your feedback',
    blocks: [
      {
        id: 'form',
        kind: 'form',
        heading: 'Tell us how we did',
        text: 'Tell us what we did well, or what went wrong and how we can put it right.',
        form: 'feedback',
      },
    ],
  },
  {
    id: 'about',
    path: '/about-us',
    title: 'About us',
    blocks: [
      {
        id: 'text',
        kind: 'prose',
        heading: 'About us',
        text: '{name} is a motor dealer. The quickest way to get to know us is to ask. Email {email}, call {phone} or drop in. You’ll find our addresses and opening hours on our [locations page](/our-location).',
      },
    ],
  },
  {
    id: 'terms',
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
    blocks: [
      {
        id: 'text',
        kind: 'prose',
        heading: 'Terms and conditions',
        text: termsText,
      },
    ],
  },
  {
    id: 'privacy',
    path: '/privacy-policy',
    title: 'Privacy policy',
    blocks: [
      {
        id: 'text',
        kind: 'prose',
        heading: 'Privacy policy',
        text: privacyText,
      },
    ],
  },
  {
    id: 'complaints',
    path: '/pages/complaint-handling-process',
    title: 'Complaint handling',
    blocks: [
      {
        id: 'text',
        kind: 'prose',
        heading: 'How we handle complaints',
        text: 'If something has gone wrong, we want to put it right. Please contact {complaintsContact}, or write to {complaintsEmail}. Tell us what happened, when, and what you’d like us to do.\n\nWe’ll confirm that we have your complaint, look into it and reply in writing. If your complaint is about a loan or insurance, you can also go, free of charge, to {financeComplaints}.',
      },
      { id: 'regulators', kind: 'regulators' },
    ],
  },
].map((page) => ({ description: '', shown: true, ...page }))

/** Ids of the pages that are outlines. */
export const outlinePages: readonly string[] = defaultPages.filter(({ shown }) => !shown).map(({ id }) => id)
