import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react'

/** Milliseconds that a chunk may take to load. */
export const CHUNK_TIMEOUT = 120_000

/**
 * A component that is loaded when it is shown, or before by `preload` (hover). A load that failed or took longer than two minutes is
 * tried again the next time.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> & { preload: () => Promise<void> } => {
  let ready: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null
  const get = (): Promise<ComponentType<P>> => {
    loading ??= inTime(load()).then(
      loaded => {
        ready = loaded
        return loaded
      },
      error => {
        loading = null
        part = fresh()
        throw error
      },
    )
    return loading
  }
  const fresh = (): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await get() }))
  let part = fresh()
  const Part = (props: P) => {
    const [shown] = useState<{ as: ComponentType<P> }>(() => ({ as: ready ?? part }))
    return createElement(shown.as, props)
  }
  return Object.assign(Part, { preload: async () => void (await get()) })
}

const inTime = <T,>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading chunk failed')), CHUNK_TIMEOUT)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
