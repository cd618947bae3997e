import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodePng } from './decode.server.ts'
import { epsOf } from './eps.ts'
import { matrixOf } from './matrix.ts'
import { defaultStyle, levelOf, QrStyle, qrFileTypes, qrSizes } from './model.ts'
import { pdfOf } from './pdf.server.ts'
import { pictureOf } from './picture.ts'
import { logoPixels, pngOf } from './png.server.ts'
import { provePicture } from './proof.server.ts'
import { svgOf } from './svg.ts'

const text = 'HTTPS://LINTEL.EXAMPLE/Q/7K3M9QX2PD4H8RTA'
const plain = pictureOf(matrixOf(text, 'M'), defaultStyle)
const hasGhostscript = spawnSync('gs', ['--version']).status === 0

const logoFile = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c1121f' } })
  .png()
  .toBuffer()
const logoStyle = QrStyle.parse({ Logo: { Href: `data:image/png;base64,${logoFile.toString('base64')}` }, EyeFrame: 'frame5' })
const withLogo = pictureOf(matrixOf(text, levelOf(logoStyle)), logoStyle)

/** A page as Ghostscript paints it, 600 × 600. */
function painted(name: string, content: string | Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-qr-'))
  try {
    const [source, target] = [join(folder, name), join(folder, 'page.png')]
    writeFileSync(source, content)
    execFileSync('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', '-sDEVICE=png16m', '-r144', `-sOutputFile=${target}`, source])
    return readFileSync(target)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function colorAt(png: Buffer, part: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = Math.floor(info.width * part)
  return [...data.subarray((at * info.width + at) * 3, (at * info.width + at) * 3 + 3)]
}

describe('the outputs of one picture', () => {
  it('are png, pdf, svg and eps, each with its own first bytes [B-CONST-067]', async () => {
    expect(qrFileTypes).toEqual(['png', 'pdf', 'svg', 'eps'])
    expect((await pngOf(plain, 500)).subarray(1, 4).toString()).toBe('PNG')
    expect((await pdfOf(plain, 300)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(svgOf(plain, 500)).toMatch(/^<svg .*<\/svg>$/s)
    expect(epsOf(plain, 300)).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 300 300\n/)
  })

  it.each(qrSizes)('are %i pixels wide and read back [B-CONST-074]', async size => {
    const png = await pngOf(plain, size)
    const { width, height } = await sharp(png).metadata()
    expect([width, height]).toEqual([size, size])
    expect(await decodePng(png)).toBe(text)
    expect(svgOf(plain, size)).toContain(`width="${size}" height="${size}"`)
  })

  it('hold no number with more than 3 decimals and no way out of an attribute', () => {
    expect(svgOf(plain, 500)).not.toMatch(/\.\d{4}/)
    expect(svgOf({ ...plain, background: '"><script>' }, 500)).not.toContain('<script>')
  })

  it.skipIf(!hasGhostscript)('read back from EPS as Ghostscript paints it (skipped without gs)', async () => {
    expect(await decodePng(painted('code.eps', epsOf(plain, 300)))).toBe(text)
    const branded = painted('logo.eps', epsOf(withLogo, 300, await logoPixels(withLogo)))
    expect(await decodePng(branded)).toBe(text)
    expect(await colorAt(branded, 0.5)).toEqual([0xc1, 0x12, 0x1f])
  })

  it.skipIf(!hasGhostscript)('read back from PDF as Ghostscript paints it (skipped without gs)', async () => {
    expect(await decodePng(painted('code.pdf', await pdfOf(plain, 300)))).toBe(text)
    const branded = painted('logo.pdf', await pdfOf(withLogo, 300))
    expect(await decodePng(branded)).toBe(text)
    expect(await colorAt(branded, 0.5)).toEqual([0xc1, 0x12, 0x1f])
  })
})

describe('a logo', () => {
  it('stands in the middle of a code that still reads back', async () => {
    expect(await provePicture(withLogo, text)).toEqual({ ok: true })
    expect(await colorAt(await pngOf(withLogo, 500), 0.5)).toEqual([0xc1, 0x12, 0x1f])
  })

  it('is a PNG or JPEG inside the style, never an address', () => {
    for (const Href of ['https://lintel.example/logo.png', 'data:image/svg+xml;base64,PHN2Zz4=', 'data:image/png;base64,"/>']) {
      expect(QrStyle.safeParse({ Logo: { Href } }).success).toBe(false)
    }
  })
})

describe('a proof', () => {
  it('fails for another text and for a code that nothing can read', async () => {
    expect(await provePicture(plain, 'ANOTHER')).toMatchObject({ ok: false, reason: expect.stringContaining('another text') })
    const pale = pictureOf(matrixOf(text, 'M'), { ...defaultStyle, FillColor: '#ffffff', EyeColor: '#ffffff' })
    expect(await provePicture(pale, text)).toMatchObject({ ok: false, reason: expect.stringContaining('cannot be read') })
  })
})
