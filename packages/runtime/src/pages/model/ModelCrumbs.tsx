import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Glyph } from '../../ui/Glyph'
import { chevronRight } from '../../ui/iconPaths'

interface ModelCrumbsProps {
  readonly config: Pick<ResolvedConfig, 'models'>
  /** The level between the list of models and this page. */
  readonly parent?: { readonly label: string; readonly href: string }
  readonly current: string
}

/** Breadcrumb from the list of models to a model's page, or one below it (RTE-19). */
export const ModelCrumbs = ({ config, parent, current }: ModelCrumbsProps) => (
  <nav aria-label="Breadcrumb" className="text-small text-muted print:hidden">
    <ol className="flex flex-wrap items-center gap-x-1">
      {[{ label: config.models.heading, href: '/models' }, ...(parent ? [parent] : [])].map(({ label, href }) => (
        <li key={href} className="flex items-center gap-1">
          <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline">
            {label}
          </a>
          <Glyph path={chevronRight} size={14} />
        </li>
      ))}
      <li aria-current="page" className="font-semibold text-text">
        {current}
      </li>
    </ol>
  </nav>
)
