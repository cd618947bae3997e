import { checkCircles } from './circles.ts'
import { checkFaces } from './faces.ts'
import { checkHabits } from './habits.ts'
import { checkOrder } from './order.ts'
import { checkPlatformSql } from './platformSql.ts'
import type { Fault, FeatureRow, SourceFile } from './tree.ts'
import { checkVocabulary } from './vocabulary.ts'
import { checkWriters } from './writers.ts'

/** Everything that breaks the shape of the tree. */
export const checkShape = (files: readonly SourceFile[], order: readonly FeatureRow[]): Fault[] => [
  ...checkHabits(files),
  ...checkOrder(files, order),
  ...checkFaces(files, order),
  ...checkCircles(files),
  ...checkWriters(files, order),
  ...checkPlatformSql(files),
  ...checkVocabulary(files, order),
]

/** A broken rule that is let pass until it is mended: what breaks it, and the file that it imports or the table that it writes. */
export type StillBroken = readonly [file: string, to: string]

/** The faults that are not let pass, and the entries of the list that let nothing pass any more: the list only grows shorter. */
export function withoutStillBroken(faults: readonly Fault[], list: readonly StillBroken[]): Fault[] {
  const isListed = (fault: Fault) => list.some(([file, to]) => fault.file === file && fault.to === to)
  const mended = list.filter(([file, to]) => !faults.some(one => one.file === file && one.to === to))
  return [
    ...faults.filter(one => !isListed(one)),
    ...mended.map(
      ([file, to]): Fault => ({ rule: 'allowed', file, to, text: `${file} → ${to} is mended: take it off scripts/shape/stillBroken.ts` }),
    ),
  ]
}
