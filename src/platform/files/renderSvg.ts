// A program of its own, started by svgToPng.ts: SVG in, PNG out.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const svg = await buffer(process.stdin)
const png = await sharp(svg, { limitInputPixels: 2048 * 2048, density: 72 })
  .png({ compressionLevel: 9 })
  .toBuffer()
process.stdout.write(png)
