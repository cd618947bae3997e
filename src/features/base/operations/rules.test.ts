import { expect, test } from 'vitest'
import type { Operations } from './model.ts'
import { findAttention, LOW_DISK, quantile } from './rules.ts'

const messages = { Waiting: 0, Sent: 0, Outbox: 0, Failed: 0 }
const server: Operations['Processes'][number] = {
  id: 'a',
  Kind: 'server',
  Host: 'one:1',
  Version: '0.1.0',
  StartedDate: 0,
  SeenDate: 0,
  Silent: false,
  Streams: 0,
  JobsRunning: 0,
  PoolWaiting: 0,
  LoopSeconds: 0,
  MemoryBytes: 0,
  DiskFreeBytes: LOW_DISK,
  EventsConnected: 1,
}
const well: Operations = {
  At: 0,
  Calls: 10,
  Refused: 3,
  Failed: 0,
  SlowStatements: 0,
  P95: 12,
  Series: [],
  ByCall: [],
  ByCode: [],
  ByJob: [],
  Processes: [server],
  Mails: messages,
  Texts: messages,
  Backups: { Age: 36 * 3600, TestFailed: false },
  NodesAway: [],
  Database: { Version: '18.6', Lacking: null },
}
const jobs = { Job: 'mail.send', Done: 0, Failed: 0, Mean: 0, Waiting: 4, GivenUp: 0, Oldest: 10 }

test('nothing needs attention where all is well: refusals are no faults', () => {
  expect(findAttention({ ...well, ByJob: [jobs] })).toEqual([])
})

test('what needs somebody is told with how many there are', () => {
  const told = (change: Partial<Operations>) => findAttention({ ...well, ...change })
  expect(told({ Failed: 2 })).toEqual([{ kind: 'failedCalls', n: 2 }])
  expect(told({ ByJob: [{ ...jobs, Oldest: 301 }] })).toEqual([{ kind: 'queueStuck', n: 4 }])
  expect(told({ ByJob: [{ ...jobs, GivenUp: 5 }] })).toEqual([{ kind: 'jobsGivenUp', n: 5 }])
  expect(told({ Mails: { ...messages, Failed: 1 }, Texts: { ...messages, Failed: 2 } })).toEqual([{ kind: 'messagesFailed', n: 3 }])
  expect(told({ Backups: { Age: 36 * 3600 + 1, TestFailed: true } }).map(one => one.kind)).toEqual(['backupOld', 'testRestoreFailed'])
  expect(told({ Backups: { Age: null, TestFailed: false } }).map(one => one.kind)).toEqual(['backupOld'])
  expect(told({ Backups: null })).toEqual([])
  expect(told({ Database: { Version: '18.0', Lacking: '…' } })).toEqual([{ kind: 'lacksFixes', n: 1 }])
})

test('a silent process is told as silent only: what it last said of itself is old', () => {
  const broken = { ...server, DiskFreeBytes: 1, EventsConnected: 0 }
  expect(findAttention({ ...well, Processes: [server, { ...broken, Silent: true }] })).toEqual([{ kind: 'processSilent', n: 1 }])
  expect(findAttention({ ...well, Processes: [broken] }).map(one => one.kind)).toEqual(['diskLow', 'eventsAway'])
})

test('a quantile lies straight between the edges of its bucket', () => {
  const edges = [10, 20, 100]
  expect(quantile([0, 0, 0, 0], edges, 0.95)).toBe(null)
  expect(quantile([100, 0, 0, 0], edges, 0.5)).toBe(5)
  expect(quantile([50, 50, 0, 0], edges, 0.95)).toBe(19)
  expect(quantile([0, 0, 0, 7], edges, 0.95)).toBe(100)
})

test('nodes of a cluster that do not answer are counted, and the text messages on them are not', () => {
  expect(findAttention({ ...well, NodesAway: ['worker-1:5432'], Texts: null })).toEqual([{ kind: 'nodesAway', n: 1 }])
})
