/** Named colours of meaning; each is the CSS variable `--<name>` and has a light and a dark value. */
export const colours = {
  // The first seven differ by at least 0.09 in OKLab under normal, protan and deutan sight, and by 3:1 from the body.
  'chart-1': ['#04686c', '#56c4ca'],
  'chart-2': ['#ae6806', '#d89a3f'],
  'chart-3': ['#4b27a7', '#747ff9'],
  'chart-4': ['#e26e94', '#b8569f'],
  'chart-5': ['#448fec', '#d1f2ff'],
  'chart-6': ['#565001', '#7d9100'],
  'chart-7': ['#492b34', '#ffd76f'],
  'chart-grid': ['#e3e9eb', '#2d3a40'],
  'chart-axis': ['#56666d', '#a4aeb3'],
  'chart-quiet': ['#7c8a91', '#84929a'],
  'sentiment-negative': ['#b31220', '#f47b74'],
  'sentiment-neutral': ['#915c00', '#f0a63c'],
  'sentiment-positive': ['#0b743a', '#4dbf74'],
  // Zero in review analytics is yellow, not amber.
  'sentiment-zero': ['#7a6400', '#f5dc4d'],
  'heat-5': ['#7cd595', '#4dbf74'],
  'heat-4': ['#f5dc4d', '#f5dc4d'],
  'heat-3': ['#ffc15c', '#ffc15c'],
  'heat-2': ['#ff9552', '#ff9552'],
  'heat-1': ['#f47b74', '#f47b74'],
  'heat-0': ['#ffffff', '#d9dfe2'],
  'heat-ink': ['#16242a', '#0a1317'],
  'upsell-active': ['#0b743a', '#4dbf74'],
  'upsell-implementing': ['#005dbc', '#6ca7f5'],
  'upsell-interested': ['#845502', '#f7ad44'],
  'upsell-never': ['#67777e', '#8d999e'],
  'star-1': ['#d22d33', '#f47b74'],
  'star-2': ['#d2600f', '#ff9552'],
  'star-3': ['#c88300', '#f7ad44'],
  'star-4': ['#66871a', '#a9c44a'],
  'star-5': ['#0d8d48', '#4dbf74'],
  'star-on': ['#c88300', '#f7ad44'],
  'star-off': ['#d2dbde', '#3c4a50'],
  'status-good': ['#0b743a', '#4dbf74'],
  'status-warn': ['#845502', '#f7ad44'],
  'status-bad': ['#b31220', '#f8867f'],
  'status-info': ['#005dbc', '#6ca7f5'],
  'status-none': ['#67777e', '#8d999e'],
  // Surfaces and lines, from the back to the front.
  'surface-sunken': ['#f5f8fa', '#0d171c'],
  surface: ['#ffffff', '#101b20'],
  'surface-raised': ['#ffffff', '#17242a'],
  'surface-hover': ['#f0f4f6', '#1e2a2f'],
  'surface-brand': ['#edf8fa', '#0c2b30'],
  line: ['#e3e9eb', '#2d3a40'],
  skeleton: ['#e8edef', '#24323a'],
  'line-brand': ['#b0e0e6', '#125059'],
  'line-strong': ['#b5c0c5', '#4b5a61'],
  ink: ['#16242a', '#e4eaec'],
  'ink-soft': ['#56666d', '#a4aeb3'],
  brand: ['#076d76', '#57b5bf'],
  // Four flat tones of the drawings.
  'draw-line': ['#076d76', '#57b5bf'],
  'draw-fill': ['#d5eff2', '#12393f'],
  'draw-soft': ['#f0f4f6', '#1a272d'],
  'draw-glow': ['#f7ad44', '#f7ad44'],
  'draw-sky': ['#b0e0e6', '#1b5a62'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type Token = keyof typeof colours
/** The CSS value of a named colour: `var(--chart-1)`. */
export const token = (name: Token): string => `var(--${name})`

/** Series colours in order of use; after seven they repeat and the dash pattern tells them apart. */
const chartSeries: readonly string[] = ([1, 2, 3, 4, 5, 6, 7] as const).map(n => token(`chart-${n}`))
/** The colour of the n-th series (from 0). */
export const seriesColour = (index: number): string => chartSeries[index % chartSeries.length] ?? token('chart-1')
