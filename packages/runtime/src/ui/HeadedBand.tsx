import type { ReactNode } from 'react'
import type { Tone } from '../theme/toneColours'
import { Container } from './Container'
import { Heading } from './Heading'

export interface HeadedBandProps {
  readonly heading: string
  /** Text under the heading. */
  readonly text?: ReactNode
  /** A link or control at the end of the heading's row. */
  readonly action?: ReactNode
  /** The tone of the band and its content. */
  readonly tone?: Tone
  readonly level?: 1 | 2
  /** Config pointer of the band's content, for the editor. */
  readonly setting?: string
  readonly id?: string
  readonly children?: ReactNode
}

/** Whether the pointer is that of a block, whose heading and text are at known config paths. */
export const isBlock = (setting: string | undefined) => setting !== undefined && /^\/pages\/list\/[^/]+\/blocks\/[^/]+$/.test(setting)

/** A full-width section: heading, text, action and content. */
export const HeadedBand = ({ heading, text, action, tone = 'background', level = 2, setting, id, children }: HeadedBandProps) => (
  <section
    id={id}
    data-tone={tone}
    data-setting={setting}
    className={`band bg-background text-text ${heading ? 'py-section' : 'py-block'}`}
  >
    <Container>
      {(heading || text || action) && (
        <div className="band-head mb-block">
          <div className="max-w-3xl">
            {heading && (
              <Heading level={level} size={level === 1 ? 'title' : 'section'} setting={isBlock(setting) ? `${setting}/heading` : undefined}>
                {heading}
              </Heading>
            )}
            {text}
          </div>
          {action}
        </div>
      )}
      {children}
    </Container>
  </section>
)
