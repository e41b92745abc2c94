import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { buildHost } from './buildHost'

/** Wraps a node in a host provider. */
export const hosted = (node: ReactNode, host = buildHost()) => <RuntimeHostProvider host={host}>{node}</RuntimeHostProvider>

/** Renders a node to HTML, as on the server. */
export const renderToHtml = (node: ReactNode, host = buildHost()): string => renderToStaticMarkup(hosted(node, host))
