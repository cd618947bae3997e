import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'

/** A QR code as a camera sees it: black on white, with its quiet zone, on a picture of 1280 × 720. */
export const pictureOfCode = async (text: string): Promise<Buffer> => {
  const { data, size } = encode(text, { border: 4 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `<rect x="${x}" y="${y}" width="1" height="1"/>` : [])))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="white"/>${dots.join('')}</svg>`
  const canvas = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#8a9aa0' } })
  return canvas
    .composite([{ input: Buffer.from(svg), left: 360, top: 80 }])
    .jpeg()
    .toBuffer()
}

/** The camera of every page of a browser from now on: it sees one picture. The readers of codes are the real ones. */
export const showCamera = (page: Page, picture: Buffer): Promise<unknown> =>
  page.context().addInitScript(`
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = 'data:image/jpeg;base64,${picture.toString('base64')}'
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const draw = () => canvas.getContext('2d').drawImage(image, 0, 0)
      draw()
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }`)
