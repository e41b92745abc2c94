import type { BlockContext, ContentBlock, ContentPage } from '@forecourt/rules/blocks/BlockRules'
import { findBlockRules } from '@forecourt/rules/blocks/findBlockRules'
import { filledBlock, textValues } from '@forecourt/rules/blocks/textValues'
import { showsBlock, whyBlocksShow } from '@forecourt/rules/blocks/whyBlocksShow'
import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import { shows } from '@forecourt/rules/parts/Part'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { blockDeclarations, blocks } from '@forecourt/schema/blocks/blocks'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'
import { describe, expect, it } from 'vitest'
import { checkEach } from '../checkEach'
import { demoNow } from '../demoNow'
import type { DemoPage } from '../demoPages'
import { drawnPage } from '../drawnPage'
import { hostilePages } from '../hostile/hostilePages'
import { samplePages } from '../samplePages'
import { openDemo } from '../seededDemo'
import { serverHtml } from '../serverHtml'
import { otherValues } from '../switches/otherValues'

type ContentData = Extract<PageData, { readonly page: 'content' }>

interface Drawn {
  readonly name: string
  readonly page: ContentPage
  readonly config: ResolvedConfig
  readonly data: ContentData
  readonly request: PageRequest
  /** Of an already rendered demo page. */
  readonly drawn?: DemoPage
}

const demoContent = (await samplePages(await openDemo())).flatMap((drawn): Drawn[] => {
  const { name, of, route, data } = drawn
  const page = route.page === 'content' && of.site.config.pages.list.find(({ id }) => id === route.pageId)
  return page && data.page === 'content' ? [{ name, page, config: of.site.config, data, request: of.request, drawn }] : []
})

const kinds = Object.entries<SchemaNode>(blocks)

/** A new block with texts instead of placeholders. */
const begun = (kind: string): { readonly [setting: string]: unknown } =>
  JSON.parse(JSON.stringify({ kind, ...blockDeclarations[kind]?.initialContent }).replace(/\[([A-Z][a-z]+)\]/g, '$1'))

/** A new block, with each of its settings changed in turn, and without texts. */
const variantsOf = ([kind, { properties = {} }]: [string, SchemaNode]): object[] => {
  const { id: _id, kind: _kind, ...own } = properties
  const first = begun(kind)
  const texts = Object.entries(own).filter(([, { type, enum: choices }]) => type === 'string' && !choices)
  return [
    first,
    { ...first, ...Object.fromEntries(texts.map(([name]) => [name, ''])), ...(own.entries && { entries: [] }) },
    ...Object.entries(own).flatMap(([name, node]) =>
      node['x-merge'] === 'id' ? [] : otherValues(node, node.default).map((value) => ({ ...first, [name]: value })),
    ),
  ]
}

/** A page per kind with such blocks, on sites that differ in the settings which kinds depend on. */
const generated: Drawn[] = [{}, { calculator: { confirmed: true, defaultRate: 6.29 } }, { reviews: { show: false } }].flatMap((values) => {
  const list = kinds.map((kind) => ({
    id: `trial-${kind[0].toLowerCase()}`,
    path: `/trial-${kind[0].toLowerCase()}`,
    title: kind[0],
    blocks: variantsOf(kind)
      .slice(0, 30)
      .map((block, index) => ({ ...block, id: `b${index}` })),
  }))
  const config = buildConfig({ ...values, pages: { list } } as unknown as ConfigValues)
  return hostilePages(config).flatMap(({ route, data }): Drawn[] => {
    const page = route.page === 'content' && config.pages.list.find(({ id }) => id === route.pageId)
    const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const
    return page && data.page === 'content'
      ? [{ name: `${page.title} ${Object.keys(data.blocks).length} ${JSON.stringify(values)}`, page, config, data, request }]
      : []
  })
})

const seen = new Map<string, Set<boolean>>()
const remember = (what: string, shown: boolean) => seen.set(what, (seen.get(what) ?? new Set()).add(shown))

