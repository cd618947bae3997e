import type { ZipParts } from './zipGuard.ts'

const mainTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
} as const
const workbook = { xlsx: 'xl/workbook.xml', docx: 'word/document.xml' } as const

/** Which office file the parts make: declared in its content types, with its main part, without macros, DTDs or control parts. */
export function officeKind(parts: ZipParts): 'xlsx' | 'docx' | null {
  const types = parts.get('[Content_Types].xml')
  if (!types || [...parts].some(([name, part]) => isMacro(name) || (isXml(name) && hasDoctype(part)))) return null
  const text = withoutIdle(plain(types), [...parts.keys()])
  if (/macroEnabled|vbaProject|activeX/i.test(text)) return null
  const kinds = (['xlsx', 'docx'] as const).filter(kind => text.includes(mainTypes[kind]) && parts.has(workbook[kind]))
  return kinds.length === 1 ? (kinds[0] ?? null) : null
}

/** Content types without those of endings that no part has: some programs declare all that they know, also those of macros. */
const withoutIdle = (types: string, names: readonly string[]): string => {
  const endings = new Set(names.map(name => name.slice(name.lastIndexOf('.') + 1).toLowerCase()))
  return types.replace(/<Default\b[^<>]*>/g, one => {
    const ending = /\bExtension=["']([A-Za-z0-9]+)["']/.exec(one)?.[1]
    return ending && !endings.has(ending.toLowerCase()) ? '' : one
  })
}

const isMacro = (name: string) => /(?:^|\/)(?:vbaProject|vbaData)[^/]*$|(?:^|\/)(?:activeX|macrosheets|dialogsheets)\//i.test(name)
const isXml = (name: string) => /\.(?:xml|rels|vml)$/i.test(name)
const hasDoctype = (part: Uint8Array) => /<!(?:DOCTYPE|ENTITY)/i.test(plain(part))

/** Without NUL bytes, UTF-16 reads like ASCII. */
const plain = (part: Uint8Array) => Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1').replaceAll('\0', '')
