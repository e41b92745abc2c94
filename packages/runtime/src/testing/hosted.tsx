import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { buildHost } from './buildHost'

/** A part of a page with its host around it. */
export const hosted = (node: ReactNode, host = buildHost()) => <RuntimeHostProvider host={host}>{node}</RuntimeHostProvider>

/** The HTML that a part of a page is sent as. */
export const renderToHtml = (node: ReactNode, host = buildHost()): string => renderToStaticMarkup(hosted(node, host))
