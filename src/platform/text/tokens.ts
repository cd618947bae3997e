/** Characters of a comment that are read; the rest is ignored. */
export const readLimit = 5_000

/**
 * One piece of a comment. `text` is lower case with its accents, `key` the same without them (for look-ups).
 * `word` a word or number, `comma` a pause inside a sentence, `stop` the end of one, `emoji` a pictograph or smiley.
 */
export type Token = { kind: 'word' | 'comma' | 'stop' | 'emoji'; text: string; key: string; loud: boolean; marks: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const stops = new Set(['.', '!', '?', '…', ';', '¡', '¿', '\n', '\r', '\r\n', '。', '！', '？'])
const commas = new Set([',', ':', '(', ')', '–', '—', '/', '、', '，'])
const pictograph = /^\p{Extended_Pictographic}/u
const ascii = /^[\x20-\x7e\n\r\t]*$/
const smileys: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s.,!?])[:;=]-?[)D](?![\p{L}\d])/gu, ' 🙂 '],
  [/(?<![^\s.,!?])[:=]'?-?[(/](?![\p{L}\d/])/gu, ' 🙁 '],
]

/** The words, pauses and emoji of `text` in order. Reads at most `readLimit` characters; time is linear in them. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const readable = plain(text.slice(0, readLimit))
  const shouting = readable === readable.toUpperCase()
  for (const { segment, isWordLike } of segmenter.segment(readable)) {
    if (segment === ' ') continue
    if (isWordLike) tokens.push(wordToken(segment, shouting))
    else mark(tokens, segment)
  }
  return tokens
}

/** `text` without its accents and tildes, for look-ups that forgive their absence. */
export function folded(text: string): string {
  return ascii.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a French comment, with what is drawn together by an apostrophe apart: "n'est" is "ne est". */
export function apart(tokens: readonly Token[]): Token[] {
  return tokens.flatMap(token => {
    const [, short = '', rest = ''] = (token.kind === 'word' && elision.exec(token.text)) || []
    if (!rest) return [token]
    const before = short === 'qu' ? 'que' : `${short}e`
    return [
      { ...token, text: before, key: before },
      { ...token, text: rest, key: folded(rest) },
    ]
  })
}

const elision = /^(qu|[cdjlmnst])'(.+)$/

function plain(text: string): string {
  let result = text
  if (!ascii.test(text)) {
    result = text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[’‘`´]/g, "'")
      .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\u200d]+/gu, ' ')
  }
  if (/[@/]|www\./i.test(result)) result = withoutAddresses(result)
  if (/[:;=]/.test(result)) for (const [smiley, emoji] of smileys) result = result.replace(smiley, emoji)
  if (result.includes('0/10')) result = result.replace(/(?<!\d)10\/10(?!\d)/g, ' 👍 ').replace(/(?<!\d)0\/10(?!\d)/g, ' 👎 ')
  if (result.includes('.')) result = result.replace(/(?<=\p{L}\p{L})\.(?=\p{L}\p{L})/gu, '. ')
  return result
    .replaceAll(' - ', ' – ')
    .replace(/\bwi[- ]fi\b/gi, 'wifi')
    .replace(/\b(a\/c|a\.c\.?)(?![a-z])/gi, 'ac')
}

function withoutAddresses(text: string): string {
  return text
    .split(/(\s)/)
    .map(piece => (/^(https?:|www\.)|^[^@]+@[^@]/i.test(piece) ? '' : piece))
    .join('')
}

function wordToken(segment: string, shouting: boolean): Token {
  const text = segment.toLowerCase()
  const loud = !shouting && segment.length > 2 && segment !== text && segment === segment.toUpperCase()
  return { kind: 'word', text, key: folded(text), loud, marks: 0 }
}

function mark(tokens: Token[], segment: string): void {
  const last = tokens.at(-1)
  if (commas.has(segment)) tokens.push({ kind: 'comma', text: segment, key: segment, loud: false, marks: 0 })
  else if (pictograph.test(segment)) {
    const key = String.fromCodePoint(segment.codePointAt(0) ?? 0) // without skin colour, sex and variant
    tokens.push({ kind: 'emoji', text: segment, key, loud: false, marks: 0 })
  } else if (stops.has(segment)) {
    const marks = segment === '!' ? 1 : 0
    if (last?.kind === 'stop') {
      last.marks += marks
      if (segment === '¿' || segment === '¡') last.text = segment
    } else tokens.push({ kind: 'stop', text: segment, key: segment, loud: false, marks })
  }
}
