import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MakeLogo } from './MakeLogo'

it('The logo of a make has no text alternative, because its name is next to it (SRC-08).', () => {
  const html = renderToStaticMarkup(<MakeLogo logoKey="makes/kia.svg" size={40} />)
  expect(html).toContain('src="/media/makes/kia.svg?w=320"')
  expect(html).toContain('alt=""')
})
