import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { takeTurns } from '../../core/turns.ts'
import type { Encoded } from './raster.ts'
import { cleanSvg } from './svg.ts'

const milliseconds = 5_000
const mostBytes = 64 * 1024 * 1024
const twoAtOnce = takeTurns(2)
const program = fileURLToPath(new URL('./renderSvg.ts', import.meta.url))

/** An SVG drawn as PNG, its longer side 1,024 to 2,048 px. Null when it is no SVG that we draw, or slower than 5 s. */
export async function svgToPng(bytes: Uint8Array): Promise<Encoded | null> {
  const clean = cleanSvg(bytes)
  if (!clean) return null
  const png = await twoAtOnce(() => render(clean.text))
  return png && { kind: 'png', bytes: png, width: clean.width, height: clean.height }
}

/** In its own process: a drawing cannot be interrupted, a process can be killed. */
function render(text: string): Promise<Uint8Array | null> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['--max-old-space-size=256', program], { stdio: ['pipe', 'pipe', 'ignore'], env: {} })
    const parts: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > mostBytes) child.kill('SIGKILL')
      else parts.push(part)
    })
    const end = (png: Uint8Array | null) => {
      clearTimeout(timer)
      resolve(png)
    }
    child.on('error', () => end(null))
    child.on('close', code => end(code === 0 ? Buffer.concat(parts) : null))
    child.stdin.on('error', () => undefined).end(text)
  })
}
