import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { newId } from '../../parts/newId'
import type { ItemChoice } from '../settings/items/AddItem'
import { blockStarter } from './newBlock'

interface PageStarter extends ItemChoice {
  readonly blocks: readonly (Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string })[]
}

/** Templates of new pages, with placeholder text. */
export const pageStarters: readonly PageStarter[] = [
  {
    key: 'text',
    title: 'Text page',
    description: 'A heading and text.',
    blocks: [{ id: 'text', kind: 'prose', heading: 'New page' }],
  },
  {
    key: 'landing',
    title: 'Landing page',
    description: 'A large opening, reasons to buy, cars from stock and a form.',
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
    description: 'An enquiry form with your contact details beside it.',
    blocks: [{ id: 'form', kind: 'form', heading: 'Send us a message' }],
  },
  {
    key: 'questions',
    title: 'Questions and answers',
    description: 'Questions that unfold, with a way to ask another.',
    blocks: [
      { id: 'questions', kind: 'questions' },
      { id: 'banner', kind: 'banner', heading: 'Still have a question?', buttonLabel: 'Contact us', buttonHref: '/contact' },
    ],
  },
]

/** Creates a page from a template, with a unique id, path and title. */
export const newPage = (starter: string, pages: readonly ListItem[]): ListItem => {
  const taken = [...pages.map(({ id }) => id), ...pages.map(({ path }) => String(path).slice(1))]
  const id = newId('new page', taken)
  const number = /-(\d+)$/.exec(id)?.[1]
  const blocks = (pageStarters.find(({ key }) => key === starter)?.blocks ?? []).map((block) => ({ ...blockStarter(block.kind), ...block }))
  return { id, path: `/${id}`, title: number ? `New page ${number}` : 'New page', blocks }
}
