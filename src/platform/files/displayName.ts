const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
const emojiJoiner = '\u200d'
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const mostStem = 100

/**
 * The name under which a person sees an uploaded file: the last path part without control, direction or invisible characters,
 * at most 100 characters and its extension. Never used as a path.
 */
export function displayName(fileName: string) {
  const last = fileName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(hidden, c => (c === emojiJoiner ? c : ''))
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(reserved, '_$1')
  const extension = extensionOf(clean)
  const stem = extension ? clean.slice(0, -extension.length - 1) : clean
  return { stem: Array.from(stem).slice(0, mostStem).join('').trim() || 'file', extension: extension.toLowerCase() }
}

const extensionOf = (name: string) => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1] ?? ''
