'use client'

import dynamic from 'next/dynamic'
import { Starting } from './Starting'

/** Loads the console in the browser alone: it has nothing to show without its data. */
export const ConsoleLoader = dynamic(() => import('./Console').then(({ Console }) => Console), { ssr: false, loading: () => <Starting /> })
