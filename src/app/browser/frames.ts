import type { FeatureFrame } from '../../ui/frame/featureFrame.ts'

/** What features bring to the frame, each in its `frame.ts`. They are found by that name, so that no list of them stands here. */
export const frames: readonly FeatureFrame[] = Object.values(
  import.meta.glob<FeatureFrame>('../../features/*/*/frame.ts', { eager: true, import: 'frame' }),
)

for (const add of frames.flatMap(one => one.additions ?? [])) add()

/** Rows, actions and tools of all features as they are shown: by `order`. */
export const inOrder = <T extends { readonly order: number }>(lists: readonly (readonly T[] | undefined)[]): readonly T[] =>
  lists.flatMap(one => one ?? []).toSorted((a, b) => a.order - b.order)
