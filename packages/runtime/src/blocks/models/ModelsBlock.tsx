import { chosenModels } from '@forecourt/rules/models/listedModels'
import { ModelGrid, severalMakes } from '../../sections/model/ModelGrid'
import { ArrowLink } from '../../ui/ArrowLink'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** Models of the site's makes, each linked to its page, and a link to all models (NAV-19, ENT-13). */
export const ModelsBlock = ({ block, config, site, level, tone, setting }: BlockProps<'models'>) => (
  <SectionBand
    heading={block.heading}
    text={block.text}
    level={level}
    tone={tone}
    setting={setting}
    action={<ArrowLink href="/models">All models</ArrowLink>}
  >
    <ModelGrid
      models={chosenModels(site.range, block.of)}
      config={config}
      withMake={severalMakes(site.range)}
      level={block.heading ? (level === 1 ? 2 : 3) : 2}
    />
  </SectionBand>
)
