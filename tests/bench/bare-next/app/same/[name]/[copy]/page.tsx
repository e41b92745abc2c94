import { readFile } from 'node:fs/promises'
import { createElement, Fragment, type ReactNode } from 'react'
import type { ElementTree } from '../../../../../peers/ElementTree'
import type { SamePage } from '../../../../../peers/SamePage'
import { SamePart } from '../../../../../peers/SamePart'

export const revalidate = 3600
export const generateStaticParams = () => []

/** One of our pages rendered by Next: its islands are client components, the rest comes from the server. */
export default async function Page({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params
  const page: SamePage = JSON.parse(await readFile(`${process.env.SAME_PAGES}/${name}.json`, 'utf8'))
  const draw = (tree: ElementTree): ReactNode => {
    if (typeof tree === 'string') return tree
    if (typeof tree === 'number') {
      const part = page.parts[tree]
      return part ? <SamePart>{createElement(Fragment, null, ...part.trees.map(draw))}</SamePart> : null
    }
    const [tag, props, ...children] = tree
    return createElement(tag, props, ...children.map(draw))
  }
  return createElement('div', { style: { display: 'contents' } }, ...page.headTrees.map(draw), ...page.bodyTrees.map(draw))
}
