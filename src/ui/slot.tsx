import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { Addition } from '../core/registry.ts'
import { lazyPart } from './lazyPart.tsx'

type SlotPart<P extends object> = ComponentType<P>
/** A place of a page that later features fill; see `makeSlot`. */
export type PageSlot<P extends object> = ComponentType<P> & {
  with(load: () => Promise<SlotPart<P>>): Addition
  /** Whether its parts are loaded, or cannot be: a page that waits for it does not move when they come. */
  useReady(): boolean
}

/**
 * A place in a feature's page for parts of features that stand after it in `features/order.ts`: the page shows the slot as a component,
 * such a feature says so by `with` among the `additions` of its `frame.ts`. A part is loaded when its page is shown; an empty slot shows nothing.
 */
export const makeSlot = <P extends object>(): PageSlot<P> => {
  const parts: (SlotPart<P> & { preload(): Promise<void> })[] = []
  const Slot = (props: P) => (
    <Suspense fallback={null}>
      {parts.map((Part, i) => (
        <Part key={i} {...props} />
      ))}
    </Suspense>
  )
  const useReady = (): boolean => {
    const [ready, setReady] = useState(false)
    useEffect(() => {
      let here = true
      void Promise.allSettled(parts.map(one => one.preload())).then(() => here && setReady(true))
      return () => {
        here = false
      }
    }, [])
    return ready
  }
  return Object.assign(Slot, { with: (load: () => Promise<SlotPart<P>>) => () => void parts.push(lazyPart(load)), useReady })
}
