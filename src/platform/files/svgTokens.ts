export type StartTag = {
  readonly is: 'start'
  readonly name: string
  /** Values with their references resolved. */
  readonly attributes: ReadonlyMap<string, string>
  readonly empty: boolean
}
export type SvgToken = StartTag | { readonly is: 'end'; readonly name: string } | { readonly is: 'text'; readonly text: string }

/** The tokens of an XML text without comments and instructions. Ends with null where the text is malformed or declares entities. */
export function* tokens(text: string): Generator<SvgToken | null> {
  let at = 0
  while (at < text.length) {
    const step = text[at] === '<' ? markup(text, at) : words(text, at)
    if (!step) return yield null
    if (step.token) yield step.token
    at = step.next
  }
}

type Step = { readonly token?: SvgToken; readonly next: number } | null

function words(text: string, at: number): Step {
  const end = text.indexOf('<', at)
  const next = end < 0 ? text.length : end
  const value = resolve(text.slice(at, next))
  return value === null ? null : { token: { is: 'text', text: value }, next }
}

function markup(text: string, at: number): Step {
  if (text.startsWith('<!--', at)) return skip(text, at, '-->')
  if (text.startsWith('<?', at)) return skip(text, at, '?>')
  if (text.startsWith('<![CDATA[', at)) {
    const over = skip(text, at, ']]>')
    return over && { token: { is: 'text', text: text.slice(at + 9, over.next - 3) }, next: over.next }
  }
  if (text.startsWith('<!DOCTYPE', at)) {
    const over = skip(text, at, '>')
    return over && !text.slice(at, over.next).includes('[') ? over : null
  }
  return text[at + 1] === '/' ? endTag(text, at) : startTag(text, at)
}

function skip(text: string, at: number, mark: string) {
  const found = text.indexOf(mark, at + 2)
  return found < 0 ? null : { next: found + mark.length }
}

const endPattern = /<\/([A-Za-z_][\w.:-]*)\s*>/y
const startPattern = /<([A-Za-z_][\w.:-]*)/y
const attributePattern = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const closePattern = /\s*(\/?)>/y

function endTag(text: string, at: number): Step {
  const name = match(endPattern, text, at)?.[1]
  return name === undefined ? null : { token: { is: 'end', name }, next: endPattern.lastIndex }
}

function startTag(text: string, at: number): Step {
  const name = match(startPattern, text, at)?.[1]
  if (name === undefined) return null
  let next = startPattern.lastIndex
  const attributes = new Map<string, string>()
  for (let found = match(attributePattern, text, next); found; found = match(attributePattern, text, next)) {
    const value = resolve(found[2] ?? found[3] ?? '')
    if (value === null || found[1] === undefined || attributes.has(found[1])) return null
    attributes.set(found[1], value)
    next = attributePattern.lastIndex
  }
  const close = match(closePattern, text, next)
  return close && { token: { is: 'start', name, attributes, empty: close[1] === '/' }, next: closePattern.lastIndex }
}

function match(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five named and the numeric references; null at any other. */
function resolve(text: string) {
  let sound = true
  const value = text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+))?;?/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const plain = name
      ? named[name]
      : code >= 32 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : ' '
    if (!whole.endsWith(';') || plain === undefined || (!hex && !decimal && !name)) sound = false
    return plain ?? ''
  })
  return sound ? value : null
}
