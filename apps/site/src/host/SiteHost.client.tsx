'use client'

import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Accounts, accountWatcher, followAccount } from './accountWatcher'
import { endEarlyPresses } from './endEarlyPresses'
import { overlayPopovers } from './overlayPopovers'
import { prepareOverlays, siteHost } from './siteHost'
import { type SearchAsked, stockSearcher } from './stockSearcher'
import { noteVisit } from './visit'

export interface SiteHostProps {
  /** Left out where nobody searches. */
  readonly search?: SearchAsked
  /** Who can save cars, where shoppers can sign in; left out where they can't. */
  readonly accounts?: Accounts
  readonly children: ReactNode
}

/** Whoever begins to fill in a form will want to send it, wherever the network is by then. */
const prepareToSend = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.closest('form')) import('./hostCalls').catch(() => {})
}

/** What opens over a page has its entry in the history at once, by finger or key and on a slow network. */
const prepareToGoBack = () => void prepareOverlays().catch(() => {})

/** Looks are counted on the pages of cars alone, so that other pages need not load how. */
const countViews = () => {
  if (window.location.pathname.startsWith('/cars/'))
    import('./countView').then(
      ({ countView }) => countView(),
      () => {},
    )
}

/** Fetched once the page has come to life: nothing is measured before its first paint (ANL-01). */
const measure = () => {
  import('../measuring/startMeasuring').then(
    ({ startMeasuring }) => startMeasuring(),
    () => {},
  )
}

/** Puts a page into the public site. */
export const SiteHost = ({ search, accounts, children }: SiteHostProps) => {
  const [host] = useState(() => ({ ...siteHost, ...stockSearcher(search), ...accountWatcher(accounts) }))
  useEffect(countViews, [])
  useEffect(noteVisit, [])
  useEffect(measure, [])
  useEffect(() => (accounts ? followAccount(host) : undefined), [host, accounts])
  useEffect(() => overlayPopovers(host), [host])
  useEffect(prepareToGoBack, [])
  // The parts of the page answer once their effects have run, which is before this one's.
  const press = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    press.current ??= endEarlyPresses()
  }, [])
  useEffect(() => press.current?.(), [])
  useEffect(() => {
    document.addEventListener('focusin', prepareToSend)
    return () => document.removeEventListener('focusin', prepareToSend)
  }, [])
  return <RuntimeHostProvider host={host}>{children}</RuntimeHostProvider>
}
