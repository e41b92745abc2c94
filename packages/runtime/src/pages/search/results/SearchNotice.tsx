import { Glyph } from '../../../ui/Glyph'
import { info } from '../../../ui/icons/info'

const texts = {
  limited: 'Our search is catching its breath: cars and filters work, but some counts are missing and words have to be spelt exactly.',
  resting: 'Our search is catching its breath. You can keep choosing; each choice loads the page anew.',
  offline: 'You are offline, so nothing was changed. Choose again once you are connected.',
} as const

/** Said quietly while search rests: everything can still be chosen, each choice loads the page. Offline, what is shown stays. */
export const SearchNotice = ({ kind, className = '' }: { readonly kind: keyof typeof texts; readonly className?: string }) => (
  <p role="status" className={`mb-4 flex gap-2.5 rounded-card border border-line bg-surface px-4 py-3 text-small text-pretty ${className}`}>
    <Glyph path={info} size={18} className="mt-0.5 shrink-0 text-muted" />
    <span>{texts[kind]}</span>
  </p>
)
