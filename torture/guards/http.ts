import type { KnockOut } from '../knockOut.ts'

/** What is declared, how much may come, and who is told what happens. */
export const httpGuards: readonly KnockOut[] = [
  {
    guard: 'a route is declared',
    file: 'src/platform/http/server.ts',
    from: 'if (!declared.has(url)) throw',
    to: 'if (declared.size < 0) throw',
    probes: { 'test/platform/gate.test.ts': 'a server with a route that nobody declared' },
  },
  {
    guard: 'one caller has room for so many bytes',
    file: 'src/platform/http/room.ts',
    from: 'if (bytes > 0 && own > each) throw',
    to: 'if (own < 0) throw',
    probes: { 'test/platform/bodies.test.ts': '' },
  },
  {
    guard: 'a body that stalls is cut',
    file: 'src/platform/http/bodies.ts',
    from: 'if (now > one.until || (judged && bytes - one.bytes < least)) raw.destroy()',
    to: 'if (now > one.until) raw.destroy()',
    probes: { 'test/platform/bodies.test.ts': 'one that stalls is cut' },
  },
  {
    guard: 'a public call takes small bodies',
    file: 'src/platform/http/server.ts',
    from: `call.bodyLimit ?? (call.scope === 'public' ? PUBLIC_BODY : undefined)`,
    to: 'call.bodyLimit',
    probes: { 'test/platform/bodies.test.ts': 'public calls take small bodies only' },
  },
  {
    guard: 'events go to whom they are for: buildings',
    file: 'src/platform/http/openStreams.ts',
    from: `if (building !== undefined && membership.buildings !== 'all' && !membership.buildings.some(id => id === building)) return false`,
    to: '',
    probes: { 'test/contract/streams.test.ts': 'each role hears' },
  },
  {
    guard: 'events go to whom they are for: permission',
    file: 'src/platform/http/openStreams.ts',
    from: 'return may(permissionsIn(identity, membership), wanted)',
    to: 'return true',
    probes: { 'test/contract/streams.test.ts': 'each role hears' },
  },
  {
    guard: 'events go to whom they are for: user',
    file: 'src/platform/http/openStreams.ts',
    from: `if (user !== undefined && (identity.Kind !== 'User' || identity.UserId !== user)) return false`,
    to: '',
    probes: { 'test/contract/streams.test.ts': 'each role hears' },
  },
  {
    guard: 'a stream is of an account of the caller',
    file: 'src/platform/http/streams.ts',
    from: '|| !membershipIn(identity, group)) throw',
    to: ') throw',
    probes: { 'test/contract/streams.test.ts': 'nobody without a place in the account' },
  },
  {
    guard: 'figures are for this machine and who has the token',
    file: 'src/platform/http/operations.ts',
    from: 'if (!mayMeasure(request, services.config.metricsToken)) return',
    to: 'if (request.url.length < 0) return',
    probes: { 'test/platform/operations.test.ts': 'for this machine' },
  },
]
