/** The base colours of a scene; a dealer's own can replace any of them. */
export interface ScenePalette {
  skyHigh: string
  skyLow: string
  sun: string
  far: string
  near: string
  ground: string
  accent: string
}

export const sceneKinds = ['coast', 'city', 'outback', 'alps', 'campsite', 'night', 'waterfront', 'suburb', 'harbour'] as const
export type SceneKind = (typeof sceneKinds)[number]

export const scenePalettes: Record<SceneKind, ScenePalette> = {
  coast: { skyHigh: '#4f97cf', skyLow: '#e6f1f5', sun: '#fff4d8', far: '#8aa6b2', near: '#5f7f66', ground: '#6f7478', accent: '#3c8ea5' },
  city: { skyHigh: '#7f9dbd', skyLow: '#f3e4d2', sun: '#ffe3b8', far: '#a9b6c4', near: '#6d7d8f', ground: '#565d65', accent: '#d98e4a' },
  outback: { skyHigh: '#5d9ccc', skyLow: '#f8dfb7', sun: '#fff0c9', far: '#b9785a', near: '#9a4a2c', ground: '#b5623a', accent: '#6f7a45' },
  alps: { skyHigh: '#5b93c9', skyLow: '#e3eef6', sun: '#ffffff', far: '#9fb2c6', near: '#53705f', ground: '#697178', accent: '#f6f9fb' },
  campsite: {
    skyHigh: '#34486b',
    skyLow: '#f2b87e',
    sun: '#ffd899',
    far: '#6d6f88',
    near: '#2f4740',
    ground: '#4f5a42',
    accent: '#e08a3c',
  },
  night: { skyHigh: '#0b1426', skyLow: '#2b4163', sun: '#cfe0f5', far: '#1b2b45', near: '#101b2d', ground: '#141a22', accent: '#ffcf7a' },
  waterfront: {
    skyHigh: '#a9c3d6',
    skyLow: '#f6ece6',
    sun: '#fff6ea',
    far: '#9fb0bb',
    near: '#3f5a4c',
    ground: '#b9b6b0',
    accent: '#7fa9b8',
  },
  suburb: { skyHigh: '#6fa9d8', skyLow: '#fbe9d0', sun: '#fff1d0', far: '#a9b598', near: '#b0644a', ground: '#84796d', accent: '#9a5540' },
  harbour: {
    skyHigh: '#2f447c',
    skyLow: '#f6b98c',
    sun: '#ffdca6',
    far: '#77769f',
    near: '#343f68',
    ground: '#59606d',
    accent: '#ffd28a',
  },
}
