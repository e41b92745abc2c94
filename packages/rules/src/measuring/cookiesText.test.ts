import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { cookiesText } from './siteTags'

const denial = 'This site sets no advertising cookies.'
const chat = { provider: 'crisp', token: 'abc' } as const
const chatAlone =
  'It uses one third-party service, Crisp. It’s loaded unless you turn it off. It sees which pages you view and may set its own cookies.'

it.each<{ name: string; values: ConfigValues; message: readonly string[]; denies: boolean }>([
  { name: 'no service', values: {}, message: [denial], denies: true },
  { name: 'an id without a provider', values: { chat: { provider: 'none', token: 'abc' } }, message: [denial], denies: true },
  { name: 'a chat window alone', values: { chat }, message: [denial, chatAlone], denies: true },
  {
    name: 'a pixel',
    values: { measuring: { metaPixel: '4200000002' } },
    message: [
      'This site uses one third-party service, Meta pixel.',
      'unless you turn it off',
      'set its own cookies, including for advertising.',
    ],
    denies: false,
  },
  {
    name: 'analytics and a chat window, after agreement',
    values: { measuring: { ga4: 'G-AB12CD34EF', consent: 'optIn' }, chat },
    message: ['Google Analytics and Crisp.', 'only if you agree', 'including for advertising'],
    denies: false,
  },
  {
    name: 'all, after agreement in Europe',
    values: { measuring: { ga4: 'G-AB12CD34EF', metaPixel: '4200000002', consent: 'regional' }, chat },
    message: ['Google Analytics, Meta pixel and Crisp.', 'in Europe only if you agree, and elsewhere unless you turn it off'],
    denies: false,
  },
])(
  'cookiesText names the services of a site with $name, and states that there are no advertising cookies without measuring (ANL-01)',
  ({ values, message, denies }) => {
    const text = cookiesText(buildConfig(values))
    for (const part of message) expect(text).toContain(part)
    expect(text.includes(denial)).toBe(denies)
  },
)
