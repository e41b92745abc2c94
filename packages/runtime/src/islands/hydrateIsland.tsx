import { type ComponentType, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { RuntimeHost } from '../host/RuntimeHost'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { HydrationContext } from './HydrationContext'
import { islandIdPrefix } from './islandIdPrefix'
import type { SlotMark } from './packProps'
import { removeSlots, Slot } from './Slot.client'

const isMark = (value: object): value is SlotMark => '$slot' in value && typeof value.$slot === 'string'

const unpack = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(unpack)
  if (isMark(value)) return <Slot key={value.$slot} id={value.$slot} />
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpack(one)]))
}

/** Parses an island's props, with slots for server-rendered children. */
const unpackProps = (line: string): object => unpack(JSON.parse(line)) as object

interface HydratedIsland {
  readonly Part: ComponentType<object>
  readonly host: RuntimeHost
  /** The props as JSON, and their index. */
  readonly data: string
  readonly line: number
}

const Hydrated = ({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) => {
  // React runs the effects of children first, so the island is complete when this effect runs.
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Hydrates an island; resolves to its cleanup function once it is interactive and has loaded what it needs. */
export const hydrateIsland = async (element: Element, { Part, host, data, line }: HydratedIsland): Promise<Pick<Root, 'unmount'>> => {
  const hydrating: Promise<void>[] = []
  const wait = (one: Promise<void>) => void hydrating.push(one)
  let root: Root | undefined
  await new Promise<void>((resolve) => {
    // Synchronously, including effects: a click may be waiting for its replay.
    flushSync(() => {
      root = hydrateRoot(
        element,
        <Hydrated onHydrated={resolve}>
          <HydrationContext value={wait}>
            <RuntimeHostProvider host={host}>
              <Part {...unpackProps(data)} />
            </RuntimeHostProvider>
          </HydrationContext>
        </Hydrated>,
        { identifierPrefix: islandIdPrefix(line) },
      )
    })
  })
  await Promise.all(hydrating)
  return {
    unmount() {
      removeSlots(line)
      root?.unmount()
    },
  }
}
