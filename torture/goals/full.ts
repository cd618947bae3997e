import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Goal, notTried, type Trial } from '../goal.ts'
import { amounts, openInstallation } from '../installation.ts'
import { between, momentNow } from '../load.ts'
import { judgeLoad, startSteadyLoad, untilWritten } from '../steady.ts'

const MB = 1024 * 1024

/** A disk of its own in memory; null where none can be mounted. */
const mountDisk = (trial: Trial, size: string): string | null => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-torture-disk-'))
  trial.later(() => rmSync(folder, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  trial.later(() => execFileSync('umount', ['-l', folder]))
  chmodSync(folder, 0o755)
  return folder
}

/** Writes until nothing more fits. */
const fillDisk = (file: string): void => {
  for (const size of [MB, 4096, 1]) {
    try {
      for (const part = Buffer.alloc(size); ; ) appendFileSync(file, part)
    } catch {} // full for parts of this size
  }
}

export const F4: Goal = {
  id: 'F4',
  title: 'the disk is full: reading goes on, writes are told so, and all goes on by itself when there is room again',
  share: 8,
  short: false,
  run: async trial => {
    const disk = mountDisk(trial, '500m')
    if (!disk) return notTried('No tmpfs can be mounted here: it takes root, and the right to mount.')
    const one = await openInstallation(amounts.short, { parent: disk })
    trial.later(one.close)
    await one.start()
    const load = startSteadyLoad(trial, one, { rate: 60 })
    await sleep(2000)
    const ballast = path.join(disk, 'ballast')
    const began = momentNow()
    fillDisk(ballast)
    await sleep(Math.max(4, trial.left() - 45) * 1000)
    const freed = momentNow()
    rmSync(ballast)
    const back = (await untilWritten(one, trial.mark)) - freed
    await sleep(1000)
    const loaded = await load.stop()
    const full = between(loaded.answers, began + 500, freed)
    const of = (write: 0 | 1) => full.status.filter((_status, i) => full.write[i] === write)
    const share = (statuses: readonly number[], fits: (status: number) => boolean) => statuses.filter(fits).length / statuses.length
    return judgeLoad(
      trial,
      one,
      [loaded],
      [
        trial.count('writes told that the disk is full (507)', of(1).filter(status => status === 507).length, { least: 1 }),
        trial.ratio(
          'reads answered while it is full',
          share(of(0), status => status === 200),
          { least: 0.9 },
        ),
        trial.time('the longest answer while it is full', Math.max(...full.took), { most: 5000 }),
        trial.time('first write after room was made', back, { most: 30_000 }),
      ],
    )
  },
}
