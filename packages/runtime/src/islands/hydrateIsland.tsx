import { type ComponentType, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { RuntimeHost } from '../host/RuntimeHost'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { islandIds } from './islandIds'
import { forgetSlots } from './Slot.client'
import { unpackProps } from './unpackProps'
import { WakingContext } from './WakingContext'

interface HydratedIsland {
  readonly Part: ComponentType<object>
  readonly host: RuntimeHost
  /** Its data, and the number of that. */
  readonly data: string
  readonly line: number
}

const Awake = ({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) => {
  // The effects of what is inside have run before.
  useEffect(onAwake, [onAwake])
  return children
}

/** Has a part of a document answer; resolves once it does, with what it fetches for that, to what ends it. */
export const hydrateIsland = async (element: Element, { Part, host, data, line }: HydratedIsland): Promise<Pick<Root, 'unmount'>> => {
  const underway: Promise<void>[] = []
  const wait = (one: Promise<void>) => void underway.push(one)
  let root: Root | undefined
  await new Promise<void>((resolve) => {
    // At once, effects included: a press may be waiting.
    flushSync(() => {
      root = hydrateRoot(
        element,
        <Awake onAwake={resolve}>
          <WakingContext value={wait}>
            <RuntimeHostProvider host={host}>
              <Part {...unpackProps(data)} />
            </RuntimeHostProvider>
          </WakingContext>
        </Awake>,
        { identifierPrefix: islandIds(line) },
      )
    })
  })
  await Promise.all(underway)
  return {
    unmount() {
      forgetSlots(line)
      root?.unmount()
    },
  }
}
