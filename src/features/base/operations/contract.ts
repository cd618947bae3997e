import { read, z } from '../../../core/call.ts'

const count = z.int()
const Sums = { Calls: count, Refused: count, Failed: count }
const Messages = z.object({ Waiting: count, Sent: count, Outbox: count, Failed: count })

export const GetOperations = read('Operations/GetOperations', {
  summary: 'How the installation does, over all its servers and workers: calls, errors, jobs, disk, events, mail',
  scope: 'global',
  may: 'GlobalManageCustomers',
  quiet: true,
  input: z.strictObject({ Period: z.enum(['Hour', 'Day']) }),
  output: z.object({
    At: z.number(),
    ...Sums,
    SlowStatements: count,
    /** Milliseconds within which 95 of 100 calls were answered; null without calls. */
    P95: z.nullable(z.number()),
    /** Minutes of an hour, quarters of a day, the oldest first. */
    Series: z.array(z.object({ At: z.number(), ...Sums })),
    /** The fifty that took longest in all. Times in milliseconds. */
    ByCall: z.array(z.object({ Call: z.string(), ...Sums, Mean: z.number(), Slowest: z.number() })),
    ByCode: z.array(z.object({ Code: z.string(), Calls: count })),
    /** Jobs that were done in the period, wait now, or were given up. `Oldest`: seconds for which one could have been done. */
    ByJob: z.array(
      z.object({ Job: z.string(), Done: count, Failed: count, Mean: z.number(), Waiting: count, GivenUp: count, Oldest: z.number() }),
    ),
    Processes: z.array(
      z.object({
        id: z.string(),
        Kind: z.enum(['server', 'worker']),
        Host: z.string(),
        Version: z.string(),
        StartedDate: z.number(),
        SeenDate: z.number(),
        /** It has not been heard of for a minute, and was not stopped. */
        Silent: z.boolean(),
        Streams: z.nullable(z.number()),
        JobsRunning: z.nullable(z.number()),
        PoolWaiting: z.nullable(z.number()),
        LoopSeconds: z.nullable(z.number()),
        MemoryBytes: z.nullable(z.number()),
        DiskFreeBytes: z.nullable(z.number()),
        EventsConnected: z.nullable(z.number()),
      }),
    ),
    /** Of the last 24 hours, whatever the period. */
    Mails: Messages,
    /** `Age`: seconds since the last whole backup was begun; null as a whole where no place is set. */
    Backups: z.nullable(z.object({ Age: z.nullable(count), TestFailed: z.boolean() })),
    /** Null while a node of the cluster is away: it has those of its accounts. */
    Texts: z.nullable(Messages),
    /** Nodes of a cluster that do not answer, as HOST:PORT. */
    NodesAway: z.array(z.string()),
    Database: z.object({ Version: z.string(), Lacking: z.nullable(z.string()) }),
  }),
})
