import { readFigure } from './metrics.ts'

/** How a process stands at a moment; null where it has no such figure (a worker has no streams) or cannot read it. */
export type Standing = {
  Streams: number | null
  JobsRunning: number | null
  PoolWaiting: number | null
  /** Seconds by which the event loop was late, in the 99th percentile. */
  LoopSeconds: number | null
  MemoryBytes: number | null
  DiskFreeBytes: number | null
  /** 0: it does not hear the events of other processes. */
  EventsConnected: number | null
}

const figures: Record<keyof Standing, string> = {
  Streams: 'lintel_streams_open',
  JobsRunning: 'lintel_jobs_running',
  PoolWaiting: 'lintel_pool_waiting',
  LoopSeconds: 'lintel_nodejs_eventloop_lag_p99_seconds',
  MemoryBytes: 'lintel_process_resident_memory_bytes',
  DiskFreeBytes: 'lintel_disk_free_bytes',
  EventsConnected: 'lintel_events_connected',
}

/** Reads it from the figures of `/metrics`. */
export const readStanding = async (): Promise<Standing> => {
  const read = await Promise.all(Object.entries(figures).map(async ([field, name]) => [field, await readFigure(name)]))
  return Object.fromEntries(read) // has the keys of `figures`
}
