import { Glyph } from '../../ui/Glyph'
import { info } from '../../ui/icons/info'

/** Said quietly while search rests: everything can still be chosen, each choice loads the page. */
export const SearchNotice = ({ isLimited }: { readonly isLimited: boolean }) => (
  <p role="status" className="mb-4 flex gap-2.5 rounded-card border border-line bg-surface px-4 py-3 text-small text-pretty">
    <Glyph path={info} size={18} className="mt-0.5 shrink-0 text-muted" />
    <span>
      {isLimited
        ? 'Our search is catching its breath: cars and filters work, but some counts are missing and words have to be spelt exactly.'
        : 'Our search is catching its breath. You can keep choosing; each choice loads the page anew.'}
    </span>
  </p>
)
