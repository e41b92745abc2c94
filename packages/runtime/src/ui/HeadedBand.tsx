import type { ReactNode } from 'react'
import type { Tone } from '../theme/toneColours'
import { Container } from './Container'
import { Heading } from './Heading'

export interface HeadedBandProps {
  readonly heading: string
  /** Words under the heading. */
  readonly words?: ReactNode
  /** A link or control across from the heading. */
  readonly action?: ReactNode
  /** The band's colours; everything inside follows. */
  readonly tone?: Tone
  readonly level?: 1 | 2
  /** Config pointer of what the band shows, for the editor. */
  readonly setting?: string
  readonly id?: string
  readonly children?: ReactNode
}

/** Where a block's heading and text are in the config; other bands take theirs from elsewhere. */
export const isBlock = (setting: string | undefined) => setting !== undefined && /^\/pages\/list\/[^/]+\/blocks\/[^/]+$/.test(setting)

/** A full-width band of a page: heading, words, action, then its content. */
export const HeadedBand = ({ heading, words, action, tone = 'background', level = 2, setting, id, children }: HeadedBandProps) => (
  <section
    id={id}
    data-tone={tone}
    data-setting={setting}
    className={`band bg-background text-text ${heading ? 'py-section' : 'py-block'}`}
  >
    <Container>
      {(heading || words || action) && (
        <div className="mb-block flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className={action && !words ? 'max-w-3xl self-center' : 'max-w-3xl'}>
            {heading && (
              <Heading level={level} size={level === 1 ? 'title' : 'section'} setting={isBlock(setting) ? `${setting}/heading` : undefined}>
                {heading}
              </Heading>
            )}
            {words}
          </div>
          {action}
        </div>
      )}
      {children}
    </Container>
  </section>
)
