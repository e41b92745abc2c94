import type { WalkShot } from '@forecourt/rules/stock/walkAround'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'

const drawings: { readonly [Outline in WalkShot['outline']]: ReactNode } = {
  front: (
    <>
      <path d="M120 210v-70l28-58q6-12 20-12h64q14 0 20 12l28 58v70" />
      <path d="M112 140h176v62q0 8-8 8H120q-8 0-8-8zM150 134l18-46h64l18 46z" />
      <path d="M128 210v24h28v-24M244 210v24h28v-24" />
      <path d="M128 158h34M238 158h34M172 182h56" />
    </>
  ),
  quarter: (
    <>
      <path d="M60 196v-40q0-14 14-18l64-18 44-34q10-8 24-8h84q16 0 26 12l28 34q8 10 8 22v50" />
      <path d="M60 196h46M160 204h110M314 196h38M150 118l40-30h38v30zM240 118V88h48l28 30z" />
      <circle cx="133" cy="202" r="27" />
      <circle cx="292" cy="198" r="23" />
    </>
  ),
  side: (
    <>
      <path d="M40 190v-34q0-12 12-14l66-12 50-40q8-6 18-6h86q12 0 20 8l38 40 26 8q10 3 10 14v36" />
      <path d="M40 190h40M132 190h138M322 190h44M140 128l38-30h42v30zM232 128V98h38l30 30z" />
      <circle cx="106" cy="192" r="26" />
      <circle cx="296" cy="192" r="26" />
    </>
  ),
  dial: (
    <>
      <path d="M110 210a90 90 0 1 1 180 0z" />
      <path d="m200 210 48-60M160 228h80v28h-80z" />
    </>
  ),
  wheel: (
    <>
      <circle cx="200" cy="150" r="96" />
      <circle cx="200" cy="150" r="60" />
      <circle cx="200" cy="150" r="14" />
      <path d="M200 90v46M200 164v46M140 150h46M214 150h46" />
    </>
  ),
  frame: null,
}

/** Where the subject should be in a photo, as a simple outline. */
export const ShotOutline = ({ outline }: Pick<WalkShot, 'outline'>) => (
  <Box
    component="svg"
    viewBox="0 0 400 300"
    aria-hidden
    sx={{
      ...{ display: 'block', width: '100%', borderRadius: '10px', bgcolor: 'action.hover', color: 'text.secondary' },
      ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' },
    }}
  >
    <path d="M24 64V24h40M336 24h40v40M376 236v40h-40M64 276H24v-40" />
    {drawings[outline]}
  </Box>
)
