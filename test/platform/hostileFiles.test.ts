import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { acceptUpload } from '../../src/platform/files/accept.ts'
import type { UploadRuleName } from '../../src/platform/files/uploadRules.ts'
import { type HostileFile, hostileFiles } from '../support/hostile.ts'
import { soundWorkbooks } from '../support/verdicts.ts'

const rules: Record<string, UploadRuleName> = {
  png: 'avatar',
  jpg: 'avatar',
  svg: 'picture',
  pdf: 'pdf',
  xlsx: 'spreadsheet',
  xls: 'spreadsheet',
  csv: 'spreadsheet',
}

const files = hostileFiles()
const uploaded = (file: HostileFile) => acceptUpload(file.bytes, { fileName: file.name, rule: rules[file.as] ?? 'avatar' })

test('the corpus is whole', () => {
  expect(files.length).toBe(94)
  for (const name of soundWorkbooks) expect(files.some(file => file.name === name)).toBe(true)
})

describe('is refused', () => {
  const bad = files.filter(file => file.expect === 'reject' && !soundWorkbooks.has(file.name))
  test.each(bad.map(file => [file.name, file.why, file] as const))('%s: %s', async (_name, _why, file) => {
    const began = performance.now()
    expect(await uploaded(file)).toMatchObject({ ok: false, message: expect.stringMatching(/./) })
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})

describe('is refused or kept harmless', () => {
  const odd = files.filter(file => file.expect === 'inert')
  test.each(odd.map(file => [file.name, file.why, file] as const))('%s: %s', async (_name, _why, file) => {
    const result = await uploaded(file)
    if (!result.ok) return
    expect(Buffer.from(result.bytes).includes('__pwned')).toBe(false)
    expect(result.displayName).toMatch(/^[^/\\\p{Cc}\u202a-\u202e]{1,111}$/u)
    if (!result.contentType.startsWith('image/')) return
    const { format, exif, icc, comments } = await sharp(result.bytes).metadata()
    expect({ format, exif, icc, comments }).toEqual({ format: 'png', exif: undefined, icc: undefined, comments: undefined })
  })
})

describe('is kept', () => {
  test.each(['ok.png', 'ok.pdf', 'ok.xlsx', 'a.svg.png', '=cmd.png', '👩‍🚒.png'])('%s', async name => {
    const file = files.find(one => one.name === name)
    expect(file && (await uploaded(file))).toMatchObject({ ok: true })
  })
})
