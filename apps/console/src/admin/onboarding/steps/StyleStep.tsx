import { suggestedTemplate } from '@forecourt/rules/onboarding/onboardingConfig'
import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import { Box, ButtonBase, FormHelperText, Typography } from '@mui/material'
import type { OnboardingChoices, StepProps } from '../StepProps'
import { TemplatePicture } from '../TemplatePicture'
import { TextAnswer } from '../TextAnswer'
import { LogoField } from './LogoField'

type Template = OnboardingChoices['templates'][number]

const headerTexts: Readonly<Record<Template['header'], string>> = {
  inline: 'Menu beside the name',
  stacked: 'Menu under the name',
  centred: 'Name in the middle',
}
const filterTexts: Readonly<Record<Template['filters'], string>> = {
  sidebar: 'filters at the side',
  top: 'filters above the cars',
  drawer: 'filters behind a button',
}
const cardTexts: Readonly<Record<Template['card'], string>> = {
  stacked: 'cars in a grid',
  wide: 'cars in rows',
  overlay: 'prices on the photos',
  plain: 'large photos without frames',
  priced: 'the price first on each car',
}
const carPageTexts: Readonly<Record<Template['carPage'], string>> = {
  sections: 'a car’s details one below the other',
  tabs: 'a car’s details in tabs',
  folds: 'a car’s details open at a tap',
}

/** Summary of a template's layout in one line. */
const templateText = (template: Pick<Template, 'header' | 'filters' | 'card' | 'carPage'>): string =>
  `${headerTexts[template.header]}, ${filterTexts[template.filters]}, ${cardTexts[template.card]}, ${carPageTexts[template.carPage]}.`

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** Step: choose a template, previewed in the brand colour. */
export const StyleStep = ({ id, answers, choices, problems, change, save }: StepProps) => {
  const { look, brands } = answers
  const suggested = suggestedTemplate(choices.templates, answers)
  const colourManufacturer = choices.manufacturers.find(({ slug, brandColour }) => slug === brands.manufacturer && brandColour !== null)
  const colour = colourManufacturer ? colourManufacturer.brandColour : isColour(look.brandColour) ? look.brandColour.toLowerCase() : null
  const isTooPale = colour !== null && contrastRatio(colour, '#ffffff') < 4.5
  return (
    <>
      <Typography variant="h3">Look</Typography>
      <Box
        role="radiogroup"
        aria-label="Template"
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}
      >
        {choices.templates.map((template) => {
          const { slug, name } = template
          const isSelected = look.template === slug
          return (
            <ButtonBase
              key={slug}
              role="radio"
              aria-checked={isSelected}
              onClick={() => change('look', { template: slug })}
              sx={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'stretch',
                justifyContent: 'flex-start',
                textAlign: 'left',
                borderRadius: '12px',
                overflow: 'hidden',
                outline: isSelected ? 3 : 1,
                outlineStyle: 'solid',
                outlineColor: isSelected ? 'primary.main' : 'divider',
                '&:focus-visible': { outlineColor: 'text.primary', outlineWidth: 3 },
              }}
            >
              <TemplatePicture template={template} brandColour={colour} />
              <Box sx={{ p: 1.5 }}>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
                  <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
                  {slug === suggested && (
                    <Typography variant="body2" sx={{ color: 'success.main', fontWeight: 620 }}>
                      Recommended
                    </Typography>
                  )}
                </Box>
                {template.audience && (
                  <Typography variant="body2" sx={{ mt: 0.5 }}>
                    {template.audience}
                  </Typography>
                )}
                <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                  {templateText(template)}
                </Typography>
              </Box>
            </ButtonBase>
          )
        })}
      </Box>
      {problems.template && (
        <FormHelperText error role="alert">
          {problems.template}
        </FormHelperText>
      )}
      {colourManufacturer ? (
        <Typography color="text.secondary">{colourManufacturer.name} rules set the brand colour.</Typography>
      ) : (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', maxWidth: 420 }}>
          <Box
            component="input"
            type="color"
            aria-label="Choose the brand colour"
            value={colour ?? '#1f4fd8'}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => change('look', { brandColour: event.target.value })}
            sx={{
              width: 56,
              height: 40,
              p: 0.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: '8px',
              bgcolor: 'transparent',
              flexShrink: 0,
            }}
          />
          <TextAnswer
            label="Brand colour"
            value={look.brandColour}
            onAnswer={(brandColour) => change('look', { brandColour: brandColour.trim() })}
            problem={problems.brandColour}
            help={
              isTooPale
                ? 'Too pale on white: its buttons would be hard to read. You will need a darker colour to publish.'
                : 'For example #1f4fd8. Leave empty to use the template’s colour.'
            }
            input={{ autoComplete: 'off', spellCheck: false, maxLength: 7 }}
          />
        </Box>
      )}
      <LogoField id={id} logo={look.logo} save={save} onChange={(logo) => change('look', { logo })} />
    </>
  )
}
