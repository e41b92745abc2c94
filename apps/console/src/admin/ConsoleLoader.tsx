'use client'

import dynamic from 'next/dynamic'
import { ConsoleLoading } from './ConsoleLoading'

/** Loads the console on the client only (no SSR): it renders nothing without data. */
export const ConsoleLoader = dynamic(() => import('./Console').then(({ Console }) => Console), {
  ssr: false,
  loading: () => <ConsoleLoading />,
})
