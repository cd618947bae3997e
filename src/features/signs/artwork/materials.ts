/** What has no such choice: nothing is printed, or it has no colour. */
export const notApplicable = 'NA'

const INCH = 25.4

/**
 * Materials that signs are printed on, each with the sizes that sign makers offer for it, in inches, smaller side first (of a banner its height, as the
 * documents write it), the usual one first. Sizes of the retractable banner: document 1, section 9. Sheets follow ANSI (8.5 × 11, 11 × 17), posters
 * ANSI/Arch and US retail (12 × 18, 18 × 24, 24 × 36, 22 × 28), panels and decals the standard sizes of US sign shops.
 */
export const materials = [
  {
    Name: '3mm Sintra',
    Surface: 'Wall',
    Substrate: 'PVC board',
    Sizes: ['5 × 8', '8 × 10', '8.5 × 11', '11 × 17', '12 × 18', '18 × 24', '24 × 36', '4 × 4', '3 × 3'],
    colored: true,
  },
  {
    Name: '80# Gloss',
    Surface: 'Wall',
    Substrate: 'Paper',
    Sizes: ['8.5 × 11', '5 × 8', '8 × 10', '11 × 17', '4 × 4', '3 × 3'],
    colored: false,
  },
  {
    Name: 'Vinyl decal',
    Surface: 'Machine',
    Substrate: 'Vinyl',
    Sizes: ['3 × 3', '2 × 2', '4 × 4', '6 × 6', '5 × 8', '8 × 10', '8.5 × 11', '11 × 17'],
    colored: true,
  },
  {
    Name: 'Window cling',
    Surface: 'Glass',
    Substrate: 'Vinyl',
    Sizes: ['8 × 10', '4 × 4', '6 × 6', '5 × 8', '8.5 × 11', '11 × 17'],
    colored: true,
  },
  {
    Name: 'Acrylic',
    Surface: 'Wall',
    Substrate: 'Acrylic',
    Sizes: ['8 × 10', '5 × 8', '8.5 × 11', '11 × 14', '11 × 17', '4 × 4', '3 × 3'],
    colored: true,
  },
  {
    Name: 'Brushed aluminum',
    Surface: 'Wall',
    Substrate: 'Aluminum',
    Sizes: ['5 × 8', '3 × 3', '4 × 4', '8 × 10', '8.5 × 11', '11 × 17', '12 × 18'],
    colored: false,
  },
  { Name: 'Anodized tag', Surface: 'Machine', Substrate: 'Aluminum', Sizes: ['2 × 2', '3 × 3', '4 × 4'], colored: false },
  { Name: 'Floor graphic', Surface: 'Floor', Substrate: 'Vinyl', Sizes: ['12 × 12', '18 × 18', '24 × 24'], colored: true },
  {
    Name: 'Foam board',
    Surface: 'Freestanding',
    Substrate: 'Foam board',
    Sizes: ['18 × 24', '11 × 17', '22 × 28', '24 × 36'],
    colored: true,
  },
  { Name: 'Table tent', Surface: 'Freestanding', Substrate: 'Paper', Sizes: ['4 × 6', '5 × 8'], colored: true },
  {
    Name: 'Retractable banner',
    Surface: 'Freestanding',
    Substrate: 'Fabric',
    Sizes: ['79 × 33.5', '79 × 23.5', '79 × 47'],
    colored: true,
  },
] as const

export type Material = (typeof materials)[number]
export const materialNames = materials.map(one => one.Name)
/** Width and height of a sign in millimetres; null for what is no size. A square is the same both ways. */
export const measureSign = (size: string, orientation: string): { Width: number; Height: number } | null => {
  const sides = size.split('×').map(side => Number(side.trim()) * INCH)
  const [one = Number.NaN, other = Number.NaN] = sides
  if (!(one > 0 && other > 0)) return null
  const [short, long] = one < other ? [one, other] : [other, one]
  return orientation === 'Landscape' ? { Width: long, Height: short } : { Width: short, Height: long }
}

const areaOf = (size: string): number => {
  const found = measureSign(size, 'Portrait')
  return found ? found.Width * found.Height : 0
}
/** All sizes, smallest area first. */
export const signSizes = [...new Set<string>(materials.flatMap(one => one.Sizes))].toSorted((a, b) => areaOf(a) - areaOf(b))
export const orientations = ['Landscape', 'Portrait'] as const

export const materialOf = (Name: string): Material | undefined => materials.find(one => one.Name === Name)

/** The size that a material has as long as nothing else is chosen (B-STATE-015). */
export const defaultSize = (Name: string): string => materialOf(Name)?.Sizes[0] ?? notApplicable

/** The sizes of a material; of one that is not known, all. */
export const listSizes = (Name: string): readonly string[] => materialOf(Name)?.Sizes ?? signSizes

/** The colours of a material's signs. */
export const listColors = (Name: string): readonly string[] => (materialOf(Name)?.colored ? Object.keys(signColors) : [notApplicable])

/** Backgrounds of signs by name, with the colour of what is written on them. Codes stand on their own ground. */
export const signColors = {
  'Light Gray': { ground: '#eef0f2', ink: '#1f2933', accent: '#5b6773' },
  'Light Blue': { ground: '#e3f0fb', ink: '#12324f', accent: '#2f6ea5' },
  'Dark Blue': { ground: '#12324f', ink: '#ffffff', accent: '#a9cdec' },
  'Dark Gray': { ground: '#2b3138', ink: '#ffffff', accent: '#c5cdd5' },
} as const
export type SignColor = { readonly ground: string; readonly ink: string; readonly accent: string }

/** Where there is no colour: black on the bare material. */
const plainColor: SignColor = { ground: '#ffffff', ink: '#000000', accent: '#000000' }

export const signColorOf = (name: string): SignColor => (name in signColors ? signColors[name as keyof typeof signColors] : plainColor) // one of its keys
