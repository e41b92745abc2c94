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
    blocks: [{ id: 'form', kind: 'form', heading: 'What is your car worth?', form: 'tradeIn' }],
  },
  {
    id: 'parts',
    path: '/vehicle-parts-and-accessories',
    title: 'Parts and accessories',
    blocks: [{ id: 'form', kind: 'form', heading: 'Parts enquiry', form: 'parts' }],
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
        text: 'If something went wrong we want to put it right. Please contact {complaintsContact}, or write to {complaintsEmail}. Tell us what happened, when, and what you would like us to do.\n\nWe confirm that we have your complaint, look into it, and answer in writing. If you are not happy with the answer you can contact the consumer regulator of your state, territory or country, listed at the foot of this page, or seek independent legal advice.',
      },
    ],
  },
].map((page) => ({ description: '', shown: true, ...page }))
