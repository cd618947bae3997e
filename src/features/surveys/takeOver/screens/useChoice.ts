import { useState } from 'react'
import type { Problem } from '../../../../core/problem.ts'
import type { TakeOverFill, TakeOverItem } from '../model.ts'

/** What is ticked, and what is filled in for new contacts: by itself everything that differs and may be saved is ticked. */
export const useChoice = (items: readonly TakeOverItem[]) => {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({})
  const [fills, setFills] = useState<Readonly<Record<string, TakeOverFill>>>({})
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const open = items.filter(({ State }) => State !== 'Same')
  const free = open.filter(({ Needs }) => Needs.length === 0)
  const isTicked = (item: TakeOverItem): boolean => item.Needs.length === 0 && (ticks[item.Key] ?? true)
  const belongs = (item: TakeOverItem) => (problem: Problem) => problem.Field === item.Key || problem.Field.startsWith(`${item.Key}.`)
  const forget = (key: string) => setProblems(before => before.filter(({ Field }) => Field !== key && !Field.startsWith(`${key}.`)))
  const chosen = free.filter(isTicked)
  return {
    open,
    free,
    chosen,
    isTicked,
    tick: (item: TakeOverItem, on: boolean) => {
      setTicks(before => ({ ...before, [item.Key]: on }))
      forget(item.Key)
    },
    tickAll: (on: boolean) => setTicks(Object.fromEntries(free.map(({ Key }) => [Key, on]))),
    fillOf: (item: TakeOverItem): TakeOverFill | null => item.Fill && (fills[item.Key] ?? item.Fill),
    fill: (item: TakeOverItem, next: TakeOverFill) => {
      setFills(before => ({ ...before, [item.Key]: next }))
      forget(item.Key)
    },
    problemsOf: (item: TakeOverItem) => problems.filter(belongs(item)),
    setProblems,
    begin: () => {
      setTicks({})
      setFills({})
      setProblems([])
    },
  }
}
