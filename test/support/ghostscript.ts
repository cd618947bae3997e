import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** An EPS as Ghostscript paints it, as PNG; null where Ghostscript is not installed. */
export const paintEps = async (eps: Buffer): Promise<Buffer | null> => {
  if (spawnSync('gs', ['--version']).status !== 0) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'eps-'))
  const [from, to] = [path.join(folder, 'in.eps'), path.join(folder, 'out.png')]
  writeFileSync(from, eps)
  const { status, stderr } = spawnSync('gs', [
    '-q',
    '-dSAFER',
    '-dBATCH',
    '-dNOPAUSE',
    '-dEPSCrop',
    '-sDEVICE=png16m',
    '-r144',
    `-sOutputFile=${to}`,
    from,
  ])
  if (status !== 0) throw new Error(`Ghostscript refused the EPS: ${stderr}`)
  const png = readFileSync(to)
  rmSync(folder, { recursive: true })
  return png
}
