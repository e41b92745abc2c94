import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { buildHost } from './buildHost'
import { hosted } from './hosted'

/** Puts a part of a page into the browser, with its host around it. */
export const renderHosted = (node: ReactNode, host = buildHost()) => render(hosted(node, host))
