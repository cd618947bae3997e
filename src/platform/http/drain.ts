import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this process is about to stop: then `/ready` says so, and each reply closes its connection. */
export type Drain = {
  readonly begun: boolean
  /** Says that this process stops, and goes on serving for some seconds, until no balancer sends anything more. */
  begin(seconds: number): Promise<void>
}

export const openDrain = (): Drain => {
  let begun = false
  return {
    get begun() {
      return begun
    },
    begin: async seconds => {
      begun = true
      await sleep(seconds * 1000)
    },
  }
}
