import { z } from '../../../../core/call.ts'
import { taken } from '../../../../ui/offline/taken.ts'
import { browserStore } from '../../../../ui/store.ts'
import { GetInside } from '../contract.ts'

/** A list of who is inside, and who of them was ticked as safe (`since`: the first tick). It names people: it is gone with a sign-out, and after a day. */
const KeptInside = z.object({ inside: GetInside.output, safe: z.array(z.string()), since: z.nullable(z.int()) })
export type KeptInside = z.output<typeof KeptInside>
const Kept = z.record(z.string(), KeptInside)

const day = 86_400_000
/** Buildings whose lists a browser keeps: those that were looked at last. */
const most = 5

const readAll = (): Readonly<Partial<Record<string, KeptInside>>> => {
  try {
    const all = Kept.safeParse(JSON.parse(browserStore.read(taken.lists) ?? '{}')).data ?? {}
    return Object.fromEntries(Object.entries(all).filter(([, { inside }]) => Date.now() - inside.At < day))
  } catch {
    return {}
  }
}

const newestFirst = (all: ReturnType<typeof readAll>): [string, KeptInside][] =>
  Object.entries(all)
    .flatMap(([id, one]): [string, KeptInside][] => (one ? [[id, one]] : []))
    .toSorted(([, one], [, other]) => other.inside.At - one.inside.At)

/** The list of a building that this browser has seen last; of none, the newest of all. Null: there is none of today. */
export const readKeptInside = (bId: string | null): (KeptInside & { bId: string }) | null => {
  const all = newestFirst(readAll())
  const found = bId ? all.find(([id]) => id === bId) : all[0]
  return found ? { bId: found[0], ...found[1] } : null
}

/** Keeps the list of a building as it is now; who was ticked in the last half a day stays so. */
export const keepInside = (bId: string, inside: KeptInside['inside']): void => {
  const all = readAll()
  const { safe, since } = all[bId] ?? { safe: [], since: null }
  const isOver = since !== null && Date.now() - since > day / 2
  const newest = newestFirst(all)
    .filter(([id]) => id !== bId)
    .slice(0, most - 1)
  const own = isOver ? { inside, safe: [], since: null } : { inside, safe, since }
  browserStore.write(taken.lists, JSON.stringify(Object.fromEntries([[bId, own], ...newest])))
}

/** Keeps who is ticked as safe. */
export const keepSafe = (bId: string, safe: ReadonlySet<string>): void => {
  const all = readAll()
  const own = all[bId]
  if (!own) return
  const since = safe.size === 0 ? null : (own.since ?? Date.now())
  browserStore.write(taken.lists, JSON.stringify({ ...all, [bId]: { ...own, safe: [...safe], since } }))
}
