import { headers } from 'next/headers'
import { cache } from 'react'
import { loadOwnPage } from './loadOwnPage'

/** Loads a page of one shopper once a request of the framework. */
export const ownPage = cache(async (siteId: string, path: string, query: string) =>
  loadOwnPage(siteId, path, query, (await headers()).get('cookie')),
)
