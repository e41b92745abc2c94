import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from 'parse5'
import type { ElementTree } from './ElementTree'
import type { SamePage } from './SamePage'

type Element = DefaultTreeAdapterMap['element']
type Node = DefaultTreeAdapterMap['childNode']

/** React's names of HTML attributes. */
const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  srcset: 'srcSet',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  autofocus: 'autoFocus',
  value: 'defaultValue',
  checked: 'defaultChecked',
}

/** May be empty; other present attributes are true. */
const texts = new Set(['alt', 'class', 'value', 'placeholder'])

const declarations = /([\w-]+)\s*:\s*((?:[^;(]|\([^)]*\))+)/g

const styleOf = (text: string) => Object.fromEntries([...text.matchAll(declarations)].map(([, name, value]) => [name, value?.trim()]))

const propsOf = ({ tagName, attrs }: Element): Record<string, unknown> => {
  const props = attrs.map(({ name, value }): [string, unknown] => {
    if (name === 'style') return ['style', styleOf(value)]
    if (name === 'value' && (tagName === 'option' || tagName === 'button')) return ['value', value]
    const isFlag = value === '' && !texts.has(name) && !name.startsWith('data-')
    return [propNames[name] ?? name, isFlag ? true : value]
  })
  return {
    ...Object.fromEntries(props),
    ...(tagName === 'link' && props.some(([, value]) => value === 'stylesheet') && { precedence: 'same' }),
  }
}

const treeOf = (node: Node, partOf: (element: Element) => number | null): ElementTree | null => {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  if (!defaultTreeAdapter.isElementNode(node)) return null
  const part = partOf(node)
  if (part !== null) return part
  const children = node.childNodes.map((child) => treeOf(child, partOf)).filter((child) => child !== null)
  return [node.tagName, propsOf(node), ...children]
}

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node)

const withoutScripts = (element: Element): void => {
  const isLeftOut = (node: Node) =>
    defaultTreeAdapter.isCommentNode(node) || (isElement(node) && (node.tagName === 'script' || node.tagName === 'noscript'))
  for (const node of [...element.childNodes]) {
    if (isLeftOut(node)) defaultTreeAdapter.detachNode(node)
    else if (isElement(node)) withoutScripts(node)
  }
}

const cut = '<!--part-->'

/** Splits one of our pages for peers. Nested islands belong to the outer one. */
export const parseSamePage = (html: string): SamePage => {
  const document = parse(html)
  const root = document.childNodes.filter(isElement)[0]
  const [head, body] = root?.childNodes.filter(isElement) ?? []
  if (!head || !body) throw new Error('A page without a head and a body.')
  withoutScripts(head)
  withoutScripts(body)
  const plain = serialize(document)

  const parts: SamePage['parts'][number][] = []
  const holds = (element: Element) => element.childNodes.map((child) => treeOf(child, () => null)).filter((child) => child !== null)
  const bodyTrees = body.childNodes
    .map((node) =>
      treeOf(node, (element) => {
        if (element.tagName !== 'f-island') return null
        parts.push({ html: serialize(element), trees: holds(element) })
        const at = parts.length - 1
        for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child)
        return at
      }),
    )
    .filter((tree) => tree !== null)
  const pieces = serialize(body)
    .replaceAll(/<f-island[^>]*><\/f-island>/g, cut)
    .split(cut)
  const headTrees = head.childNodes.map((node) => treeOf(node, () => null)).filter((tree) => tree !== null)
  return { plain, head: serialize(head), headTrees, pieces, bodyTrees, parts }
}
