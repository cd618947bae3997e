import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { balls } from './balls.ts'
import { bodies } from './bodies.ts'
import { decodePng } from './decode.server.ts'
import { frames } from './frames.ts'
import { matrixOf } from './matrix.ts'
import { defaultStyle, type ErrorCorrection, levelOf, QrStyle, qrLogoShare } from './model.ts'
import { absolute } from './path.ts'
import { pictureOf } from './picture.ts'
import { logoHref, pngOf } from './png.server.ts'
import { provePicture } from './proof.server.ts'
import { styleProblems } from './rules.ts'
import { bodyShapes, eyeBalls, eyeFrames } from './shapes.ts'

const text = 'HTTPS://LINTEL.EXAMPLE/Q/7K3M9QX2PD4H8RTA'
const levels: ErrorCorrection[] = ['L', 'M', 'Q', 'H']

describe('the default style', () => {
  it('is black circles on white with frame2 and ball0 [A-CONST-055] [B-CONST-073]', () => {
    expect(defaultStyle).toMatchObject({
      BackgroundColor: '#FFF',
      FillColor: '#000000',
      BodyShape: 'circle',
      EyeFrame: 'frame2',
      EyeBall: 'ball0',
      EyeColor: '#000000',
    })
  })

  it.each(levels)('reads back at level %s', async level => {
    expect(await provePicture(pictureOf(matrixOf(text, level), defaultStyle), text)).toEqual({ ok: true })
  })
})

describe('the shapes, read back by a decoder that knows nothing of them', () => {
  it('are 21 bodies, 15 frames and 18 balls, each with a name of its own and drawn differently [B-CONST-075, B-BEHAV-093]', () => {
    expect([bodies.length, frames.length, balls.length]).toEqual([21, 15, 18])
    expect(bodies.map(one => one.name)).toEqual(bodyShapes)
    expect(frames.map(one => one.name)).toEqual(eyeFrames)
    expect(balls.map(one => one.name)).toEqual(eyeBalls)
    expect(new Set([...bodyShapes, ...eyeFrames, ...eyeBalls]).size).toBe(21 + 15 + 18)
    const matrix = matrixOf(text, 'M')
    const drawn = [
      ...bodies.map(({ name: BodyShape }) => pictureOf(matrix, { ...defaultStyle, BodyShape }).layers[0]),
      ...frames.map(({ name: EyeFrame }) => pictureOf(matrix, { ...defaultStyle, EyeFrame }).layers[1]),
      ...balls.map(({ name: EyeBall }) => pictureOf(matrix, { ...defaultStyle, EyeBall }).layers[1]),
    ].map(layer => JSON.stringify(absolute(layer?.path ?? [])))
    // frame2 with ball0 is drawn once among the frames and once among the balls.
    expect(new Set(drawn).size).toBe(21 + 15 + 18 - 1)
  })

  it('are refused by any other name', () => {
    expect(QrStyle.safeParse({ BodyShape: 'blob' }).success).toBe(false)
    expect(QrStyle.safeParse({ EyeFrame: 'frame15' }).success).toBe(false)
    expect(QrStyle.safeParse({ EyeBall: 'ball18' }).success).toBe(false)
  })

  it.each(bodies.map(body => body.name))('body %s reads back at every level', async BodyShape => {
    for (const level of levels) {
      expect(await provePicture(pictureOf(matrixOf(text, level), { ...defaultStyle, BodyShape }), text)).toEqual({ ok: true })
    }
  })

  it.each(frames.map(frame => frame.name))('eye %s reads back at every level', async EyeFrame => {
    for (const level of levels) {
      expect(await provePicture(pictureOf(matrixOf(text, level), { ...defaultStyle, EyeFrame }), text)).toEqual({ ok: true })
    }
  })

  it.each(balls.map(ball => ball.name))('eye %s reads back at every level', async EyeBall => {
    for (const level of levels) {
      expect(await provePicture(pictureOf(matrixOf(text, level), { ...defaultStyle, EyeBall }), text)).toEqual({ ok: true })
    }
  })

  it('read back around the logo of a branding, at the level that a logo asks for', async () => {
    const Href = await logoHref(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0b4f6c' } })
        .png()
        .toBuffer(),
    )
    const Logo = { Href: Href ?? '', Share: qrLogoShare }
    const parts = [
      ...bodyShapes.map(BodyShape => ({ BodyShape })),
      ...eyeFrames.map(EyeFrame => ({ EyeFrame })),
      ...eyeBalls.map(EyeBall => ({ EyeBall })),
    ]
    for (const part of parts) {
      const style = { ...defaultStyle, ...part, Logo }
      const matrix = matrixOf(text, levelOf(style))
      expect(matrix.level).toBe('H')
      expect(styleProblems(style, matrix), JSON.stringify(part)).toEqual([])
      expect(await provePicture(pictureOf(matrix, style), text), JSON.stringify(part)).toEqual({ ok: true })
    }
  })

  it('read back in combinations, in colour', async () => {
    const colors = { FillColor: '#1d3557', EyeColor: '#9b2226', BackgroundColor: '#fdf6e3' }
    for (let at = 0; at < 45; at++) {
      const [body, frame, ball] = [bodies[(at * 8) % 21], frames[at % 15], balls[(at * 5) % 18]]
      const style = QrStyle.parse({ ...colors, BodyShape: body?.name, EyeFrame: frame?.name, EyeBall: ball?.name })
      const png = await pngOf(pictureOf(matrixOf(text, levels[at % 4] ?? 'M'), style), 500)
      expect(await decodePng(png), `${body?.name} ${frame?.name} ${ball?.name}`).toBe(text)
    }
  })
})

describe('any text up to 200 characters', () => {
  it('reads back as it was', async () => {
    const styles = fc.record({
      BodyShape: fc.constantFrom(...bodies.map(row => row.name)),
      ErrorCorrection: fc.constantFrom(...levels),
    })
    const words = fc.oneof(fc.string({ minLength: 1, maxLength: 200 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }))
    await fc.assert(
      fc.asyncProperty(words, styles, async (word, part) => {
        const style = QrStyle.parse(part)
        const picture = pictureOf(matrixOf(word, part.ErrorCorrection), style)
        expect(await decodePng(await pngOf(picture, picture.size * 8))).toBe(word)
      }),
      { numRuns: 60 },
    )
  })
})
