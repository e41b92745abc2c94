'use client'

import { timeLeftText } from '@forecourt/rules/checkout/depositPromise'
import { useEffect, useRef } from 'react'
import { island } from '../../islands/island'
import { countTimeLeft } from './countTimeLeft'

export interface TimeLeftProps {
  /** ISO in UTC. */
  readonly until: string
  /** Render time of the page, ISO in UTC. */
  readonly now: string
}

/** Remaining time of a real hold (CHK-05). */
const TimeLeftPart = ({ until, now }: TimeLeftProps) => {
  const timer = useRef<HTMLSpanElement>(null)
  useEffect(() => (timer.current ? countTimeLeft(timer.current, until) : undefined), [until])
  return (
    <span ref={timer} role="timer">
      {timeLeftText(until, now)}
    </span>
  )
}

/** Runs without React on public pages (decision 104). */
export const TimeLeft = island('TimeLeft', TimeLeftPart, { hydrateOn: 'load', plain: true })
