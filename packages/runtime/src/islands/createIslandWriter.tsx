import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RuntimeHost } from '../host/RuntimeHost'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { type DeclaredIsland, IslandContext, type IslandWriter } from './island'
import { islandIds } from './islandIds'
import { packProps, type SlotMark } from './packProps'

/** What parts of a document leave behind beside their HTML. */
export interface WrittenIslands {
  /** A line of data for each part, in the order of their numbers. */
  readonly lines: readonly string[]
  /** What was drawn for parts that don't show it yet, as templates. */
  readonly templates: string
  /** Pictures that parts want early, as links of the head. */
  readonly preloads: readonly string[]
}

/** Pictures that are wanted early, which the renderer names in front of what it draws. */
export const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/

/**
 * Writes each part of a document as a root of its own: drawn apart, so that it can be taken over apart, with its properties as a line of
 * data. What others drew and lies in it is written into its place and never sent as data. `first` is the number of the first part.
 */
export const createIslandWriter = (host: RuntimeHost, first = 0): IslandWriter & { readonly written: () => WrittenIslands } => {
  const lines: string[] = []
  const preloads = new Set<string>()
  const slots = new Map<string, ReactNode>()

  const draw = (node: ReactNode, identifierPrefix: string): string => {
    const html = renderToString(<RuntimeHostProvider host={host}>{node}</RuntimeHostProvider>, { identifierPrefix })
    const leading = leadingPreloads.exec(html)?.[0] ?? ''
    for (const link of leading.match(/<link[^>]*>/g) ?? []) preloads.add(link)
    return html.slice(leading.length)
  }
  const inside = (node: ReactNode) => <IslandContext value={writer}>{node}</IslandContext>

  const Slot = ({ id }: { readonly id: string }) => {
    const node = slots.get(id)
    slots.delete(id)
    return createElement('f-slot', { 'data-slot': id }, inside(node))
  }

  const writePlain = ({ name, hydratesOn, Part }: DeclaredIsland, props: object, line: number): ReactNode => {
    const { children, ...own } = props as { readonly children?: ReactNode }
    lines[line - first] = JSON.stringify(own)
    return createElement('f-island', { 'data-part': name, 'data-hydrate-on': hydratesOn(props), 'data-line': line }, <Part {...props} />)
  }

  const writer: IslandWriter = {
    write(declared, props) {
      const line = first + lines.push('') - 1
      if (declared.plain) return writePlain(declared, props, line)
      const { name, hydratesOn, answers, Part } = declared
      let count = 0
      const own: { [id: string]: ReactNode } = {}
      const data = packProps(name, props, (node): SlotMark => {
        const slot = `${line}.${count++}`
        own[slot] = node
        return { $slot: slot }
      })
      lines[line - first] = JSON.stringify(data)
      for (const [id, node] of Object.entries(own)) slots.set(id, node)
      let place = 0
      const shown = packProps(name, props, () => {
        const id = `${line}.${place++}`
        return <Slot key={id} id={id} />
      })
      const html = draw(
        <IslandContext value={null}>
          <Part {...shown} />
        </IslandContext>,
        islandIds(line),
      )
      return createElement('f-island', {
        'data-part': name,
        'data-hydrate-on': hydratesOn(props),
        'data-answers': answers?.(props),
        'data-line': line,
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's own, drawn just above
        dangerouslySetInnerHTML: { __html: html },
      })
    },
  }

  const written = (): WrittenIslands => {
    let templates = ''
    // Parts within what is drawn now may leave more behind.
    for (let next = slots.entries().next(); !next.done; next = slots.entries().next()) {
      const [id, node] = next.value
      slots.delete(id)
      templates += `<template data-slot="${id}">${draw(inside(node), `t${id.replace('.', '-')}`)}</template>`
    }
    return { lines, templates, preloads: [...preloads] }
  }
  return { ...writer, written }
}
