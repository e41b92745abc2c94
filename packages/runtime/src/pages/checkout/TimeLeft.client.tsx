'use client'

import { timeLeftText } from '@forecourt/rules/checkout/timeLeftText'
import { useEffect, useState } from 'react'
import { island } from '../../islands/island'

export interface TimeLeftProps {
  /** ISO in UTC. */
  readonly until: string
  /** When the page was made, ISO in UTC. */
  readonly now: string
}

const minuteMs = 60_000

/** How long a real hold has left (CHK-05), a minute at a time; it stands still where less motion is asked for. */
const TimeLeftPart = ({ until, now }: TimeLeftProps) => {
  const [text, setText] = useState(timeLeftText(until, now))
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setText(timeLeftText(until, new Date().toISOString())), minuteMs)
    return () => clearInterval(timer)
  }, [until])
  return <span role="timer">{text}</span>
}

/** On a public page it answers by itself (decision 054). */
export const TimeLeft = island('TimeLeft', TimeLeftPart, { wakes: 'load' })
