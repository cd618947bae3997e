import { Skeleton } from '@mantine/core'
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'

/** A picture further than this from the window waits until the page is at rest; in px and ms. */
const NEAR = 200
const REST = 1500

// One picture a task: several at once keep the page from answering for longer than a person waits.
const waiting: (() => void)[] = []
let drawing = false
const drawNext = (): void => {
  const draw = waiting.shift()
  drawing = draw !== undefined
  if (!draw) return
  draw()
  setTimeout(drawNext, 16)
}
const queue = (draw: () => void): (() => void) => {
  waiting.push(draw)
  if (!drawing) {
    drawing = true
    setTimeout(drawNext)
  }
  return () => {
    const at = waiting.indexOf(draw)
    if (at >= 0) waiting.splice(at, 1)
  }
}

/** Draws the picture of a chart when its turn comes: one after the other, those in sight first, all of them before printing. */
export const InTurn = ({ height, children }: { height: number; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const box = place.current
    if (drawn || !box) return
    let leave: (() => void) | null = null
    const take = () => {
      leave ??= queue(() => startTransition(() => setDrawn(true)))
    }
    const sight = new IntersectionObserver(seen => seen.some(one => one.isIntersecting) && take(), { rootMargin: `${NEAR}px` })
    sight.observe(box)
    const rest = setTimeout(take, REST)
    const now = () => setDrawn(true)
    addEventListener('beforeprint', now)
    return () => {
      leave?.()
      sight.disconnect()
      clearTimeout(rest)
      removeEventListener('beforeprint', now)
    }
  }, [drawn])
  const coming = <Skeleton height={height} radius="md" />
  return drawn ? <Suspense fallback={coming}>{children}</Suspense> : <div ref={place}>{coming}</div>
}
