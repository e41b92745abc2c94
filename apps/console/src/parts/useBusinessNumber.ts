import { groupedBusinessNumber, normaliseBusinessNumber } from '@forecourt/rules/menus/businessNumberText'
import { useState } from 'react'

/**
 * A field for an ABN or NZBN: while it is typed, what was typed, spaces and all; once it is left, the number in its groups.
 * Digits alone are given on.
 */
export const useBusinessNumber = (country: 'AU' | 'NZ', businessNumber: string, onNumber: (businessNumber: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    // Changed from elsewhere, such as by an undo, it is that.
    value: typed !== null && normaliseBusinessNumber(typed) === businessNumber ? typed : groupedBusinessNumber({ country, businessNumber }),
    type: (text: string) => {
      setTyped(text)
      onNumber(normaliseBusinessNumber(text))
    },
    leave: () => setTyped(null),
  }
}
