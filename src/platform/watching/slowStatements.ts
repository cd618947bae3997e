import type pg from 'pg'
import { textOf } from '../db/changes.ts'
import { currentWork, type Work } from './work.ts'

/** A statement that took longer than it may. `text`: without the values that stood in it. */
export type SlowStatement = { text: string; millis: number; work: Work | undefined }
/** Above how many milliseconds a statement is slow, and who is told. */
export type SlowStatements = { after: number; tell: (statement: SlowStatement) => void }

/** Times every statement of a connection and tells the slow ones. A statement that was sent behind another one counts from the other's end. */
export const timeStatements = (client: pg.PoolClient, { after, tell }: SlowStatements): void => {
  // The driver's own, looked up each time, so that whoever watches the driver sees these statements too.
  const query = (...asked: unknown[]): unknown => Reflect.apply(Reflect.get(Object.getPrototypeOf(client), 'query'), client, asked)
  let free = 0
  const timed = (asked: readonly unknown[]) => {
    const sent = performance.now()
    const work = currentWork()
    return () => {
      const now = performance.now()
      const millis = Math.round(now - Math.max(sent, free))
      free = now
      if (millis > after && !work?.long) tell({ text: withoutValues(textOf(asked[0])), millis, work })
    }
  }
  const watched = (...asked: unknown[]): unknown => {
    const done = timed(asked)
    const last = asked.at(-1)
    if (typeof last === 'function') {
      const called = (...told: unknown[]) => (done(), last(...told))
      return query(...asked.slice(0, -1), called)
    }
    const answer = query(...asked)
    if (answer instanceof Promise) answer.then(done, done)
    return answer
  }
  Object.assign(client, { query: watched })
}

/** A statement as it may stand in a log: texts and long numbers that are written into it are taken out. */
export const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, `'?'`)
    .replaceAll(/\b\d{4,}\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 2000)
