import { allowedAttributes, allowedElements, isSafeCss, isSafeValue } from './svgAllowed.ts'
import { type StartTag, type SvgToken, tokens } from './svgTokens.ts'

export type CleanSvg = { readonly text: string; readonly width: number; readonly height: number }

const mostBytes = 5 * 1024 * 1024
const mostElements = 50_000
const mostDepth = 100
const largestSide = 16_384

/**
 * Reads an SVG strictly (UTF-8, well-formed, no entities of its own, no internal DTD) and writes it again with only the elements and
 * attributes that draw. What scripts, links, animates, loads or filters is left out; a malformed or boundless file gives null.
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg | null {
  const text = bytes.byteLength <= mostBytes ? decode(bytes) : null
  if (text === null) return null
  const writer = createWriter()
  for (const token of tokens(text)) {
    if (token === null || !writer.take(token)) return null
  }
  return writer.end()
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function createWriter() {
  const out: string[] = []
  const open: string[] = []
  let size: { width: number; height: number } | null = null
  let leftOut = 0
  let elements = 0
  let css = ''

  const start = (tag: StartTag) => {
    elements += 1
    if (elements > mostElements || open.length >= mostDepth) return false
    if (open.length === 0) {
      if (tag.name !== 'svg' || size) return false
      const root = rootTag(tag)
      if (!root) return false
      size = root
      out.push(root.text)
    } else if (leftOut > 0 || !allowedElements.has(tag.name)) leftOut += 1
    else if (tag.name !== 'style') out.push(`<${tag.name}${attributes(tag)}>`)
    open.push(tag.name)
    if (tag.empty) end(tag.name)
    return true
  }
  const end = (name: string) => {
    if (open.pop() !== name) return false
    if (leftOut > 0) leftOut -= 1
    else if (name !== 'style') out.push(`</${name}>`)
    else {
      if (isSafeCss(css)) out.push(`<style>${escapeText(css)}</style>`)
      css = ''
    }
    return true
  }
  const words = (text: string) => {
    if (open.length === 0) return text.trim() === ''
    if (leftOut > 0) return true
    if (open.at(-1) === 'style') css += text
    else out.push(escapeText(text))
    return true
  }
  return {
    take: (token: SvgToken) => (token.is === 'start' ? start(token) : token.is === 'end' ? end(token.name) : words(token.text)),
    end: (): CleanSvg | null => (size && open.length === 0 ? { text: out.join(''), width: size.width, height: size.height } : null),
  }
}

/** The root with the size in pixels that we choose: the longer side between 1,024 and 2,048. */
function rootTag(tag: StartTag) {
  const box = (tag.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const hasBox = box.length === 4 && box.every(Number.isFinite)
  const [, , boxWidth = 0, boxHeight = 0] = hasBox ? box : []
  const width = pixels(tag.attributes.get('width')) ?? (boxWidth || 300)
  const height = pixels(tag.attributes.get('height')) ?? (boxHeight || 150)
  if (!(width > 0 && height > 0 && width <= largestSide && height <= largestSide)) return null
  const long = Math.max(width, height)
  const scale = Math.min(2048, Math.max(1024, long)) / long
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  const view = hasBox ? box.join(' ') : `0 0 ${width} ${height}`
  const rest = attributes({ ...tag, attributes: new Map([...tag.attributes].filter(([name]) => !rootOwn.has(name))) })
  return { ...size, text: `<svg ${names} width="${size.width}" height="${size.height}" viewBox="${view}"${rest}>` }
}

const rootOwn: ReadonlySet<string> = new Set(['width', 'height', 'viewBox'])
const inPixels: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }

/** Undefined for percentages and what is not there. */
function pixels(length: string | undefined) {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? []
  const factor = inPixels[unit.toLowerCase()]
  return number !== undefined && factor !== undefined ? Number(number) * factor : undefined
}

const attributes = (tag: StartTag) =>
  [...tag.attributes]
    .filter(([name, value]) => allowedAttributes.has(name) && isSafeValue(name, value))
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
