import type { ItemChoice } from '../settings/items/AddItem'

interface PageStarter extends ItemChoice {
  readonly blocks: readonly (Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string })[]
}

/** What a new page can start from; its words are there to be replaced. */
export const pageStarters: readonly PageStarter[] = [
  {
    key: 'text',
    title: 'Text page',
    about: 'A heading and running text, for anything there is to say.',
    blocks: [{ id: 'text', kind: 'prose', heading: 'New page' }],
  },
  {
    key: 'landing',
    title: 'Landing page',
    about: 'A large opening, reasons, cars from stock and a form.',
    blocks: [
      { id: 'hero', kind: 'hero', layout: 'banner', heading: 'New page', showSearch: false },
      { id: 'reasons', kind: 'reasons' },
      { id: 'stock', kind: 'featuredStock' },
      { id: 'form', kind: 'form' },
    ],
  },
  {
    key: 'form',
    title: 'Form page',
    about: 'An enquiry form with your contact details beside it.',
    blocks: [{ id: 'form', kind: 'form', heading: 'Send us a message' }],
  },
  {
    key: 'questions',
    title: 'Questions and answers',
    about: 'Questions that unfold, with a way to ask another.',
    blocks: [
      { id: 'questions', kind: 'questions' },
      { id: 'banner', kind: 'banner', heading: 'Still have a question?', buttonLabel: 'Contact us', buttonHref: '/contact' },
    ],
  },
]
