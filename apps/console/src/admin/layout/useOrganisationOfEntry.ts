import { useLayoutEffect } from 'react'
import { useLocation } from 'react-admin'
import { useOrganisation } from '../useOrganisation'

const storageKey = 'console.organisationOfEntry'

/** Entries of the browser's history to remember. */
const maxEntries = 200

type Entries = readonly (readonly [key: string, organisationId: string | null])[]

const readEntries = (): Entries => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? (stored as Entries) : []
  } catch {
    return []
  }
}

/** A key of the current entry. Addresses that were entered, or opened by a plain link, have none of the router's. */
const keyOfEntry = (key: string): string => {
  if (key !== 'default') return key
  const state = window.history.state as { readonly entry?: string } | null
  if (state?.entry) return state.entry
  const entry = `${Date.now()} ${Math.random()}`
  window.history.replaceState({ ...state, entry }, '')
  return entry
}

/**
 * Ties each entry of the browser's history to the dealer that it was opened with: back and forward select that dealer again, so that no
 * page shows under the name of another.
 */
export const useOrganisationOfEntry = (): void => {
  const { key, pathname, search } = useLocation()
  const [organisationId, selectOrganisation] = useOrganisation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry belongs to the dealer that was selected when it was opened.
  useLayoutEffect(() => {
    const current = keyOfEntry(key ?? 'default')
    const entries = readEntries()
    const known = entries.find(([entry]) => entry === current)
    if (!known) sessionStorage.setItem(storageKey, JSON.stringify([...entries, [current, organisationId]].slice(-maxEntries)))
    else if (known[1] !== organisationId) selectOrganisation(known[1])
  }, [key, pathname, search])
}
