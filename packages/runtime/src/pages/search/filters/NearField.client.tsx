'use client'

import type { SearchState } from '@forecourt/rules/search/SearchState'
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { type Store, storedTexts, writeStored } from '../../../storage/Store'
import { useStored } from '../../../storage/useStored'

const fields = ['postcode'] as const

/** The last searched postcode; empty if none. */
const nearStore: Store<{ readonly postcode: string }> = {
  key: 'near',
  version: 1,
  empty: storedTexts(null, fields),
  read: (stored) => storedTexts(stored, fields),
}

export interface NearFieldProps {
  readonly near: SearchState['near']
  /** Whether the current postcode exists. */
  readonly isKnown: boolean
  /** Distance options in kilometres. */
  readonly distances: readonly number[]
}

const postcodeLength = 4

/**
 * Search around a postcode: nearest first, limited to a distance (SRC-45). Two fields of the filter form, so it works without scripts; the
 * postcode is stored and suggested the next time.
 */
const NearFieldPart = ({ near, isKnown, distances }: NearFieldProps) => {
  const host = useRuntimeHost()
  const storedPostcode = useStored(nearStore).postcode
  const field = useRef<HTMLInputElement>(null)
  const { postcode = '', km = distances[distances.length >> 1] ?? null } = near ?? {}
  const chosen = km === null ? 'any' : String(km)

  useEffect(() => {
    if (host.mode === 'live' && isKnown && postcode !== '' && postcode !== storedPostcode) writeStored(host, nearStore, { postcode })
  }, [host, isKnown, postcode, storedPostcode])

  // Follows the page's search, for instance after the postcode was removed; but text entered before hydration is kept.
  const shown = useRef(postcode)
  useLayoutEffect(() => {
    if (field.current && shown.current !== postcode) field.current.value = postcode
    shown.current = postcode
  }, [postcode])

  const submitPostcode = (input: HTMLInputElement) => input.dispatchEvent(new Event('change', { bubbles: true }))
  // A complete postcode is submitted without waiting for blur.
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget.value.length === postcodeLength) submitPostcode(currentTarget)
  }
  const applyStored = () => {
    if (!field.current) return
    field.current.value = storedPostcode
    submitPostcode(field.current)
  }

  return (
    <div data-setting="/search/distances">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
        <label className="block text-small">
          <span className="mb-1 block text-muted">Postcode</span>
          <input
            ref={field}
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={postcodeLength}
            defaultValue={postcode}
            aria-invalid={postcode !== '' && !isKnown ? true : undefined}
            aria-describedby={postcode !== '' && !isKnown ? 'near-problem' : undefined}
            onInput={onInput}
            className="field"
          />
        </label>
        <label className="block text-small">
          <span className="mb-1 block text-muted">Distance</span>
          <select name="within" data-chosen={chosen} defaultValue={chosen} className="field">
            {distances.map((distance) => (
              <option key={distance} value={distance}>
                Within {distance.toLocaleString('en-AU')} km
              </option>
            ))}
            <option value="any">Any distance</option>
          </select>
        </label>
      </div>
      {postcode !== '' && !isKnown && (
        <p id="near-problem" className="mt-2 text-small text-danger">
          Invalid postcode
        </p>
      )}
      {storedPostcode !== '' && postcode === '' && (
        <button
          type="button"
          onClick={applyStored}
          className="mt-2 min-h-11 cursor-pointer text-small font-medium text-link underline-offset-4 hover:underline"
        >
          Use {storedPostcode} again
        </button>
      )}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const NearField = island('NearField', NearFieldPart)
