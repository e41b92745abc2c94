import { Glyph } from '../../../ui/Glyph'
import { info } from '../../../ui/icons/info'

/** Said where the postcode of a search is none: the list is as if nobody had asked for it (ERR-05). */
export const NearNotice = ({ postcode, noun }: { readonly postcode: string; readonly noun: string }) => (
  <p role="status" className="mb-4 flex gap-2.5 rounded-card border border-line bg-surface px-4 py-3 text-small text-pretty">
    <Glyph path={info} size={18} className="mt-0.5 shrink-0 text-muted" />
    <span>
      Invalid postcode: we don’t know {postcode}, so these are {noun} from everywhere.
    </span>
  </p>
)
