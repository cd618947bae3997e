import { sayOtherFormat, uploadMessages } from '../../src/core/fileMessages.ts'
import { type UploadRule, type UploadRuleName, uploadRules } from '../../src/platform/files/uploadRules.ts'
import type { HostileFile } from './hostile.ts'

/** `inert`: kept or refused, as long as what is kept can do nothing. */
export type Verdict = 'reject' | 'inert' | 'keep'

/** Sound workbooks whose cells are the matter of whoever reads them as a table. */
export const soundWorkbooks: ReadonlySet<string> = new Set([
  '101-rows.xlsx',
  'billion-cells.xlsx',
  'ss-index.xlsx',
  'sharedstrings-bomb.xlsx',
])
const controls: ReadonlySet<string> = new Set(['ok.png', 'ok.pdf', 'ok.xlsx', 'a.svg.png', '=cmd.png', '👩‍🚒.png'])

/** What must become of a hostile file under a rule: what the rule does not take is refused, however sound it is. */
export const verdictOf = (file: HostileFile, name: UploadRuleName): Verdict => {
  const { kinds, maxBytes }: { kinds: readonly string[]; maxBytes: number } = uploadRules[name]
  if (!kinds.includes(file.as) || file.bytes.byteLength > maxBytes) return 'reject'
  if (controls.has(file.name)) return 'keep'
  const excused = soundWorkbooks.has(file.name) || file.name === 'over-3mb.png' // too large only where 3 MB is the limit
  return file.expect === 'reject' && !excused ? 'reject' : 'inert'
}

/** Whether a rule may refuse with these words. */
export const isMessageOf = (name: UploadRuleName, message: string): boolean => {
  const { maxBytes, image, types, kinds }: UploadRule = uploadRules[name]
  const words = [
    `The file is larger than ${maxBytes / 1024 / 1024}MB`,
    image ? 'The file is not an image' : `The file is not type ${types}`,
  ]
  const { wrongType, heic, slowPicture, damagedPicture, lockedSvg, lockedPdf, lockedOffice } = uploadMessages
  words.push(
    wrongType,
    heic,
    slowPicture,
    damagedPicture,
    lockedSvg,
    lockedPdf,
    lockedOffice,
    sayOtherFormat(kinds.map(kind => `.${kind}`)),
  )
  return words.includes(message) || /^This picture has [\d.]+ megapixels\. At most 40 megapixels can be read here: /.test(message)
}

/** What is wrong with how a kept file is served; nothing when it can do no harm. */
export const harmIn = (served: { status: number; body: string; headers: Record<string, unknown> }): string[] => {
  const header = (name: string) => String(served.headers[name] ?? '')
  const [type, disposition] = [header('content-type'), header('content-disposition')]
  const shown = /^image\/(png|jpeg|webp)$/.test(type)
  return [
    ...(served.status === 200 ? [] : [`served with ${served.status}`]),
    ...(header('x-content-type-options') === 'nosniff' ? [] : ['without nosniff']),
    ...(/\bsandbox\b/.test(header('content-security-policy')) ? [] : ['without a sandbox']),
    ...(disposition.startsWith('attachment;') || (shown && disposition.startsWith('inline;')) ? [] : [`as ${disposition}`]),
    ...(shown || /^application\/(pdf|msword|vnd\.(ms-excel|openxmlformats-officedocument\.[\w.]+))$/.test(type) ? [] : [`as ${type}`]),
    ...(served.body.includes('__pwned') ? ['with its script'] : []),
  ]
}
