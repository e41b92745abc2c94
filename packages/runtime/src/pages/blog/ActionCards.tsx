import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'
import { columnCount, columnSizes } from '../../ui/columns/columnCount'
import { Picture } from '../../ui/Picture'
import { SectionBand } from '../../ui/SectionBand'

/** The dealer's call-to-action cards (CNT-09). */
export const ActionCards = ({ config: { blog } }: { readonly config: Pick<ResolvedConfig, 'blog'> }) => {
  const cards = blog.cards.filter(({ title, text }) => title !== '' || text !== '')
  if (cards.length === 0) return null
  return (
    <SectionBand heading="" tone="surface" setting="/blog/cards">
      <ul className={`grid gap-cards ${cards.length > 1 ? columnCount(cards.length) : ''}`}>
        {cards.map(({ id, title, text, image, href, buttonLabel }) => (
          <li
            key={id}
            data-setting={`/blog/cards/${id}`}
            data-tone="brand"
            className="flex min-w-0 flex-col overflow-hidden rounded-card bg-background text-text"
          >
            {image && <Picture source={image} alt="" sizes={columnSizes(cards.length)} ratio={[16, 9]} />}
            <div className="flex flex-1 flex-col items-start p-card md:p-block">
              {title && <h2 className="heading text-subsection leading-tight text-balance wrap-anywhere">{title}</h2>}
              {text && <p className="mt-2 text-pretty">{text}</p>}
              {href && (
                <ButtonLink href={href} className="mt-5">
                  {buttonLabel || title}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionBand>
  )
}
