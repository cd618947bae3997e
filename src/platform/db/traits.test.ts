import { expect, test } from 'vitest'
import { parseNode, placeOfNode, requireAlike, requireMoves } from './nodes.ts'
import type { Traits } from './traits.ts'

const here: Traits = {
  version: '18',
  citus: '14.0-1',
  collation: 'b/C.UTF-8/',
  encoding: 'UTF8',
  clock: '1795380000.2',
  log: 'logical',
  decoders: 'true',
}

test('a node like the coordinator is taken, with its clock off by no more than two seconds', () => {
  expect(() => requireAlike(here, 'b:5432', { ...here, clock: '1795380002.1' })).not.toThrow()
})

test.each<[string, Partial<Traits>, string]>([
  ['an older PostgreSQL', { version: '17' }, 'The worker b:5432 has another PostgreSQL than the coordinator: 17 instead of 18.'],
  ['another Citus', { citus: '13.2-1' }, 'The worker b:5432 has another Citus than the coordinator: 13.2-1 instead of 14.0-1.'],
  ['no Citus', { citus: null }, 'The worker b:5432 has another Citus than the coordinator: none instead of 14.0-1.'],
  [
    'another collation',
    { collation: 'i/de/' },
    'The worker b:5432 has another collation than the coordinator: i/de/ instead of b/C.UTF-8/.',
  ],
  ['another encoding', { encoding: 'LATIN1' }, 'The worker b:5432 has another encoding than the coordinator: LATIN1 instead of UTF8.'],
  ['another clock', { clock: '1795380060.2' }, "The clock of the worker b:5432 differs from the coordinator's by 60 seconds"],
])('a node with %s is refused in words', (_what, differs, said) => {
  expect(() => requireAlike(here, 'b:5432', { ...here, ...differs })).toThrow(said)
})

test('a cluster with an old Citus is refused, whatever its workers have', () => {
  const old = { ...here, citus: '13.2-1' }
  expect(() => requireAlike(old, 'b:5432', old)).toThrow('Citus 14 is needed; the coordinator has 13.2-1.')
})

test('accounts are not moved where rows cannot follow the log; it is said what to set', () => {
  expect(() => requireMoves('b:5432', here)).not.toThrow()
  expect(() => requireMoves('b:5432', { ...here, log: 'replica' })).toThrow('on b:5432, set wal_level = logical')
  expect(() => requireMoves('b:5432', { ...here, decoders: 'false' })).toThrow('alter system set output_plugin_libraries')
})

test('a node is typed as HOST:PORT', () => {
  expect(parseNode('worker-3:5432')).toEqual({ host: 'worker-3', port: 5432 })
  expect(placeOfNode(parseNode('[fd00::3]:5432'))).toBe('fd00::3:5432')
  for (const text of ['worker-3', 'worker-3:', 'worker-3:99999', ':5432', 'a b:1']) expect(() => parseNode(text)).toThrow('HOST:PORT')
})