// The last test summarises the others.
describe('every block of a content page, and every part with its own setting, is rendered exactly where its rule shows it', {
  shuffle: false,
}, () => {
  const check = ({ page, config, data, request, drawn }: Drawn) => {
    const route = { page: 'content', pageId: page.id, path: page.path } as const
    const html = drawn ? drawnPage(drawn) : serverHtml({ found: true, route, config, data, request })
    const isDrawn = (pointer: string) => html.includes(`data-setting="${pointer}"`)
    const why = new Map(
      whyBlocksShow(page, data.blocks, { site: data.site, config, now: request.now }).map((reason) => [reason.id, reason]),
    )
    const values = textValues(config, data.site)
    for (const block of page.blocks.map((each) => filledBlock(each, values))) {
      const context: BlockContext = { block, data: data.blocks[block.id] ?? {}, site: data.site, config, now: request.now }
      const pointer = `/pages/list/${page.id}/blocks/${block.id}`
      const shown = showsBlock(context)
      expect(isDrawn(pointer), pointer).toBe(shown)
      expect(why.get(`block-${block.id}`)?.shown, pointer).toBe(shown)
      remember(block.kind, shown)
      for (const part of Object.values(findBlockRules(block).parts ?? {})) {
        const inBlock = shown && shows(part, context)
        if (part.elementSetting !== null) expect(isDrawn(`${pointer}/${part.elementSetting}`), `${pointer} ${part.id}`).toBe(inBlock)
        expect(why.get(`block-${block.id}-${part.id}`)?.shown, `${pointer} ${part.id}`).toBe(inBlock)
        remember(`${block.kind} ${part.id}`, inBlock)
      }
    }
  }

  it('every block of a content page, and every part with its own setting, is rendered exactly where its rule shows it on demo pages (UI-19, CFG-12)', () =>
    checkEach(demoContent, check))

  it('every block of a content page, and every part with its own setting, is rendered exactly where its rule shows it on pages of all kinds of block (UI-19, CFG-12)', () =>
    checkEach(generated, check))

  it('every block of a content page, and every part with its own setting, was both shown and hidden, where it can be hidden', () => {
    const parts = kinds.flatMap(([kind]) =>
      Object.values(findBlockRules({ kind } as ContentBlock).parts ?? {}).map(({ id }) => `${kind} ${id}`),
    )
    for (const what of [...kinds.map(([kind]) => kind), ...parts])
      expect([what, ...(seen.get(what) ?? [])].toSorted()).toEqual([what, false, true].toSorted())
  })
})

describe.each(kinds.map(([kind]) => ({ kind })))('the rules of $kind', ({ kind }) => {
  const { needs, parts = {}, pictures, warnings } = findBlockRules({ kind } as ContentBlock)
  const config = buildConfig({
    pages: { list: [{ id: 'trial', path: '/trial', title: 'Trial', blocks: [{ id: 'own', ...begun(kind) }] }] },
  } as unknown as ConfigValues)
  const exists = (name: string) => settingAt(name.startsWith('/') ? name : `/pages/list/trial/blocks/own/${name}`, config)

  it('the rules of every block name settings that exist (UI-19)', () => {
    const named = [...needs, ...Object.values(parts).flatMap((part) => part.needs)].flatMap(({ settings = [] }) => settings)
    const elements = Object.values(parts).flatMap(({ elementSetting }) => elementSetting ?? [])
    for (const name of [...named, ...elements]) expect(exists(name), name).toBeTruthy()
  })

  it('the rules of every block have texts for each condition (UI-19)', () => {
    for (const { title, yes, no } of [...needs, ...Object.values(parts).flatMap((part) => part.needs)])
      for (const text of [title, yes, no]) expect(text).toBeTruthy()
  })

  it('the rules of every block name settings of pictures and warnings that exist', () => {
    const block = config.pages.list.find(({ id }) => id === 'trial')?.blocks[0] as ContentBlock
    for (const at of [
      ...(pictures?.(block) ?? []).map(({ altTextKey }) => altTextKey),
      ...(warnings?.(block, 'Trial', config) ?? []).map((warning) => warning.at),
    ])
      expect(exists(at), at).toBeTruthy()
  })
})
