import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { takeTurns } from '../../core/turns.ts'
import type { Encoded } from './raster.ts'
import { cleanSvg } from './svg.ts'

const milliseconds = { foreign: 5_000, ours: 20_000 } as const
const mostBytes = 64 * 1024 * 1024
const twoAtOnce = takeTurns(2)
const program = fileURLToPath(new URL('./renderSvg.ts', import.meta.url))
/** The portal's typeface, left by the build: a server may have no other. */
const fonts = fileURLToPath(new URL('../../../dist/fonts/fonts.conf', import.meta.url))

/** An SVG drawn as PNG, its longer side 1,024 to 2,048 px. Null when it is no SVG that we draw, or slower than 5 s. */
export async function svgToPng(bytes: Uint8Array): Promise<Encoded | null> {
  const clean = cleanSvg(bytes)
  if (!clean) return null
  const png = await twoAtOnce(() => render(clean.text, milliseconds.foreign))
  return png && { kind: 'png', bytes: png, width: clean.width, height: clean.height }
}

/** A drawing of ours as PNG, as large as it says: for mails, as mail programs show no SVG. Null where it takes longer than 20 s. */
export const drawPng = (svg: string): Promise<Uint8Array | null> => twoAtOnce(() => render(svg, milliseconds.ours))

/** In its own process: a drawing cannot be interrupted, a process can be killed. */
function render(text: string, within: number): Promise<Uint8Array | null> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['--max-old-space-size=256', program], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: existsSync(fonts) ? { FONTCONFIG_FILE: fonts } : {},
    })
    const parts: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => child.kill('SIGKILL'), within)
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
