/** The pages every site has out of the box; templates and sites change, add and remove by id (RTE-21, RTE-23). */
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
    blocks: [{ id: 'form', kind: 'form', heading: 'Book a test drive', form: 'testDrive' }],
  },
  {
    id: 'service',
    path: '/service',
    title: 'Service',
    blocks: [
      { id: 'form', kind: 'form', heading: 'Book a service', form: 'service' },
      { id: 'locations', kind: 'locations', heading: 'Where to bring it', filter: 'service' },
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
      { id: 'form', kind: 'form', heading: 'What is your car worth?', form: 'tradeIn' },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Before you trade in',
        entries: [
          {
            id: 'value',
            title: 'How do you work out what my car is worth?',
            text: 'From what cars like it have sold for lately, and from its condition, kilometres and history once we have seen it.',
          },
          {
            id: 'finance',
            title: 'Can I trade in a car with money owing on it?',
            text: 'Yes. We settle what is owing with your lender and take it off what the car is worth.',
          },
          { id: 'papers', title: 'What should I bring?', text: 'Your licence, the registration papers, the service book and every key.' },
          { id: 'buy', title: 'Do I have to buy a car from you?', text: 'No. We buy good cars whether or not you choose one of ours.' },
          {
            id: 'time',
            title: 'How long does it take?',
            text: 'Seeing the car takes about half an hour, and the written offer stands for a week.',
          },
        ],
      },
    ],
  },
  {
    id: 'sell',
    path: '/sell-my-car',
    title: 'Sell my car',
    blocks: [{ id: 'form', kind: 'form', heading: 'Sell us your car', form: 'tradeIn' }],
  },
  {
    id: 'sell-your-car',
    path: '/sell-your-car',
    title: 'Sell your car',
    blocks: [{ id: 'form', kind: 'form', heading: 'Sell your car to us', form: 'tradeIn' }],
  },
  {
    id: 'buying',
    path: '/buying',
    title: 'Buying a car',
    blocks: [
      {
        id: 'steps',
        kind: 'reasons',
        heading: 'Buying a car from us',
        layout: 'steps',
        entries: [
          { id: 'choose', title: 'Choose', text: 'Search our stock, save the cars you like and compare them.', href: '/search' },
          { id: 'drive', title: 'Drive', text: 'Book a time; the car will be warm and fuelled.', href: '/book-test-drive' },
          { id: 'settle', title: 'Settle', text: 'The price in writing, your trade-in and finance if you want them.', href: '/finance' },
          { id: 'collect', title: 'Collect', text: 'We show you everything before you leave.' },
        ],
      },
      { id: 'calculator', kind: 'calculator' },
    ],
  },
  {
    id: 'warranty',
    path: '/warranty',
    title: 'Warranty',
    blocks: [
      {
        id: 'text',
        kind: 'prose',
        heading: 'Warranty',
        text: 'New cars carry the manufacturer’s warranty. Used cars carry the statutory warranty where the law gives one, and what is left of the manufacturer’s.\n\nIf something fails, call us before you have it repaired elsewhere. Your rights under consumer law stand beside every warranty.',
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
    path: '/parts/search',
    title: 'Find a part',
    blocks: [
      {
        id: 'form',
        kind: 'form',
        heading: 'Find a part',
        text: 'Tell us the car and the part; we look it up and write back with price and time.',
        form: 'parts',
      },
    ],
  },
  {
    id: 'visit-us',
    path: '/pages/visit-us',
    title: 'Visit us',
    blocks: [{ id: 'locations', kind: 'locations', heading: 'Visit us', filter: 'all' }],
  },
  {
    id: 'new-vehicle-enquiry',
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
        heading: 'Tell us what went wrong',
        text: 'Somebody who can put it right reads this, and writes back.',
        form: 'feedback',
      },
    ],
  },
  {
    id: 'unsubscribe',
    path: '/pages/unsubscribe',
    title: 'Unsubscribe',
    blocks: [
      {
        id: 'form',
        kind: 'form',
        heading: 'No more news from us',
        text: 'Leave your details and say which messages should stop. It takes us at most five working days.',
        form: 'general',
        showContact: false,
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
        text: 'We buy, sell and look after cars, and we would be glad to help with yours.',
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
        text: '## Using this site\n\nVehicle details are checked before they are published, but mistakes happen: please confirm price, availability and specification with us before you decide.\n\n## Prices\n\nPrices marked drive away include on-road costs for a private buyer in the state or region where the vehicle is offered. Prices marked excluding government charges do not include registration, stamp duty or compulsory third-party insurance.\n\n## Enquiries\n\nAn enquiry does not hold a vehicle and makes no contract. A contract is made only in writing with the dealer.\n\n## Pictures\n\nPictures show the vehicle as closely as we can; equipment can differ by build date and grade.',
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
        text: '## What we collect\n\nWhat you tell us in a form: your name, how to reach you, and what you ask about. We also keep which pages on this site led to an enquiry.\n\n## Why\n\nTo answer you, to arrange a test drive or a sale, and, only if you agreed, to tell you about news and offers.\n\n## Who sees it\n\nThe dealership you wrote to and the systems it uses to answer you. We do not sell personal information.\n\n## Your choices\n\nYou can ask what we hold, have it corrected, or stop messages at any time by contacting us.\n\n## Complaints\n\nPlease write to {complaintsEmail}. We answer privacy complaints within {answerDays} days.',
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
        text: 'If something went wrong we want to put it right. Please contact {complaintsContact}, or write to {complaintsEmail}. Tell us what happened, when, and what you would like us to do.\n\nWe confirm that we have your complaint, look into it, and answer in writing. If you are not happy with the answer you can contact the consumer regulator of your state, territory or country, listed below, or seek independent legal advice.',
      },
      { id: 'regulators', kind: 'regulators' },
    ],
  },
].map((page) => ({ description: '', shown: true, ...page }))
