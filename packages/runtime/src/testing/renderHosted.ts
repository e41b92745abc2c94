import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { buildHost } from './buildHost'
import { hosted } from './hosted'

/** Renders a node in the browser with a host provider. */
export const renderHosted = (node: ReactNode, host = buildHost()) => render(hosted(node, host))
