import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, rem } from '@mantine/core'
import { token, colours as tokens } from '../core/colours.ts'

export { type Token, token } from '../core/colours.ts'

// Ten shades stand in every line below, so the cast is safe.
const hue = (shades: string) => shades.split(' ') as unknown as MantineColorsTuple

// Ten shades a hue, made in OKLCH with one lightness scale. White text passes AA on shade 6 and darker, shade 4 on the dark body.
const harbour = hue('#edf8fa #d5eff2 #b0e0e6 #85ccd4 #57b5bf #2e9faa #08808a #076d76 #025961 #023f44')
const red = hue('#fff3f1 #fde2df #fbc7c2 #f8a49d #f47b74 #eb514f #d22d33 #b31220 #940c19 #671013')
const amber = hue('#fff4e7 #ffe5c6 #ffcb8b #f7ad44 #de9207 #c07d01 #a16800 #845502 #6c4502 #4c3002')
const green = hue('#ecfaef #d4f3db #ace7bb #7cd595 #4dbf74 #29a75c #0d8d48 #0b743a #0e5e30 #0b4221')
const blue = hue('#f1f6fe #deebfd #bfd8fa #98c0f7 #6ca7f5 #418def #1873dc #005dbc #004c9b #01356f')
const slate = hue('#f8fafc #f0f4f6 #e3e9eb #d2dbde #b5c0c5 #909ea4 #67777e #495a61 #304047 #16242a')
const night = hue('#d9dfe2 #c1c9cc #a4aeb3 #758388 #3c4a50 #2d3a40 #1e2a2f #101b20 #0a1317 #050c10')

/** The names of the four status hues: always beside a word or an icon. */
export const statusColours = { good: 'green', warn: 'amber', bad: 'red', info: 'blue', none: 'gray' } as const
export type StatusKind = keyof typeof statusColours

/** The colour of a sentiment score: below zero negative, zero neutral (yellow where `reviews`), above zero positive. */
export const sentimentColour = (score: number, reviews = false): string =>
  token(score < 0 ? 'sentiment-negative' : score > 0 ? 'sentiment-positive' : reviews ? 'sentiment-zero' : 'sentiment-neutral')

/** The colour of one of the five star ratings; halves count as the star below, at least one. */
export const starColour = (stars: number): string => token(starTokens[Math.min(5, Math.max(1, Math.floor(stars))) - 1] ?? 'star-1')
const starTokens = ['star-1', 'star-2', 'star-3', 'star-4', 'star-5'] as const

const half = (which: 0 | 1) => Object.fromEntries(Object.entries(tokens).map(([name, pair]) => [`--${name}`, pair[which]]))
const dark = (hue: string) => ({
  [`--mantine-color-${hue}-light`]: `color-mix(in srgb, var(--mantine-color-${hue}-9) 65%, var(--mantine-color-body))`,
  [`--mantine-color-${hue}-light-hover`]: `var(--mantine-color-${hue}-9)`,
  [`--mantine-color-${hue}-light-color`]: `var(--mantine-color-${hue}-2)`,
})

/** Both themes' named colours, and Mantine's faint texts made strong enough for AA. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...half(0),
    '--mantine-color-text': tokens.ink[0],
    '--mantine-color-placeholder': tokens['ink-soft'][0],
    '--mantine-color-dimmed': tokens['ink-soft'][0],
    '--mantine-color-error': tokens['status-bad'][0],
    '--mantine-color-success': tokens['status-good'][0],
    '--mantine-color-default-border': 'var(--mantine-color-gray-4)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
  },
  dark: {
    ...half(1),
    '--mantine-color-text': tokens.ink[1],
    '--mantine-color-placeholder': tokens['ink-soft'][1],
    '--mantine-color-dimmed': tokens['ink-soft'][1],
    '--mantine-color-error': tokens['status-bad'][1],
    '--mantine-color-success': tokens['status-good'][1],
    '--mantine-color-default-border': tokens['line-strong'][1],
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-3)',
    ...Object.assign({}, ...['harbour', 'red', 'amber', 'green', 'blue', 'gray'].map(dark)),
  },
})

/** The Mantine theme of portal and scan pages. */
export const theme = createTheme({
  primaryColor: 'harbour',
  primaryShade: { light: 7, dark: 6 },
  colors: { harbour, red, amber, yellow: amber, orange: amber, green, teal: green, blue, gray: slate, dark: night },
  white: '#ffffff',
  black: '#16242a',
  autoContrast: true,
  luminanceThreshold: 0.25,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  radius: { xs: rem(3), sm: rem(5), md: rem(8), lg: rem(12), xl: rem(20) },
  defaultRadius: 'sm',
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  shadows: {
    xs: '0 1px 2px rgb(10 30 38 / 8%)',
    sm: '0 1px 3px rgb(10 30 38 / 10%), 0 1px 2px rgb(10 30 38 / 6%)',
    md: '0 4px 14px rgb(10 30 38 / 12%)',
    lg: '0 10px 30px rgb(10 30 38 / 16%)',
    xl: '0 18px 48px rgb(10 30 38 / 20%)',
  },
  breakpoints: { xs: '30em', sm: '40em', md: '60em', lg: '75em', xl: '90em' },
  headings: {
    fontWeight: '620',
    sizes: {
      h1: { fontSize: rem(24), lineHeight: '1.25' },
      h2: { fontSize: rem(18), lineHeight: '1.3' },
      h3: { fontSize: rem(15), lineHeight: '1.4' },
      h4: { fontSize: rem(14), lineHeight: '1.4' },
    },
  },
  respectReducedMotion: true,
  focusRing: 'auto',
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { loaderProps: { type: 'dots' } } },
    Tooltip: { defaultProps: { multiline: true, maw: 320, openDelay: 250, events: { hover: true, focus: true, touch: true } } },
    Modal: { defaultProps: { centered: true, radius: 'md', closeButtonProps: { 'aria-label': 'Close' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, radius: 'md', withBorder: true } },
    Menu: { defaultProps: { shadow: 'md', radius: 'md' } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 550 } },
  },
})
