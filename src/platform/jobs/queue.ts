export type JobClient = { query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }> }
/** A job as whoever enqueues it needs it. */
type Queued = { readonly name: string }

/** The queues of a process; `Services`: what it gives to the jobs that it works. */
export type Jobs<Services> = {
  /** Enqueues inside a caller's transaction, a job for each `data`: they exist exactly if it commits. */
  enqueue(client: JobClient, job: Queued, ...data: object[]): Promise<void>
  /** The same, for a job that begins at a moment. */
  enqueueAt(client: JobClient, job: Queued, at: Date, data: object): Promise<void>
  /** The same, for jobs that are `keyed`: none is added where one of its key waits or runs. */
  enqueueOnce(client: JobClient, job: Queued, jobs: readonly { key: string; data: object }[]): Promise<void>
  /** Begins to work the queues in this process. */
  work(services: Services): Promise<void>
  /** Waiting and dead jobs, for `/ready` and operators. */
  state(): Promise<{ waiting: number; dead: number; oldestSeconds: number }>
  /** Each queue in which jobs wait or were given up. */
  queues(): Promise<QueueState[]>
  stop(): Promise<void>
}
/** `oldestSeconds`: for how long the oldest job that waits could have been done. */
export type QueueState = { job: string; waiting: number; failed: number; oldestSeconds: number }
