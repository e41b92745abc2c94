import { countryRegulators } from '@forecourt/rules/menus/privacyLaw'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** The consumer regulators of the site's country, each by its state or territory (LEG-01, LEG-04). */
export const RegulatorsBlock = ({ block, config, level, tone, setting }: BlockProps<'regulators'>) => (
  <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {countryRegulators(config.identity.country).map(({ region, name, href }) => (
        <li key={href} className="border-t border-line">
          <a href={href} rel="noopener" className="flex min-h-16 flex-col justify-center py-2 leading-snug hover:text-link">
            <span className="text-tiny text-muted">{region}</span>
            <span className="font-medium underline underline-offset-4">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </SectionBand>
)
