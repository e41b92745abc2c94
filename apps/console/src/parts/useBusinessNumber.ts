import { groupedBusinessNumber, normaliseBusinessNumber } from '@forecourt/rules/menus/businessNumberText'
import { useState } from 'react'

/**
 * An input for an ABN or NZBN: shows the input with its spaces while the user types, and the grouped number after.
 * `onNumber` gets digits only.
 */
export const useBusinessNumber = (country: 'AU' | 'NZ', businessNumber: string, onNumber: (businessNumber: string) => void) => {
  const [entered, setEntered] = useState<string | null>(null)
  return {
    // A change from elsewhere, such as an undo, replaces the input.
    value:
      entered !== null && normaliseBusinessNumber(entered) === businessNumber
        ? entered
        : groupedBusinessNumber({ country, businessNumber }),
    type: (text: string) => {
      setEntered(text)
      onNumber(normaliseBusinessNumber(text))
    },
    leave: () => setEntered(null),
  }
}
