import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { newId } from '../../parts/newId'
import { blockStarter } from './newBlock'
import { pageStarters } from './pageStarters'

/** A page made from a starter, with an id, a path and a title that no other page has. */
export const newPage = (starter: string, pages: readonly ListItem[]): ListItem => {
  const taken = [...pages.map(({ id }) => id), ...pages.map(({ path }) => String(path).slice(1))]
  const id = newId('new page', taken)
  const number = /-(\d+)$/.exec(id)?.[1]
  const blocks = (pageStarters.find(({ key }) => key === starter)?.blocks ?? []).map((block) => ({ ...blockStarter(block.kind), ...block }))
  return { id, path: `/${id}`, title: number ? `New page ${number}` : 'New page', blocks }
}
