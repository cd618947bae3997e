const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Elements that draw, or group and name what draws. */
export const allowedElements = list(`
  svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath title desc style
  linearGradient radialGradient stop clipPath mask pattern marker`)

export const allowedAttributes = list(`
  id class style transform x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio version href
  xlink:href pathLength rotate textLength lengthAdjust startOffset offset gradientUnits gradientTransform spreadMethod patternUnits
  patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient
  clip-path clip-rule mask fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity stop-color stop-opacity color display visibility overflow paint-order
  marker-start marker-mid marker-end font-family font-size font-style font-weight font-variant font-stretch letter-spacing
  word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction
  shape-rendering text-rendering vector-effect mix-blend-mode isolation`)

/** A value points at most to an element of the same file. */
export function isSafeValue(name: string, value: string) {
  if (name === 'href' || name === 'xlink:href') return /^#[\w.:-]+$/.test(value)
  return name === 'style' ? isSafeCss(value) : !hasForeignUrl(value)
}

/** No escapes, no at-rules, no functions that load or filter. */
export const isSafeCss = (css: string) => !/[\\@<]|\/\*|expression|filter|image|javascript:/i.test(css) && !hasForeignUrl(css)

const hasForeignUrl = (text: string) => /url|src\s*\(/i.test(text.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, ''))
