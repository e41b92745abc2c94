import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RuntimeHost } from '../host/RuntimeHost'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { type DeclaredIsland, IslandContext, type IslandWriter } from './island'
import { islandIdPrefix } from './islandIdPrefix'
import { packProps, type SlotMark } from './packProps'

/** Output of a document's islands besides their HTML. */
export interface WrittenIslands {
  /** A line of JSON props per island, by index. */
  readonly lines: readonly string[]
  /** Server-rendered children that their islands don't show yet, as templates. */
  readonly templates: string
  /** Preload links for the head, for pictures with high priority. */
  readonly preloads: readonly string[]
}

/** Preload links that React emits before the HTML. */
export const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/

/**
 * Renders each island of a document as its own root, so that it can be hydrated separately, with its props as a line of JSON.
 * Server-rendered children go into slots and are never sent as props. `first` is the index of the first island.
 */
export const createIslandWriter = (host: RuntimeHost, first = 0): IslandWriter & { readonly written: () => WrittenIslands } => {
  const lines: string[] = []
  const preloads = new Set<string>()
  const slots = new Map<string, ReactNode>()

  const renderHtml = (node: ReactNode, identifierPrefix: string): string => {
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
      const { name, hydratesOn, handledPath, Part } = declared
      let count = 0
      const own: { [id: string]: ReactNode } = {}
      const data = packProps(name, props, (node): SlotMark => {
        const slot = `${line}.${count++}`
        own[slot] = node
        return { $slot: slot }
      })
      lines[line - first] = JSON.stringify(data)
      for (const [id, node] of Object.entries(own)) slots.set(id, node)
      let nextSlot = 0
      const showSlot = () => {
        const id = `${line}.${nextSlot++}`
        return <Slot key={id} id={id} />
      }
      const shown = count > 0 ? packProps(name, props, showSlot) : props
      const html = renderHtml(
        <IslandContext value={null}>
          <Part {...shown} />
        </IslandContext>,
        islandIdPrefix(line),
      )
      return createElement('f-island', {
        'data-part': name,
        'data-hydrate-on': hydratesOn(props),
        'data-handled-path': handledPath?.(props),
        'data-line': line,
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered just above
        dangerouslySetInnerHTML: { __html: html },
      })
    },
  }

  const written = (): WrittenIslands => {
    let templates = ''
    // Rendering a slot may add more slots.
    for (let next = slots.entries().next(); !next.done; next = slots.entries().next()) {
      const [id, node] = next.value
      slots.delete(id)
      templates += `<template data-slot="${id}">${renderHtml(inside(node), `t${id.replace('.', '-')}`)}</template>`
    }
    return { lines, templates, preloads: [...preloads] }
  }
  return { ...writer, written }
}
