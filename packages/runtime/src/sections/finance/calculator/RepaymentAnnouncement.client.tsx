'use client'

import type { Repayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import { useEffect, useRef, useState } from 'react'

const debounceMs = 700

/** Formats a result as one sentence. */
const sentence = (result: Repayments | null): string => {
  if (!result) return 'Enter a purchase price to see repayments'
  if (result.enquireText) return `${result.repaymentText}. ${result.enquireText}`
  return `${result.repaymentText} ${result.perText}, at ${result.rateText}. ${result.example.text}`
}

/** Announces the result to screen readers, debounced. */
export const RepaymentAnnouncement = ({ result }: { readonly result: Repayments | null }) => {
  const now = sentence(result)
  const first = useRef(now)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (now === first.current) return
    first.current = ''
    const timer = setTimeout(() => setAnnounced(now), debounceMs)
    return () => clearTimeout(timer)
  }, [now])

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}
