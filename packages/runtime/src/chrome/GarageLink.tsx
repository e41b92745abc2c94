import { Glyph } from '../ui/Glyph'
import { user } from '../ui/icons/user'

/**
 * The way to the garage in the bar at the top of wide screens: the same for everybody, as the page is. Whoever is signed out is
 * asked to sign in there (RTE-22, AUTH-05).
 */
export const GarageLink = ({ name, current }: { readonly name: string; readonly current: boolean }) => (
  <a
    href="/my-garage"
    title={name}
    aria-current={current ? 'page' : undefined}
    data-setting="/garage/name"
    className="hidden size-12 shrink-0 place-items-center rounded-control text-text hover:bg-raised lg:-mx-3 lg:grid noscript:grid"
  >
    <Glyph path={user} size={22} />
    <span className="sr-only">{name}</span>
  </a>
)
